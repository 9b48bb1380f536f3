import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useAddresses } from "../../model/guest";
import { replayPath } from "../../model/routing";
import { useCopy } from "../copy";
import { inviteBase } from "../table/inviteBase";

const SAID_MS = 2_000;

/** Copies a link to this moment; if the browser forbids it, the link is shown for copying by hand. */
export function CopyLink({ id, search }: { id: string; search: string }) {
  const { t, i18n } = useTranslation("replay");
  const { t: app } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy, forget } = useCopy(field);
  const link =
    inviteBase(location.origin, useAddresses()) + replayPath(id) + search + spokenIn(i18n.language);
  const said = useEffectEvent(forget);
  useEffect(() => {
    if (copied !== "yes") return;
    const timer = setTimeout(() => {
      said();
    }, SAID_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);
  return (
    <>
      <button
        type="button"
        className="button timeline-copy"
        data-testid="copy-moment"
        data-copied={copied === "yes"}
        aria-label={t("copyMoment")}
        title={copied === "yes" ? app("seats.copied") : t("copyMoment")}
        onClick={copy}
      >
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d={
              copied === "yes"
                ? "m4 10.5 4 4 8-9"
                : "M8.5 11.5a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-.8.8M11.5 8.5a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l.8-.8"
            }
          />
        </svg>
      </button>
      <input
        ref={field}
        className={copied === "by hand" ? "input timeline-link" : "timeline-link-hidden"}
        readOnly
        tabIndex={copied === "by hand" ? 0 : -1}
        aria-hidden={copied !== "by hand"}
        aria-label={t("linkToMoment")}
        data-testid="moment-link"
        value={link}
      />
    </>
  );
}

/** A shared link's preview uses the sender's language; English needs no parameter. */
const spokenIn = (language: string): string => (language === "en" ? "" : `&lang=${language}`);
