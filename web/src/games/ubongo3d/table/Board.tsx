import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SmallMap } from "../art/SmallMap";
import { heldCells } from "../model/hand";
import type { Building } from "../model/building";
import type { Cube } from "../model/pieces";
import type { Reviewed } from "../round/useReview";
import { BoardNote } from "./BoardNote";
import { Shortcuts } from "./Shortcuts";
import type { OwnBuilding } from "./useBuilding";
import type { Hand } from "./useHand";

const Board3d = lazy(() => import("../board3d/Board3d"));

interface BoardProps {
  building: OwnBuilding;
  hand: Hand;
  /** The round under review, if any. */
  review: Reviewed | null;
  marked: readonly Cube[];
  /** Where the pieces of the player's best run lay at this moment. */
  best: Building;
  canDraw: boolean;
  /** Where the board's messages belong. */
  notes: HTMLElement | null;
  onDrawn: () => void;
  onLost: () => void;
  children: ReactNode;
}

/** The board in the middle: in 3-D if the browser can draw it, with a message if not. */
export function Board(props: BoardProps) {
  const { review, canDraw, children } = props;
  const { t } = useTranslation("ubongo3d");
  const { t: shell } = useTranslation();
  const [glances, setGlances] = useState(0);
  const isUntouched = props.building.laid.length === 0 && props.hand.chosen === null;
  return (
    <div className="race-board">
      {!canDraw && isUntouched && (
        <p className="no-webgl paper" role="status" data-testid="no-webgl">
          {t("noWebGl")}
        </p>
      )}
      {!canDraw && review && (
        <div className="flat-board paper">
          <SmallMap squares={review.squares} laid={review.player.laid} label={t("review.player")} />
        </div>
      )}
      {canDraw && (
        // The picture is for pointers and a few keys; the panel has all of it in words.
        <div
          className="board"
          data-board
          data-landing
          data-testid="board"
          data-pending={[...props.building.pending].join(" ")}
          data-forms={JSON.stringify(Object.fromEntries(props.hand.forms))}
          data-hand={handAsText(props.hand)}
          data-best={props.best.map(({ kind }) => kind).join(" ")}
          role="application"
          aria-label={t("board.label")}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <Suspense fallback={<p role="status">{shell("loading")}</p>}>
            <InSpace {...props} glances={glances} />
          </Suspense>
        </div>
      )}
      {canDraw && (
        <button
          type="button"
          className="button quiet board-front"
          data-testid="look-from-front"
          aria-label={t("board.front")}
          title={t("board.front")}
          onClick={() => {
            setGlances(glances + 1);
          }}
        >
          <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 10s3-5 7-5 7 5 7 5-3 5-7 5-7-5-7-5z" />
            <circle cx="10" cy="10" r="2" />
          </svg>
        </button>
      )}
      {canDraw && <Shortcuts />}
      {canDraw && review === null && props.notes && (
        <BoardNote
          place={props.notes}
          misfit={props.hand.landing?.misfit ?? null}
          isHolding={props.hand.chosen !== null}
          hasLaid={props.building.laid.length > 0}
        />
      )}
      {children}
    </div>
  );
}

/** Expose what is in the hand to browser tests. */
function handAsText({ lifted, held, landing }: Hand): string {
  const aim = held && [held.x + held.by[0], held.y + held.by[1]];
  const cells = held && heldCells(held);
  return JSON.stringify({ kind: null, ...lifted?.now, aim, cells, landing });
}

const NO_FORMS: ReadonlyMap<number, number> = new Map();
const NONE: ReadonlySet<number> = new Set();

type InSpaceProps = BoardProps & { glances: number };

function InSpace(props: InSpaceProps) {
  const { building, hand, review, marked, best, glances, onDrawn, onLost } = props;
  const { actions } = hand;
  const shown =
    review === null
      ? { ...building, ...hand, marked, best, animal: building.task?.animal ?? null }
      : { ...review, laid: review.player.laid, ...LOOKED_AT, animal: review.round.animal };
  return (
    <Board3d
      squares={shown.squares}
      kinds={shown.kinds}
      animal={shown.animal}
      laid={shown.laid}
      pending={shown.pending}
      forms={shown.forms}
      lifted={shown.lifted}
      held={shown.held}
      landing={shown.landing}
      marked={shown.marked}
      best={shown.best}
      inHand={actions.inHand}
      onGrab={(kind, by) => review === null && actions.grab(kind, by)}
      onAim={actions.aim}
      onPut={actions.putThere}
      onDrop={actions.drop}
      onTurn={actions.turn}
      onFace={actions.face}
      facing={hand.facing}
      glances={glances}
      onDrawn={onDrawn}
      onLost={onLost}
    />
  );
}

/** A round under review cannot be touched. */
const LOOKED_AT = {
  pending: NONE,
  forms: NO_FORMS,
  lifted: null,
  held: null,
  landing: null,
  marked: [],
  best: [],
};
