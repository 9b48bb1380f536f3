import { useState } from "react";
import { useTranslation } from "react-i18next";
import { playUntimed } from "../model/untimed";
import { refusalText } from "../../../i18n/refusal";
import { asRefusal, openTable } from "../../../net/http";
import { useBusy } from "../../../app/busy";
import { playAt } from "../../../app/opening";

/** Begin this puzzle at once, against the clock or without one. */
export function PlayPuzzle({ name }: { name: string }) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const [hints, setHints] = useState(false);
  const [error, setError] = useState("");
  const { isBusy, run } = useBusy(async () => {
    const options = { puzzle: name, hints };
    const order = { game: "ubongo3d", players: 1, options, bots: [], listed: false, starts: true };
    try {
      await playAt(() => openTable(order), t("guest"));
    } catch (thrown) {
      setError(refusalText(asRefusal(thrown)));
    }
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
            playUntimed(false);
            run();
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
            playUntimed(true);
            run();
          }}
        >
          {t("untimed")}
        </button>
      </div>
      <label className="check">
        <input
          type="checkbox"
          data-testid="with-hints"
          checked={hints}
          onChange={(event) => {
            setHints(event.target.checked);
          }}
        />
        <span>{t("withHints")}</span>
      </label>
      {error !== "" && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
