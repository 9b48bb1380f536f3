import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../model/announcer";
import { useAddresses } from "../../model/guest";
import { tablePath } from "../../model/routing";
import { copyFrom } from "./copy";
import { inviteBase, isLoopback } from "./inviteBase";

interface InviteProps {
  id: string;
  game: string;
  isHost: boolean;
  isFull: boolean;
}

/** The link to the table, to copy or to share; only the host can do something about where it works. */
export function Invite({ id, game, isHost, isFull }: InviteProps) {
  const { t } = useTranslation();
  const base = inviteBase(location.origin, useAddresses());
  const link = base + tablePath(id);
  return (
    <section className="invite" aria-labelledby="invite">
      <h2 id="invite">{t("seats.invite")}</h2>
      <p>{t(isFull ? "seats.inviteToWatch" : "seats.inviteHint")}</p>
      <CopyRow link={link} game={game} />
      {isHost && isLoopback(base) && (
        <p className="hint">
          {t("seats.onlyHere")} <code className="code">spieltisch serve --host 0.0.0.0</code>
        </p>
      )}
    </section>
  );
}

type Copied = "no" | "yes" | "by hand";

function CopyRow({ link, game }: { link: string; game: string }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<Copied>("no");
  const copy = async () => {
    const isDone = input.current !== null && (await copyFrom(input.current));
    setCopied(isDone ? "yes" : "by hand");
    announce(t(isDone ? "seats.copied" : "seats.copyByHand"));
  };
  return (
    <div className="invite-row">
      <input
        ref={input}
        className="input"
        readOnly
        value={link}
        aria-label={t("seats.inviteLabel")}
        data-testid="invite-link"
        onFocus={(event) => {
          event.target.select();
        }}
      />
      <button type="button" className="button" onClick={() => void copy()}>
        {t(copied === "yes" ? "seats.copied" : "seats.copy")}
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
      {copied === "by hand" && <p className="hint">{t("seats.copyByHand")}</p>}
    </div>
  );
}
