import { useState } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../model/announcer";
import { tablePath } from "../../model/routing";

/** The link to the table, to copy or to share. */
export function Invite({ id, game }: { id: string; game: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const link = location.origin + tablePath(id);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    announce(t("seats.copied"));
  };
  return (
    <section className="invite" aria-labelledby="invite">
      <h2 id="invite">{t("seats.invite")}</h2>
      <p>{t("seats.inviteHint")}</p>
      <div className="invite-row">
        <input
          className="input"
          readOnly
          value={link}
          aria-label={t("seats.inviteLabel")}
          data-testid="invite-link"
          onFocus={(event) => {
            event.target.select();
          }}
        />
        <button type="button" className="button" onClick={() => void copy().catch(() => null)}>
          {t(isCopied ? "seats.copied" : "seats.copy")}
        </button>
        {"share" in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ title: game, url: link }).catch(() => null)}
          >
            {t("seats.share")}
          </button>
        )}
      </div>
    </section>
  );
}
