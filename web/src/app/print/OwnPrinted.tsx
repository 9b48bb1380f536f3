import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { refusalText } from "../../i18n/refusal";
import { asRefusal, exchange } from "../../net/http";
import { useAttempt } from "../busy";
import { ErrorText } from "../ErrorText";
import { Pager } from "./Pager";
import { addressOf, fileName, type Asked, type OwnSet, type Wish } from "./documents";

interface OwnPrintedProps {
  /** The server's name for it. */
  document: string;
  title: string;
  what?: string;
  own: OwnSet;
  wish: Wish;
  asked?: Asked;
  /** The choices for it. */
  children?: ReactNode;
}

/** One document of an own set; its pages and its PDF are rendered from the set's file. */
export function OwnPrinted({ document, title, what, own, wish, asked, children }: OwnPrintedProps) {
  const { t } = useTranslation("print");
  const [page, setPage] = useState(1);
  const { content } = own;
  const shown = useOwnPicture(
    addressOf(document, "svg", wish, { ...asked, page: `${page}` }),
    content,
  );
  const download = useAttempt(async () => {
    const file = await exchange(addressOf(document, "pdf", wish, asked), content);
    save(file, fileName(document, wish, asked, own.name));
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
        {what !== undefined && <p>{what}</p>}
        {children}
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
