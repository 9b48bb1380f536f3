import { useTranslation } from "react-i18next";
import { CardFace } from "../art/CardFace";
import "../art/lands.css";
import "./introduction.css";

const FAN = ["grey 5", "blue 7", "red 6", "green 2", "yellow 8"] as const;

/** Five lands in a fan, and what the game is about. */
export function Introduction() {
  const { t } = useTranslation("ugo");
  return (
    <div className="introduction">
      <div className="fan" role="img" aria-label={t("picture")}>
        {FAN.map((card) => (
          <div className="fan-card" key={card}>
            <CardFace card={card} />
          </div>
        ))}
      </div>
      <p>{t("about")}</p>
      <p className="introduction-facts">{t("facts")}</p>
    </div>
  );
}
