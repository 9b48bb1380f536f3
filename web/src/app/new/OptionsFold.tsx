import { Suspense, useState, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import type { GameOptions } from "../../games/game-module";
import { keep, kept } from "../../model/kept";

const IS_OPEN = "new.options";

interface OptionsFoldProps {
  game: string;
  players: number;
  options: GameOptions;
  children: ReactNode;
}

/** The options, folded unless they were open last time; when folded, a summary. */
export function OptionsFold({ game, players, options, children }: OptionsFoldProps) {
  const { t } = useTranslation("new");
  const [isOpen, setOpen] = useState(() => kept(IS_OPEN) === true);
  const Summary = GAMES[game]?.options?.Summary;
  // Not the toggle event, which fires late: another game's form may be there by then.
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(!isOpen);
    keep(IS_OPEN, !isOpen);
  };
  return (
    <details className="options-fold" open={isOpen}>
      <summary data-testid="options" onClick={toggle}>
        <b>{t("options")}</b>
        {!isOpen && Summary && (
          <span className="options-chosen">
            <Suspense>
              <Summary players={players} options={options} />
            </Suspense>
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}
