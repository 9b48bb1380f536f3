import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { refusalText } from "../../i18n/refusal";
import { asRefusal, exchange } from "../../net/http";
import { useAttempt } from "../busy";
import { ErrorText } from "../ErrorText";
import { Pager } from "./Pager";
import { addressOf, fileName, ownDocuments, type Wish } from "./documents";

/** Boards and cards made at the command line: their file is shown and printed, but not stored. */
export function OwnSets({ wish }: { wish: Wish }) {
  const { t } = useTranslation("print");
  const [content, setContent] = useState("");
  const file = useId();
  const text = useId();
  return (
    <section className="print-game" aria-labelledby="print-own">
      <h2 id="print-own">{t("own.title")}</h2>
      <div className="print-own sheet paper">
        <p>{t("own.about")}</p>
        <div className="field">
          <label htmlFor={file}>{t("own.file")}</label>
          <input
            id={file}
            className="input"
            type="file"
            accept=".json,application/json"
            data-testid="own-file"
            onChange={(event) => {
              void event.target.files?.[0]?.text().then(setContent);
            }}
          />
        </div>
        <details>
          <summary>{t("own.paste")}</summary>
          <div className="field">
            <label htmlFor={text}>{t("own.text")}</label>
            <textarea
              id={text}
              className="input"
              rows={4}
              spellCheck={false}
              data-testid="own-text"
              onChange={(event) => {
                setContent(event.target.value);
              }}
            />
          </div>
        </details>
      </div>
      {content.trim() !== "" && (
        <ul className="print-documents" data-testid="own-documents">
          {ownDocuments(content).map((document) => (
            <OwnDocument key={document} document={document} content={content} wish={wish} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface OwnDocumentProps {
  document: ReturnType<typeof ownDocuments>[number];
  content: string;
  wish: Wish;
}

/** One document of an own set; its pages and its PDF are rendered from the set's file. */
function OwnDocument({ document, content, wish }: OwnDocumentProps) {
  const { t } = useTranslation("print");
  const title = t(`own.documents.${document}`);
  const [page, setPage] = useState(1);
  const shown = useOwnPicture(addressOf(document, "svg", wish, { page: `${page}` }), content);
  const download = useAttempt(async () => {
    save(await exchange(addressOf(document, "pdf", wish), content), fileName(document, wish));
  });
  return (
    <li className="print-document paper">
      {shown.picture === "" ? (
        <div className="print-picture" data-paper={wish.paper}>
          <ErrorText error={shown.error} testId={`own-error-${document}`} />
        </div>
      ) : (
        <img
          className="print-picture"
          data-paper={wish.paper}
          data-testid={`own-picture-${document}`}
          src={shown.picture}
          alt={t("picture", { document: title, page })}
        />
      )}
      <div className="print-words">
        {shown.error === "" && (
          <Pager document={document} title={title} page={page} onTurn={setPage} />
        )}
        <h3>{title}</h3>
        <ErrorText error={download.error} />
      </div>
      {shown.error === "" && (
        <button
          type="button"
          className="button"
          aria-label={t("downloadOf", { document: title })}
          aria-disabled={download.isBusy}
          data-testid={`own-download-${document}`}
          onClick={() => {
            download.run();
          }}
        >
          {t("download")}
        </button>
      )}
    </li>
  );
}

/** Request a picture of an own set's page, or the reason why there is none. */
function useOwnPicture(address: string, content: string) {
  const [shown, setShown] = useState({ picture: "", error: "" });
  useEffect(() => {
    let isWanted = true;
    exchange(address, content)
      .then(asDataAddress)
      .then(
        (picture) => {
          if (isWanted) setShown({ picture, error: "" });
        },
        (thrown: unknown) => {
          if (isWanted) setShown({ picture: "", error: refusalText(asRefusal(thrown)) });
        },
      );
    return () => {
      isWanted = false;
    };
  }, [address, content]);
  return shown;
}

/** Return a file as a data URL, since our pages load no pictures from elsewhere. */
async function asDataAddress(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === "string" ? reader.result : "");
    };
    reader.readAsDataURL(file);
  });
}

/** Let the browser download a file. */
function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
