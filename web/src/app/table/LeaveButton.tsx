import { useTranslation } from "react-i18next";
import { ConfirmButton } from "../ConfirmButton";

/** Leaves a running game, after a confirmation. */
export function LeaveButton({ leave }: { leave: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmButton
      testId="leave"
      label={t("table.leave")}
      title={t("table.leave")}
      question={t("table.leaveSure")}
      no={t("table.stay")}
      yes={t("table.leaveConfirm")}
      onConfirm={leave}
    />
  );
}
