import { useTranslation } from "react-i18next";
import { refusalText } from "../../i18n/refusal";
import { Chat } from "./Chat";
import { isAboutTalk, type Company } from "./context";
import { ReactionIcon } from "./ReactionIcon";
import { REACTIONS } from "./reactions";

interface CompanySheetProps {
  company: Company;
  onClose: () => void;
}

/** All ways to talk at a table: one-tap reactions, and a line of text if the chat is on. */
export default function CompanySheet({ company, onClose }: CompanySheetProps) {
  const { refused } = company;
  return (
    <>
      <Watching count={company.table.spectators} />
      <Reactions company={company} onClose={onClose} />
      <Chat company={company} />
      {isAboutTalk(refused?.to) && refused && (
        <p className="error" role="alert" data-testid="company-refused">
          {refusalText(refused.refusal)}
        </p>
      )}
    </>
  );
}

/** The number of spectators, for which a small phone has no room in the bar. */
function Watching({ count }: { count: number }) {
  const { t } = useTranslation("company");
  return count === 0 ? null : <p className="hint">{t("spectators", { count })}</p>;
}

/** One tap sends it and closes the sheet; it shows at the sender's seat. */
function Reactions({ company: { table, send }, onClose }: CompanySheetProps) {
  const { t } = useTranslation("company");
  if (table.you === null) return <p className="hint">{t("seatFirst")}</p>;
  return (
    <ul className="reactions" aria-label={t("react")}>
      {REACTIONS.map((reaction) => (
        <li key={reaction}>
          <button
            type="button"
            className="button reaction"
            data-testid={`react-${reaction}`}
            onClick={() => {
              if (send({ type: "react", reaction })) onClose();
            }}
          >
            <ReactionIcon reaction={reaction} />
            {t(`reaction.${reaction}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
