import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { refusalText } from "../../i18n/refusal";
import { whyNot } from "../../net/http";
import { ErrorText } from "../ErrorText";
import { Pager } from "./Pager";
import { addressOf, fileName, type Asked, type Paper, type Wish } from "./documents";

const idOf = (document: string) => `printed-${document}`;

/** Bring a document into view. */
export function scrollTo(name: string): void {
  document.getElementById(idOf(name))?.scrollIntoView();
}

interface PrintedProps {
  /** The server's name for it. */
  document: string;
  title: string;
  what: string;
  wish: Wish;
  asked?: Asked;
  /** The choices for it. */
  children?: ReactNode;
}

/** One document: its pages, its description and its file. */
export function Printed({ document, title, what, wish, asked, children }: PrintedProps) {
  const { t } = useTranslation("print");
  const [page, setPage] = useState(1);
  const address = addressOf(
    document,
    "svg",
    wish,
    page === 1 ? asked : { ...asked, page: `${page}` },
  );
  const [failed, setFailed] = useState("");
  return (
    <li className="print-document paper" id={idOf(document)}>
      <Picture
        key={address}
        address={address}
        paper={wish.paper}
        title={title}
        page={page}
        onFail={() => {
          setFailed(address);
        }}
      />
      <div className="print-words">
        <Pager document={document} title={title} page={page} onTurn={setPage} />
        <h3>{title}</h3>
        <p>{what}</p>
        {children}
      </div>
      {failed !== address && (
        <a
          className="button"
          href={addressOf(document, "pdf", wish, asked)}
          download={fileName(document, wish, asked)}
          aria-label={t("downloadOf", { document: title })}
          data-testid={`download-${document}`}
        >
          {t("download")}
        </a>
      )}
    </li>
  );
}

interface PictureProps {
  address: string;
  paper: Paper;
  title: string;
  page: number;
  onFail: () => void;
}

/** A page as it will be printed; the server may need a moment, or may say why there is none. */
function Picture({ address, paper, title, page, onFail }: PictureProps) {
  const { t } = useTranslation("print");
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <NoPicture address={address} paper={paper} />;
  return (
    <img
      className="print-picture"
      data-paper={paper}
      src={address}
      alt={t("picture", { document: title, page })}
      loading="lazy"
      onError={() => {
        setFailed(true);
        onFail();
      }}
    />
  );
}

function NoPicture({ address, paper }: { address: string; paper: Paper }) {
  const { t } = useTranslation("print");
  const [why, setWhy] = useState("");
  useEffect(() => {
    let isHere = true;
    void whyNot(address).then((refusal) => {
      if (isHere) setWhy(refusal === null ? t("none") : refusalText(refusal));
    });
    return () => {
      isHere = false;
    };
  }, [address, t]);
  return (
    <div className="print-picture" data-paper={paper}>
      <ErrorText error={why} testId="no-picture" />
    </div>
  );
}
