import { useTranslation } from "react-i18next";
import { refusalText } from "../../i18n/refusal";
import { minutes } from "../../model/duration";
import { replayPath } from "../../model/routing";
import {
  bringBack,
  dropResult,
  isWaiting,
  useResults,
  type KeptResult,
} from "../../offline/results";
import { useBusy } from "../busy";
import { Link } from "../Link";
import { nameOf } from "./names";

/** The games played on this device without the server, newest first, with the server's verdicts. */
export function PlayedHere() {
  const { t } = useTranslation("offline");
  const results = useResults();
  const count = results.filter(isWaiting).length;
  const { isBusy, run } = useBusy(bringBack);
  return (
    <section aria-labelledby="offline-played">
      <h2 id="offline-played">{t("played")}</h2>
      {results.length === 0 && <p>{t("none")}</p>}
      <ul className="offline-results">
        {results.toReversed().map((each) => (
          <Played key={`${each.id} ${each.result.began}`} played={each} />
        ))}
      </ul>
      {count > 0 && (
        <p role="status" className="offline-ways">
          {t("waiting", { count })}
          <button
            type="button"
            className="button"
            data-testid="send-now"
            aria-disabled={isBusy}
            onClick={run}
          >
            {t("send")}
          </button>
        </p>
      )}
    </section>
  );
}

function Played({ played }: { played: KeptResult }) {
  const { t } = useTranslation("offline");
  const { result, time, taken, refusal } = played;
  const name = nameOf(t, result.what);
  return (
    <li className="sheet paper" data-testid="played-offline" data-state={stateOf(played)}>
      <p>
        <b>{name}</b> · {minutes(Math.floor(time / 1000))} · {t(`state.${stateOf(played)}`)}
      </p>
      {taken !== null && (
        <Link to={replayPath(taken.table)} className="button small">
          {t("look")}
        </Link>
      )}
      {refusal !== null && (
        <>
          <p>{refusalText(refusal, "offline")}</p>
          <button
            type="button"
            className="button"
            data-testid="drop-result"
            aria-label={t("dropOf", { name })}
            onClick={() => {
              dropResult(played);
            }}
          >
            {t("drop")}
          </button>
        </>
      )}
    </li>
  );
}

type State = "waiting" | "taken" | "unsolved" | "refused";

function stateOf({ taken, refusal }: KeptResult): State {
  if (refusal !== null) return "refused";
  if (taken === null) return "waiting";
  return taken.solved ? "taken" : "unsolved";
}
