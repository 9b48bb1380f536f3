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

/** All that one can say at a table: a reaction at one tap, and a line where the chat is on. */
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

/** How many people watch: on a small phone the bar has no room for it. */
function Watching({ count }: { count: number }) {
  const { t } = useTranslation("company");
  return count === 0 ? null : <p className="hint">{t("spectators", { count })}</p>;
}

/** One tap says it, and the sheet goes away: it shows at one's seat. */
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
