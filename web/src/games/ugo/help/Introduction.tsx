import { useTranslation } from "react-i18next";
import { Hero } from "../art/Hero";
import "./introduction.css";

/** Five lands in a fan, and what the game is about. */
export default function Introduction() {
  const { t } = useTranslation("ugo");
  return (
    <div className="introduction">
      <div role="img" aria-label={t("picture")}>
        <Hero />
      </div>
      <p>{t("about")}</p>
      <p className="introduction-facts">{t("facts")}</p>
    </div>
  );
}
