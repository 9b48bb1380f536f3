import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { gameTitle } from "../../i18n/titles";

interface GameTabsProps {
  chosen: string;
  onChoose: (game: string) => void;
}

/** Every game as a small picture, to choose one. */
export function GameTabs({ chosen, onChoose }: GameTabsProps) {
  const { t } = useTranslation();
  const { t: own } = useTranslation("new");
  return (
    <fieldset className="game-tabs">
      <legend className="hidden-text">{own("game")}</legend>
      {Object.entries(GAMES).map(([game, { Picture }]) => (
        <label className="choice game-tab" key={game} title={gameTitle(t, game)}>
          <input
            type="radio"
            name="game"
            value={game}
            data-testid={`game-${game}`}
            aria-label={gameTitle(t, game)}
            checked={game === chosen}
            onChange={() => {
              onChoose(game);
            }}
          />
          <span className="button">
            <span className="game-picture">
              <Picture />
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
