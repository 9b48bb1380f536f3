import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RuleLink } from "../../../app/RuleLink";
import { isNowhere } from "../../../model/focus";
import { PartBoundary } from "../../../app/PartBoundary";
import { later } from "../../../model/later";
import type { Laying, LayingView, View } from "../../../protocol/ugo";
import { useFocusGivenBack } from "./focus";
import { isSameLaying, presentLaying } from "./laying";
import { statusText } from "../text/status";
import "./status.css";

const LayDialog = later(() => import("./LayDialog").then((part) => part.LayDialog));

interface StatusLineProps {
  view: View;
  names: readonly string[];
  /** Why something was refused. */
  note: string;
  /** The rule behind it, if there is one. */
  rule?: string | null;
  /** A laying is on its way and its answer is late. */
  isPending: boolean;
  /** Whether the only way to lay is taken without a tap. */
  isLayingItself: boolean;
  onLay: (laying: Laying) => void;
  /** Called when the line had the focus and its button disappears. */
  onFocusLost: () => void;
  /** Other actions that are available now. */
  children?: ReactNode;
}

/** Who is to act and what to do, with the buttons for laying a won trick. */
export function StatusLine(props: StatusLineProps) {
  const { view, names, note, rule = null, isLayingItself, onLay, onFocusLost } = props;
  const { t } = useTranslation("ugo");
  const isMine = view.turn !== null && view.turn === view.seat && !isLayingItself;
  const text = isLayingItself ? t("status.won") : statusText(t, view, names);
  const laying = isMine ? view.laying : null;
  return (
    <div className="status-line" data-mine={isMine} data-laying={laying !== null}>
      <p className="status" data-testid="status" title={text}>
        <span data-testid="turn" data-seat={view.turn ?? ""}>
          {text}
        </span>
      </p>
      {note !== "" && (
        <p className="status-note">
          <span>
            {note} {rule !== null && <RuleLink game="ugo" rule={rule} />}
          </span>
        </p>
      )}
      {laying !== null && (
        <LayButtons
          laying={laying}
          isLast={view.trick_number === view.tricks_in_round}
          isPending={props.isPending}
          onLay={onLay}
          onFocusLost={onFocusLost}
        />
      )}
      {props.children}
    </div>
  );
}

interface LayButtonsProps extends Pick<StatusLineProps, "isPending" | "onLay" | "onFocusLost"> {
  laying: LayingView;
  isLast: boolean;
}

function LayButtons({ laying, isLast, isPending, onLay, onFocusLost }: LayButtonsProps) {
  const { t } = useTranslation("ugo");
  const [isChanging, setChanging] = useState(false);
  const present = presentLaying(laying);
  const lay = (wanted: Laying) => {
    setChanging(false);
    if (laying.laid === null || !isSameLaying(wanted, laying.laid)) onLay(wanted);
  };
  return (
    <div className="lay-buttons" data-pending={isPending}>
      {laying.laid === null && (
        <ConfirmButton
          onFocusLost={onFocusLost}
          onClick={() => {
            lay(present);
          }}
        />
      )}
      {laying.ways > 1 && (
        <button
          type="button"
          className="button small"
          data-testid="lay-change"
          onClick={() => {
            setChanging(true);
          }}
        >
          {t("lay.change")}
        </button>
      )}
      {isChanging && (
        <PartBoundary>
          <Suspense>
            <LayDialog
              laying={laying}
              isLast={isLast}
              onLay={lay}
              onClose={() => {
                setChanging(false);
              }}
            />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}

/** Takes the focus from the hand, where it was last needed, and gives it back. */
function ConfirmButton({ onClick, onFocusLost }: { onClick: () => void; onFocusLost: () => void }) {
  const { t } = useTranslation("ugo");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    if (isNowhere(active) || active?.closest("[data-hand]")) button.current?.focus();
  }, []);
  useFocusGivenBack(button, onFocusLost);
  return (
    <button
      ref={button}
      type="button"
      className="button primary"
      data-testid="lay-confirm"
      onClick={onClick}
    >
      {t("lay.confirm")}
    </button>
  );
}
