import { useState } from "react";
import { Dialog } from "./Dialog";
import { ErrorText } from "./ErrorText";

interface ConfirmButtonProps {
  /** The names of the button, the dialog and its answer in tests: `leave`, `leave-dialog`, `leave-confirm`. */
  testId: string;
  label: string;
  title: string;
  question: string;
  no: string;
  yes: string;
  onConfirm: () => void;
  isBusy?: boolean;
  error?: string;
}

/** Does something that cannot be undone, after a confirmation. */
export function ConfirmButton({
  testId,
  label,
  title,
  question,
  no,
  yes,
  onConfirm,
  isBusy = false,
  error = "",
}: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const keep = () => {
    setAsking(false);
  };
  return (
    <>
      <button
        type="button"
        className="button danger"
        aria-haspopup="dialog"
        data-testid={testId}
        onClick={() => {
          setAsking(true);
        }}
      >
        {label}
      </button>
      <Dialog open={isAsking} title={title} testId={`${testId}-dialog`} onClose={keep}>
        <p>{question}</p>
        <ErrorText error={error} />
        <div className="dialog-ways">
          <button type="button" className="button primary" onClick={keep}>
            {no}
          </button>
          <button
            type="button"
            className="button danger"
            data-testid={`${testId}-confirm`}
            aria-disabled={isBusy}
            onClick={onConfirm}
          >
            {yes}
          </button>
        </div>
      </Dialog>
    </>
  );
}
