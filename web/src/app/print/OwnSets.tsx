import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { puzzles } from "../puzzles";
import { OwnPrinted } from "./OwnPrinted";
import { ownDocuments, type OwnSet, type Wish } from "./documents";

const NOTHING: OwnSet = { content: "", name: "" };
/** What a set is called that was pasted. */
const PASTED = "own";

/** Boards and cards made at the command line: their file is shown and printed, but not stored. */
export function OwnSets({ wish }: { wish: Wish }) {
  const { t } = useTranslation("print");
  const [own, setOwn] = useState(NOTHING);
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
              const chosen = event.target.files?.[0];
              void chosen?.text().then((content) => {
                setOwn({ content, name: chosen.name.replace(/\.[^.]*$/, "") });
              });
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
                setOwn({ content: event.target.value, name: PASTED });
              }}
            />
          </div>
        </details>
      </div>
      {own.content.trim() !== "" && <Documents own={own} wish={wish} />}
    </section>
  );
}

/** What shows the set, and its puzzles to hand out. */
function Documents({ own, wish }: { own: OwnSet; wish: Wish }) {
  const { t } = useTranslation("print");
  const { t: shell } = useTranslation();
  const documents = ownDocuments(own.content);
  const hasPuzzles = documents.some((each) => each === puzzles?.ownSet);
  return (
    <>
      <ul className="print-documents" data-testid="own-documents">
        {documents.map((document) => (
          <OwnPrinted
            key={document}
            document={document}
            title={t(`own.documents.${document}`)}
            own={own}
            wish={wish}
          />
        ))}
      </ul>
      {puzzles !== undefined && hasPuzzles && (
        <Suspense fallback={<p>{shell("loading")}</p>}>
          <puzzles.Handouts wish={wish} own={own} />
        </Suspense>
      )}
    </>
  );
}
