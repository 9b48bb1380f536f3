import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import type { GameOptions } from "../../games/game-module";
import { CheckBox } from "../CheckBox";
import { TurnClockChoice } from "./TurnClockChoice";

/** All settings other than the seats; they can change until the game begins. */
interface TableSettings {
  options: GameOptions;
  turnClock: number | null;
  listed: boolean;
}

interface TableOptionsProps extends TableSettings {
  game: string;
  players: number;
  onChange: (change: Partial<TableSettings>) => void;
}

/** The game's options, the turn clock, and whether anyone may join. */
export function TableOptions({ game, players, onChange, ...chosen }: TableOptionsProps) {
  const { t } = useTranslation();
  const { t: own } = useTranslation("new");
  const module = GAMES[game];
  const Form = module?.options?.Form;
  return (
    <div className="table-options">
      {Form && (
        <Suspense fallback={<p>{t("loading")}</p>}>
          <Form
            players={players}
            options={chosen.options}
            onChange={(options) => {
              onChange({ options });
            }}
          />
        </Suspense>
      )}
      {module?.isRace === false && (
        <TurnClockChoice
          seconds={chosen.turnClock}
          onChoose={(turnClock) => {
            onChange({ turnClock });
          }}
        />
      )}
      {players > 1 && (
        <CheckBox
          testId="listed"
          label={own("listed")}
          hint={own("byLink")}
          checked={chosen.listed}
          onChange={(listed) => {
            onChange({ listed });
          }}
        />
      )}
    </div>
  );
}
