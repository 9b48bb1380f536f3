import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { gameTitle } from "../../i18n/titles";
import { Choices } from "../Choices";
import { puzzles } from "../puzzles";
import { Shell } from "../Shell";
import { DOCUMENTS, usualPaper, type Paper, type PrintedGame, type Wish } from "./documents";
import { OwnSets } from "./OwnSets";
import { Printed } from "./Printed";
import "./print.css";

/** All games on paper: the documents, their pictures, and files to download. */
export default function PrintPage() {
  const { t, i18n } = useTranslation("print");
  const { t: shell } = useTranslation();
  const [paper, setPaper] = useState<Paper>(() => usualPaper(navigator.languages));
  const [isMono, setMono] = useState(false);
  const wish: Wish = { paper, isMono, language: i18n.language };
  useEffect(() => {
    document.title = `${t("title")} · ${shell("brand")}`;
  }, [t, shell]);
  return (
    <Shell page="print">
      <div className="print">
        <h1>{t("title")}</h1>
        <p className="print-about">{t("about")}</p>
        <div className="print-wish">
          <Choices
            legend={t("paper")}
            name="paper"
            options={[
              ["a4", t("a4")],
              ["letter", t("letter")],
            ]}
            chosen={paper}
            onChoose={(chosen) => {
              setPaper(chosen === "letter" ? "letter" : "a4");
            }}
          />
          <Choices
            legend={t("colour")}
            name="colour"
            options={[
              ["colours", t("colours")],
              ["mono", t("mono")],
            ]}
            chosen={isMono ? "mono" : "colours"}
            onChoose={(chosen) => {
              setMono(chosen === "mono");
            }}
          />
        </div>
        {(Object.keys(DOCUMENTS) as PrintedGame[]).map((game) => (
          <Box key={game} game={game} wish={wish} />
        ))}
        {puzzles !== undefined && (
          <section className="print-game" aria-labelledby="print-handouts">
            <h2 id="print-handouts">{t("handouts")}</h2>
            <Suspense fallback={<p>{shell("loading")}</p>}>
              <puzzles.Handouts wish={wish} />
            </Suspense>
          </section>
        )}
        <OwnSets wish={wish} />
      </div>
    </Shell>
  );
}

/** All documents of a game. */
function Box({ game, wish }: { game: PrintedGame; wish: Wish }) {
  const { t } = useTranslation("print");
  const { t: shell } = useTranslation();
  return (
    <section className="print-game" aria-labelledby={`print-${game}`}>
      <h2 id={`print-${game}`}>{gameTitle(shell, game)}</h2>
      <ul className="print-documents">
        {DOCUMENTS[game].map((name) => (
          <Printed
            key={name}
            document={`${game}-${name}`}
            title={t(`documents.${name}`)}
            what={t(`what.${name}`)}
            wish={wish}
          />
        ))}
      </ul>
    </section>
  );
}
