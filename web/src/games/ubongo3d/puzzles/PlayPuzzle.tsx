import { useState } from "react";
import { useTranslation } from "react-i18next";
import { playUntimed } from "../model/untimed";
import { openTable } from "../../../net/http";
import { useAttempt } from "../../../app/busy";
import { CheckBox } from "../../../app/CheckBox";
import { ErrorText } from "../../../app/ErrorText";
import { playAt } from "../../../app/opening";

/** Starts this puzzle at once, against the clock or without one. */
export function PlayPuzzle({ name }: { name: string }) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const [hints, setHints] = useState(false);
  const { isBusy, error, run } = useAttempt((hasClock: boolean) => {
    const options = { puzzle: name, hints };
    const order = { game: "ubongo3d", players: 1, options, bots: [], listed: false, starts: true };
    return playAt(async () => {
      const table = await openTable(order);
      if (!hasClock) playUntimed(table.id);
      return table;
    });
  });
  return (
    <div className="puzzle-play">
      <div className="puzzle-ways">
        <button
          type="button"
          className="button primary"
          data-testid="play-puzzle"
          aria-disabled={isBusy}
          onClick={() => {
            run(true);
          }}
        >
          {t("play")}
        </button>
        <button
          type="button"
          className="button"
          data-testid="play-untimed"
          aria-disabled={isBusy}
          onClick={() => {
            run(false);
          }}
        >
          {t("untimed")}
        </button>
      </div>
      <CheckBox testId="with-hints" label={t("withHints")} checked={hints} onChange={setHints} />
      <ErrorText error={error} />
    </div>
  );
}
