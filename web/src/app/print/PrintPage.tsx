import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { gameTitle } from "../../i18n/titles";
import { Choices } from "../Choices";
import { Shell } from "../Shell";
import {
  addressOf,
  DOCUMENTS,
  usualPaper,
  type DocumentName,
  type Paper,
  type PrintedGame,
  type Wish,
} from "./documents";
import "./print.css";

/** All games on paper: what there is, how it looks, and files to download. */
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
          <section key={game} className="print-game" aria-labelledby={`print-${game}`}>
            <h2 id={`print-${game}`}>{gameTitle(shell, game)}</h2>
            <ul className="print-documents">
              {DOCUMENTS[game].map((name) => (
                <Document key={name} game={game} name={name} wish={wish} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Shell>
  );
}

interface DocumentProps {
  game: PrintedGame;
  name: DocumentName;
  wish: Wish;
}

/** One document: its first page, what it is, and its file. */
function Document({ game, name, wish }: DocumentProps) {
  const { t } = useTranslation("print");
  const title = t(`documents.${name}`);
  return (
    <li className="print-document paper">
      <Picture
        key={addressOf(game, name, "svg", wish)}
        address={addressOf(game, name, "svg", wish)}
        paper={wish.paper}
        title={title}
      />
      <div className="print-words">
        <h3>{title}</h3>
        <p>{t(`what.${name}`)}</p>
      </div>
      <a
        className="button"
        href={addressOf(game, name, "pdf", wish)}
        download={`${game}-${name}-${wish.paper}-${wish.language}.pdf`}
        aria-label={t("downloadOf", { document: title })}
        data-testid={`download-${game}-${name}`}
      >
        {t("download")}
      </a>
    </li>
  );
}

interface PictureProps {
  address: string;
  paper: Paper;
  title: string;
}

/** The first page as it will be printed; it may take the server a moment. */
function Picture({ address, paper, title }: PictureProps) {
  const { t } = useTranslation("print");
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <p className="print-picture" data-paper={paper}>
        {t("none")}
      </p>
    );
  }
  return (
    <img
      className="print-picture"
      data-paper={paper}
      src={address}
      alt={t("picture", { document: title })}
      loading="lazy"
      onError={() => {
        setFailed(true);
      }}
    />
  );
}
