import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useGuestName } from "../model/guest";
import { offeredName } from "../model/offered-name";
import { Dialog } from "./Dialog";
import { NameField, useNameDraft } from "./NameForm";

/** Shows the player's name and lets them change it. */
export function NameButton() {
  const { t } = useTranslation();
  const saved = useGuestName();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  if (saved === null) return null;
  const name = saved === "" ? offeredName() : saved;
  return (
    <>
      <button
        type="button"
        className="button quiet name-button"
        aria-label={t("name.button", { name })}
        aria-haspopup="dialog"
        data-testid="my-name"
        onClick={() => {
          setOpen(true);
        }}
      >
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="6.5" r="3.5" />
          <path d="M3.5 17.5c.6-4 3-6 6.5-6s5.9 2 6.5 6" />
        </svg>
        <span className="name-button-name">{name}</span>
      </button>
      <Dialog open={isOpen} title={t("name.title")} testId="name-dialog" onClose={close}>
        <ChangeName saved={saved} onSaved={close} />
      </Dialog>
    </>
  );
}

function ChangeName({ saved, onSaved }: { saved: string; onSaved: () => void }) {
  const draft = useNameDraft(saved);
  const save = async () => {
    const isSaved = await draft.save();
    if (isSaved) onSaved();
    return isSaved;
  };
  return <NameField draft={{ ...draft, save }} isSaved={false} isTitled />;
}
