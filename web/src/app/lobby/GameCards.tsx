import { useTranslation } from "react-i18next";
import { gameTitle } from "../../i18n/titles";
import { GAMES } from "../../games";

interface GameCardsProps {
  games: readonly string[];
  chosen: string;
  onChoose: (game: string) => void;
}

/** Every game as a small picture with its name; one of them is chosen. */
export function GameCards({ games, chosen, onChoose }: GameCardsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="lobby-cards">
      <legend className="legend">{t("lobby.game")}</legend>
      <div className="game-cards">
        {games.map((game) => (
          <GameCard
            key={game}
            game={game}
            isChosen={game === chosen}
            onChoose={() => {
              onChoose(game);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface GameCardProps {
  game: string;
  isChosen: boolean;
  onChoose: () => void;
}

function GameCard({ game, isChosen, onChoose }: GameCardProps) {
  const { t } = useTranslation();
  const module = GAMES[game];
  if (module === undefined) return null;
  return (
    <label className="choice game-card">
      <input
        type="radio"
        name="game"
        value={game}
        data-testid={`game-${game}`}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="button">
        <span className="game-picture">
          <module.Picture />
        </span>
        {gameTitle(t, game)}
      </span>
    </label>
  );
}
