import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { TableView } from "../../../protocol/messages";
import type { Move, View } from "../../../protocol/ugo";
import type { GameReplayProps } from "../../game-module";
import { CardFace } from "../art/CardFace";
import { useMotion } from "../table/motion";
import { Others } from "../table/Others";
import { OwnKingdom } from "../table/OwnKingdom";
import { Papers } from "../table/Papers";
import { Progress } from "../table/Progress";
import { TrickCards, trickToShow } from "../table/Trick";
import { withoutLying } from "../model/totals";
import { cardLabel } from "../text/words";
import "../art/lands.css";
import "../table/table.css";
import "./replay.css";

/** The table after a move, read-only. */
export default function ReplayTable({ table: now, names, step, evaluation }: GameReplayProps) {
  const table = everyoneThere(now);
  const view = withoutLying(step.view as View);
  const root = useRef<HTMLDivElement>(null);
  const own = table.seats[view.seat ?? 0];
  const move = step.move as unknown as Move | null;
  const hasPlayed = move !== null && "play" in move;
  useMotion(root, step.number);
  return (
    <div className="ugo-replay">
      <Progress view={view} />
      <div className="ugo-table" ref={root} data-players={view.players}>
        <Others table={table} names={names} view={view} />
        <div className="middle">
          <TrickCards
            {...trickToShow(view)}
            view={view}
            names={names}
            newest={hasPlayed ? step.seat : null}
          />
          <Papers view={view} names={names} />
        </div>
        {own && (
          <OwnKingdom view={view} name={names[view.seat ?? 0] ?? ""} state={own} isMine={false} />
        )}
        {step.views?.length ? (
          <AllHands views={step.views as readonly View[]} names={names} evaluation={evaluation} />
        ) : (
          <OpenHand view={view} name={names[view.seat ?? 0] ?? ""} evaluation={evaluation} />
        )}
      </div>
    </div>
  );
}

/** Who is away now does not matter: everyone sat there then. */
function everyoneThere(table: TableView): TableView {
  const seats = table.seats.map((seat) => ({ ...seat, present: true, stand_in: null }));
  return { ...table, seats };
}

type AllHandsProps = Pick<GameReplayProps, "evaluation" | "names"> & { views: readonly View[] };

/** Everyone's hand, with its name. */
function AllHands({ views, names, evaluation }: AllHandsProps) {
  return (
    <div className="all-hands" data-testid="all-hands">
      {views.map((view, seat) => (
        <div key={seat} className="named-hand">
          <p aria-hidden="true">{names[seat]}</p>
          <OpenHand view={view} name={names[seat] ?? ""} evaluation={evaluation} />
        </div>
      ))}
    </div>
  );
}

type OpenHandProps = Pick<GameReplayProps, "evaluation"> & { view: View; name: string };

/** An open hand; the card that would have been better is marked. */
function OpenHand({ view, name, evaluation }: OpenHandProps) {
  const { t } = useTranslation("ugo");
  if (view.seat === null) return <p className="open-hand-none">{t("again.noHand")}</p>;
  const isWorse = evaluation?.grade === "slip" || evaluation?.grade === "costly";
  const best = isWorse && evaluation.seat === view.seat ? (evaluation.best.play ?? null) : null;
  return (
    <ul className="open-hand" aria-label={t("again.hand", { name })} data-testid="open-hand">
      {view.hand.map(({ card }) => (
        <li key={card} data-card={card} data-best={card === best}>
          <span className="hidden-text">{cardLabel(t, card)}</span>
          <CardFace card={card} />
          {card === best && <span className="open-hand-best">{t("again.best")}</span>}
        </li>
      ))}
    </ul>
  );
}
