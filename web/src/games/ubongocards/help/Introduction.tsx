import { useTranslation } from "react-i18next";
import { Hero } from "../art/Hero";
import "./introduction.css";

/** Cards laid together, and what the game is about. */
export default function Introduction() {
  const { t } = useTranslation("ubongocards");
  return (
    <div className="introduction cards-introduction">
      <div className="large-layout" role="img" aria-label={t("picture")}>
        <Hero />
      </div>
      <p>{t("about")}</p>
      <p className="cards-facts">{t("facts")}</p>
    </div>
  );
}
