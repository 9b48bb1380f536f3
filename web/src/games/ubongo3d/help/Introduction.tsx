import { useTranslation } from "react-i18next";
import { Hero } from "../art/Hero";
import "./introduction.css";

/** Three pieces over a board, and what the game is about. */
export default function Introduction() {
  const { t } = useTranslation("ubongo3d");
  return (
    <div className="introduction">
      <div className="pieces-scene" role="img" aria-label={t("picture")}>
        <Hero />
      </div>
      <p>{t("about")}</p>
      <p className="introduction-facts">{t("facts")}</p>
    </div>
  );
}
