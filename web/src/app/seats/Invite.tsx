import { useTranslation } from "react-i18next";
import { useAddresses } from "../../model/guest";
import { tablePath } from "../../model/routing";
import { CopyRow } from "../CopyRow";
import { inviteBase, isLoopback } from "../table/inviteBase";

interface InviteProps {
  id: string;
  game: string;
  isHost: boolean;
  isFull: boolean;
}

/** The link to the table, to copy or to share; only the host can change where it works. */
export function Invite({ id, game, isHost, isFull }: InviteProps) {
  const { t } = useTranslation();
  const base = inviteBase(location.origin, useAddresses());
  const link = base + tablePath(id);
  return (
    <section className="invite" aria-labelledby="invite">
      <h2 id="invite">{t("seats.invite")}</h2>
      <p>{t(isFull ? "seats.inviteToWatch" : "seats.inviteHint")}</p>
      <CopyRow link={link} label={t("seats.inviteLabel")} testId="invite-link">
        {"share" in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ title: game, url: link }).catch(() => null)}
          >
            {t("seats.share")}
          </button>
        )}
      </CopyRow>
      {isHost && isLoopback(base) && (
        <p className="hint">
          {t("seats.onlyHere")} <code className="code">spieltisch serve --host 0.0.0.0</code>
        </p>
      )}
    </section>
  );
}
