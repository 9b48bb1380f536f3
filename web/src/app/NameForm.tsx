import { useId, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { refusalText } from "../i18n/refusal";
import { announce } from "../model/announcer";
import { callMe } from "../model/guest";
import { offeredName } from "../model/offered-name";
import { asRefusal } from "../net/http";
import { useBusy } from "./busy";

/** The name being typed, why it was refused, and a way to save it. */
interface NameDraft {
  typed: string;
  error: string;
  /** The id of its field. */
  id: string;
  type: (name: string) => void;
  /** Save the name if it is new; false if it was refused. */
  save: () => Promise<boolean>;
}

/** Hold a name while it is typed; a guest without one is offered one. */
export function useNameDraft(saved: string): NameDraft {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() => (saved === "" ? offeredName() : saved));
  const id = useId();
  const [error, setError] = useState("");
  const save = async () => {
    if (typed === saved && saved !== "") return true;
    try {
      await callMe(typed);
      setError("");
      announce(t("lobby.nameSaved", { name: typed.trim() }));
      return true;
    } catch (thrown) {
      setError(refusalText(asRefusal(thrown)));
      document.getElementById(id)?.focus();
      return false;
    }
  };
  const type = (name: string) => {
    setTyped(name);
    setError("");
  };
  return { typed, error, id, type, save };
}

interface NameFieldProps {
  draft: NameDraft;
  isSaved: boolean;
  /** Whether a heading right above it is label enough. */
  isTitled?: boolean;
}

/** The field for the player's own name, with any error right below it. */
export function NameField({ draft, isSaved, isTitled = false }: NameFieldProps) {
  const { t } = useTranslation();
  const hint = useId();
  const { isBusy, run } = useBusy(draft.save);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <form className="field" onSubmit={onSubmit} noValidate>
      <label htmlFor={draft.id} className={isTitled ? "hidden-text" : undefined}>
        {t("lobby.yourName")}
      </label>
      <div className="name-row">
        <input
          id={draft.id}
          className="input"
          data-testid="name-input"
          autoComplete="nickname"
          maxLength={60}
          value={draft.typed}
          aria-invalid={draft.error !== ""}
          aria-describedby={hint}
          onChange={(event) => {
            draft.type(event.target.value);
          }}
        />
        <button type="submit" className="button" data-testid="name-save" aria-disabled={isBusy}>
          {isSaved && <span aria-hidden="true">✓</span>}
          {t("lobby.saveName")}
        </button>
      </div>
      <p id={hint} className={draft.error === "" ? "hint" : "error"} data-testid="name-hint">
        {draft.error === "" ? t("lobby.nameHint") : draft.error}
      </p>
    </form>
  );
}
