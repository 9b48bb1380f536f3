import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { hush } from "../../model/announcer";
import { useAttention } from "../table/attention";
import { CompanyContext } from "../company/context";
import { LoadingPage } from "../Shell";
import { Curtain } from "./Curtain";
import { deviceSeats, isEverybodyHere, nextSeat } from "./seats";
import type { SharedGameProps } from "./SharedGame";

/** How long players see the effect of their own move before the curtain closes. */
const LOOK_MS = 1_200;

/** One hand at a time, with a curtain whenever the device changes hands. */
export function PassAndPlay({ Game, ...own }: SharedGameProps) {
  const { t } = useTranslation("device");
  const { table, names, companions } = own;
  const seats = deviceSeats(table);
  const { shown, next, open } = useHolder(own);
  const number = seats.find(({ seat }) => seat === shown)?.number;
  const line = number === 0 ? own : number === undefined ? undefined : companions.get(number);
  useAttention(shown === null ? null : (line?.table ?? null));
  const isTurn = next !== null && table.to_move.includes(next);
  const name = names[next ?? 0] ?? "";
  const turn = t(isTurn ? "turn" : "next", { name });
  useTitle(shown === null ? turn : null);
  if (shown === null) return <Curtain key={next} turn={turn} name={name} onOpen={open} />;
  if (line?.table == null) return <LoadingPage />;
  const props = { ...own, ...line, table: line.table };
  return (
    <CompanyContext value={isEverybodyHere(table) ? null : props}>
      <Game key={shown} {...props} />
    </CompanyContext>
  );
}

/** Title the page with the player who takes the device next. */
function useTitle(turn: string | null): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (turn !== null) document.title = `${turn} · ${t("brand")}`;
  }, [turn, t]);
}

/** Follow who holds the device: nobody while the curtain is closed. */
function useHolder({ table }: Pick<SharedGameProps, "table">) {
  const [holder, setHolder] = useState<number | null>(null);
  const seats = deviceSeats(table).map(({ seat }) => seat);
  const next = nextSeat(table, seats, holder);
  const isAlone = seats.length === 1;
  useEffect(() => {
    if (isAlone || holder === null || next === holder) return;
    const timer = setTimeout(() => {
      setHolder(null);
      hush();
    }, LOOK_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isAlone, next, holder]);
  const open = () => {
    setHolder(next);
  };
  return { shown: isAlone ? next : holder, next, open };
}
