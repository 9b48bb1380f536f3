import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";
import { PartBoundary } from "../../../app/PartBoundary";
import { later } from "../../../model/later";
import { isPending } from "../../../race/unanswered";
import type { Move, SoloView, View } from "../../../protocol/ubongo3d";
import type { GameTableProps } from "../../game-module";

const LeftTask = later(() => import("./LeftTask").then((part) => part.LeftTask));

interface AsideProps extends Pick<GameTableProps, "pending"> {
  view: View;
  solo: SoloView;
  send: (move: Move) => void;
}

const canPause = (view: View, solo: SoloView) => view.phase === "building" && solo.pauses_left > 0;

type Step = "building" | "asking" | "looking";

/** Lays the task aside: it asks first, then shows a solution while the clock is stopped. Gives up a single puzzle. */
export function Aside({ view, solo, pending, send }: AsideProps) {
  const { t } = useTranslation("ubongo3d");
  const [step, setStep] = useState<Step>("building");
  const isSingle = solo.kind === "puzzle";
  const isLeaving = isPending(pending, "aside");
  const canLeave = view.phase === "building" && solo.asides_left > 0 && !isLeaving;
  const stay = () => {
    setStep("building");
  };
  const leave = () => {
    send({ aside: solo.number });
    setStep("looking");
  };
  // The pause belongs to the new task, so it waits until that is on the table.
  const pause = useEffectEvent(() => {
    const isLeft = step === "looking" && solo.left_last !== null;
    if (isLeft && canPause(view, solo)) send({ pause: true });
  });
  useEffect(() => {
    pause();
  }, [solo.number]);
  const goOn = () => {
    if (view.phase === "paused") send({ resume: true });
    stay();
  };
  return (
    <>
      <button
        type="button"
        className="button small"
        data-testid="aside"
        data-pending={isLeaving}
        aria-haspopup="dialog"
        aria-disabled={!canLeave}
        onClick={() => {
          if (canLeave) setStep("asking");
        }}
      >
        {t(isSingle ? "solo.giveUp" : "solo.aside")}
      </button>
      {solo.left_last !== null && view.phase === "paused" && (
        <button
          type="button"
          className="button small"
          data-testid="show-left"
          onClick={() => {
            setStep("looking");
          }}
        >
          {t("solo.leftShow")}
        </button>
      )}
      <Dialog
        open={step === "asking" && canLeave}
        title={t(isSingle ? "solo.giveUpAsk" : "solo.asideAsk")}
        onClose={stay}
      >
        <p>{asideWords()}</p>
        <div className="aside-ways">
          <button type="button" className="button primary" data-testid="aside-no" onClick={stay}>
            {t("solo.asideNo")}
          </button>
          <button type="button" className="button" data-testid="aside-yes" onClick={leave}>
            {t(isSingle ? "solo.giveUpYes" : "solo.asideYes")}
          </button>
        </div>
      </Dialog>
      {step === "looking" && solo.left_last !== null && (
        <PartBoundary>
          <Suspense>
            <LeftTask left={solo.left_last} onClose={goOn} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );

  function asideWords(): string {
    if (isSingle) return t("solo.giveUpWhat");
    const task = view.players[0]?.task?.name ?? "";
    return t(solo.pauses_left > 0 ? "solo.asideWhat" : "solo.asideNoPause", { task });
  }
}
