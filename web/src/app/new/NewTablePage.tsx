import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { gameTitle } from "../../i18n/titles";
import { useGuestName } from "../../model/guest";
import { goInstead, newTablePath } from "../../model/routing";
import { HowToPlayButton } from "../HowToPlayButton";
import { NowherePage } from "../LostPage";
import { NameField, useNameDraft } from "../NameForm";
import { loadSeatsPage } from "../pages";
import { Shell } from "../Shell";
import { GameTabs } from "./GameTabs";
import { NewTableForm } from "./NewTableForm";
import { useGame } from "../useGame";
import "./new.css";

/** The page for setting up a table: with whom to play, and how. */
export default function NewTablePage({ game }: { game: string }) {
  const { t } = useTranslation("new");
  const { t: shell } = useTranslation();
  const title = gameTitle(shell, game);
  useEffect(() => {
    document.title = `${title} · ${t("title")}`;
  }, [t, title]);
  const module = GAMES[game];
  useEffect(() => {
    void module?.preload();
    loadSeatsPage().catch(() => undefined);
  }, [module]);
  const naming = useNaming();
  if (module === undefined) return <NowherePage />;
  return (
    <Shell page="new">
      <div className="new">
        <div className="new-head">
          <div>
            <p>{t("title")}</p>
            <h1>{title}</h1>
          </div>
          <GameTabs
            chosen={game}
            onChoose={(wanted) => {
              goInstead(newTablePath(wanted));
            }}
          />
        </div>
        <div className="new-about">
          <Suspense>
            <module.Introduction />
          </Suspense>
        </div>
        <section className="new-form sheet paper" aria-label={t("title")}>
          <OwnTable key={game} game={game} naming={naming} />
        </section>
        <div className="new-rules">
          <HowToPlayButton key={game} game={game} />
        </div>
      </div>
    </Shell>
  );
}

/** The player's name: typed once, whichever game they then choose. */
function useNaming() {
  const saved = useGuestName() ?? "";
  const draft = useNameDraft(saved);
  // A player who types a name keeps seeing the field until they leave, even once it is saved.
  const [asksName] = useState(saved === "");
  return { draft, asksName, isSaved: saved !== "" && draft.typed === saved };
}

interface OwnTableProps {
  game: string;
  naming: ReturnType<typeof useNaming>;
}

function OwnTable({ game: name, naming: { draft, asksName, isSaved } }: OwnTableProps) {
  const { t } = useTranslation();
  const game = useGame(name);
  if (game === null) return <p role="alert">{t("lobby.unreachable")}</p>;
  if (game === undefined) return <p>{t("loading")}</p>;
  return (
    <>
      {asksName && <NameField draft={draft} isSaved={isSaved} />}
      <NewTableForm game={game} saveName={draft.save} />
    </>
  );
}
