import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../Link";
import { Mark } from "../Shell";

interface CurtainProps {
  name: string;
  /** Says whose turn it is. */
  turn: string;
  onOpen: () => void;
}

/** Shows no hand, only who takes the device next; a tap or a key opens it. */
export function Curtain({ name, turn, onOpen }: CurtainProps) {
  const { t } = useTranslation("device");
  const { t: shell } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <main className="curtain" id="main" data-page="curtain" data-testid="curtain">
      <Link to="/" className="button quiet curtain-home">
        <Mark />
        <span className="hidden-text">{shell("home")}</span>
      </Link>
      <div className="curtain-words paper">
        <h1>{turn}</h1>
        <p>{t("pass", { name })}</p>
        <button
          ref={button}
          type="button"
          className="button primary curtain-open"
          data-testid="curtain-open"
          onClick={onOpen}
        >
          {t("open", { name })}
        </button>
      </div>
    </main>
  );
}
