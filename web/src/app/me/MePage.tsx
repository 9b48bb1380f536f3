import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useGuestName } from "../../model/guest";
import { fetchStatistics } from "../../net/http";
import { NameField, useNameDraft } from "../NameForm";
import PreferenceGroups from "../settings/PreferenceGroups";
import { Shell } from "../Shell";
import { Devices } from "./Devices";
import { LeaderboardsSheet } from "./LeaderboardsSheet";
import { Continue } from "../lobby/Continue";
import { useLobby } from "../lobby/useLobby";
import { PlayedGames } from "./PlayedGames";
import { Statistics } from "./Statistics";
import { useLoaded } from "../useLoaded";
import { YourData } from "./YourData";
import "../lobby/lobby.css";
import "./me.css";

/** The player's own page: their games, their statistics and their data. */
export default function MePage() {
  const { t } = useTranslation("me");
  const { t: app } = useTranslation();
  const name = useGuestName() ?? "";
  const statistics = useLoaded(fetchStatistics);
  const { lobby } = useLobby();
  useEffect(() => {
    document.title = `${t("title")} · ${app("brand")}`;
  }, [t, app]);
  return (
    <Shell page="me">
      <div className="me">
        <header className="me-head">
          <h1>{t("title")}</h1>
          <p>{name === "" ? t("helloStranger") : t("hello", { name })}</p>
          {lobby.mine.length > 0 && <Continue tables={lobby.mine} />}
        </header>
        <PlayedGames statistics={statistics.data} />
        <Statistics loaded={statistics} />
        <LeaderboardsSheet />
        <Devices />
        <YourData />
        <section className="me-you sheet paper" aria-labelledby="me-you">
          <h2 id="me-you">{t("you.title")}</h2>
          <Name key={name} name={name} />
          <PreferenceGroups />
        </section>
      </div>
    </Shell>
  );
}

function Name({ name }: { name: string }) {
  const draft = useNameDraft(name);
  return <NameField draft={draft} isSaved={name !== "" && draft.typed === name} />;
}
