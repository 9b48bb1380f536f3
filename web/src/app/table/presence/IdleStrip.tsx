import type { TFunction } from "i18next";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { refusalText } from "../../../i18n/refusal";
import { feel } from "../../../model/feel";
import type { Idle, Incoming } from "../../../protocol/messages";
import type { TablePageProps } from "../TablePage";
import { Strip, type StripAction } from "./Strip";

type IdleStripProps = Pick<TablePageProps, "table" | "names" | "send" | "refused" | "lasting">;

/** What to do about a player who keeps the table waiting: nudge, then vote; or answer, if it is you. */
export function IdleStrip(props: IdleStripProps) {
  const { table, refused } = props;
  const { t } = useTranslation();
  const own = table.you === null ? undefined : table.seats[table.you];
  const isNudged = own?.idle?.nudged === true;
  const isHanded = own?.stand_in != null;
  useNudgeFelt(isNudged);
  if (table.you === null || table.phase !== "playing") return null;
  const said = refused?.to === "nudge" || refused?.to === "vote" ? refused.refusal : null;
  const note = said === null ? "" : refusalText(said);
  if (isNudged || isHanded) {
    const words = t(isHanded ? "presence.youHanded" : "presence.youIdle");
    const here: StripAction = {
      label: t("presence.here"),
      testId: "here",
      isDone: props.lasting.some(({ type }) => type === "here"),
      act: () => props.send({ type: "here" }),
    };
    return <Strip testId="own-idle" words={words} action={here} isUrgent />;
  }
  const seat = table.seats.findIndex(({ idle }, number) => idle != null && number !== table.you);
  const idle = table.seats[seat]?.idle;
  if (idle == null) return null;
  const name = props.names[seat] ?? "";
  return (
    <Strip
      key={seat}
      testId="idle"
      words={note || idleWords(t, idle, name, table.you)}
      action={idleAction(t, idle, { seat, name, own: table.you, send: props.send })}
    />
  );
}

function idleWords(t: TFunction, idle: Idle, name: string, own: number): string {
  if (!idle.nudged) return t("presence.idle", { name });
  if (!idle.can_vote) return t("presence.nudgeSent", { name });
  const votes = idle.votes.length;
  if (idle.votes.includes(own)) return t("presence.voted", { votes, needed: idle.needed });
  if (votes === 0) return t("presence.noAnswer", { name });
  return `${t("presence.noAnswer", { name })} ${t("presence.votes", { votes, needed: idle.needed })}`;
}

interface Waiting {
  seat: number;
  name: string;
  own: number;
  send: (message: Incoming) => boolean;
}

/** The button keeps its place when there is nothing to press, so that nobody loses theirs. */
function idleAction(t: TFunction, idle: Idle, { seat, name, own, send }: Waiting): StripAction {
  if (idle.can_vote) {
    return {
      label: t("presence.vote"),
      testId: "vote",
      isDone: idle.votes.includes(own),
      act: () => send({ type: "vote", seat }),
    };
  }
  return {
    label: t("presence.nudge", { name }),
    testId: "nudge",
    isDone: idle.nudged,
    act: () => send({ type: "nudge", seat }),
  };
}

/** A nudged player hears and feels it; the strip has the words. */
function useNudgeFelt(isNudged: boolean): void {
  const before = useRef(isNudged);
  useEffect(() => {
    if (isNudged && !before.current) feel("nudge");
    before.current = isNudged;
  }, [isNudged]);
}
