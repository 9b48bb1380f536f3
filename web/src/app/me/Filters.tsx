import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { gameTitle } from "../../i18n/titles";
import type { PlayedFilter } from "../../net/http";
import type { MyStatistics } from "../../protocol/messages";
import { botLabel, levelLabel } from "../bots/names";
import { Select } from "../settings/fields";

export type Filter = PlayedFilter;

export const EVERYTHING: Filter = { game: "", company: "" };

interface FiltersProps {
  chosen: Filter;
  /** Whom the player has met in which game; null until it is loaded. */
  statistics: MyStatistics | null;
  onChoose: (filter: Filter) => void;
}

/** Which finished games to show: by game and by opponent. */
export function Filters({ chosen, statistics, onChoose }: FiltersProps) {
  const { t } = useTranslation("me");
  const { t: app } = useTranslation();
  const played = statistics?.games ?? [];
  const opponents = played
    .filter(({ game }) => chosen.game === "" || game === chosen.game)
    .flatMap((each) => each.opponents);
  const companies = [
    ...new Set([
      "",
      "people",
      "bots",
      "alone",
      "puzzles",
      "daily",
      ...opponents.map(({ name, level }) => (name === null ? `level:${level}` : `name:${name}`)),
      chosen.company,
    ]),
  ];
  const nameOf = (company: string): string => {
    if (company === "") return t("history.anyone");
    if (company.startsWith("name:")) return t("history.person", { name: company.slice(5) });
    if (company.startsWith("level:")) {
      const level = company.slice(6);
      const name = chosen.game === "" ? levelLabel(app, level) : botLabel(app, chosen.game, level);
      return t("history.person", { name });
    }
    return t(`history.${company as "people" | "bots" | "alone" | "puzzles" | "daily"}`);
  };
  return (
    <div className="me-filters">
      <Select
        label={t("history.game")}
        testId="filter-game"
        values={["", ...Object.keys(GAMES)]}
        chosen={chosen.game}
        nameOf={(game) => (game === "" ? t("history.allGames") : gameTitle(app, game))}
        onChoose={(game) => {
          onChoose({ ...chosen, game });
        }}
      />
      <Select
        label={t("history.company")}
        testId="filter-company"
        values={companies}
        chosen={chosen.company}
        nameOf={nameOf}
        onChoose={(company) => {
          onChoose({ ...chosen, company });
        }}
      />
    </div>
  );
}
