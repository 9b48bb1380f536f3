import { useTranslation } from "react-i18next";
import { NextButton } from "../../../race/NextButton";
import { isPending } from "../../../race/unanswered";
import type { Move, View } from "../../../protocol/ubongo3d";
import type { GameTableProps } from "../../game-module";
import { AutoCallButton } from "./AutoCallButton";
import type { OwnBuilding } from "./useBuilding";

interface BuildingActionsProps {
  building: OwnBuilding;
  isPlayedFor: boolean;
  onCall: () => void;
  /** Open or close the map; null if it is always open. */
  onMap: (() => void) | null;
  isMap: boolean;
}

/** Actions within the thumb's reach while building: undo, the call, the map. */
export function BuildingActions(props: BuildingActionsProps) {
  const { building, isPlayedFor, onCall, onMap, isMap } = props;
  const { t } = useTranslation("ubongo3d");
  return (
    <>
      <button
        type="button"
        className="button undo"
        data-testid="undo"
        aria-label={t("panel.undo")}
        title={t("panel.undoHint")}
        aria-keyshortcuts="u"
        aria-disabled={!building.canUndo}
        onClick={building.undo}
      >
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M7 4 3 8l4 4M3 8h8a5 5 0 0 1 0 9H7" />
        </svg>
      </button>
      <AutoCallButton building={building} isPlayedFor={isPlayedFor} onCall={onCall} />
      {onMap && (
        <button
          type="button"
          className="button to-map"
          data-testid="switch-map"
          aria-expanded={isMap}
          onClick={onMap}
        >
          {t(isMap ? "board.toBoard" : "board.toMap")}
        </button>
      )}
    </>
  );
}

interface ToNextRoundProps extends Pick<GameTableProps, "pending"> {
  view: View;
  send: (move: Move) => void;
}

/** Leads to the next round, or into the tie-break. */
export function ToNextRound({ view, pending, send }: ToNextRoundProps) {
  const { t } = useTranslation("ubongo3d");
  const isReady = view.players[view.seat ?? 0]?.is_ready === true;
  return (
    <NextButton
      isSaid={isReady || isPending(pending, "next")}
      onNext={() => {
        send({ next: view.round });
      }}
    >
      {t(view.tie.length > 0 ? "review.toTie" : "review.next")}
    </NextButton>
  );
}
