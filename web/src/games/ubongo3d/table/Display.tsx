import { useTranslation } from "react-i18next";
import type { View } from "../../../protocol/ubongo3d";
import { Bag } from "../art/Bag";
import { GemCounts } from "../art/GemCounts";
import "./others.css";

/** What lies on the table for everyone: the display and the bag. */
export function Display({ view }: { view: View }) {
  const { t } = useTranslation("ubongo3d");
  if (view.solo !== null) return null;
  return (
    <section className="gem-display" aria-label={t("display.title")} data-testid="display">
      <span className="gem-display-gems" data-source="display">
        <span>{t("display.title")}</span> <GemCounts gems={view.display} />
      </span>
      {view.variant === "gems" && (
        <span className="gem-display-bag" data-source="bag">
          <Bag /> {t("display.bag", { count: view.bag })}
        </span>
      )}
    </section>
  );
}
