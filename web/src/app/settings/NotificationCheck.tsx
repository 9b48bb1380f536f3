import { useState } from "react";
import { useTranslation } from "react-i18next";
import { askToNotify, mayNotify, notificationsState } from "../../model/notifications";
import { prefer, usePreferences } from "../../model/preferences";
import { Check } from "./fields";

/** Asks the browser only when it is switched on, and says so if the browser refuses. */
export function NotificationCheck() {
  const { t } = useTranslation();
  const { notifications } = usePreferences();
  const [wasRefused, setRefused] = useState(false);
  const isMissing = notificationsState() === "missing";
  const switchTo = async (isWanted: boolean) => {
    const isAllowed = isWanted && (await askToNotify());
    setRefused(isWanted && !isAllowed);
    prefer({ notifications: isAllowed });
  };
  return (
    <Check
      label={t("preferences.notifications")}
      testId="prefer-notifications"
      checked={notifications && mayNotify()}
      disabled={isMissing}
      {...(isMissing && { hint: t("preferences.notificationsMissing") })}
      {...(wasRefused && { hint: t("preferences.notificationsRefused") })}
      onChange={(isChecked) => void switchTo(isChecked)}
    />
  );
}
