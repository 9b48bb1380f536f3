import { useTranslation } from "react-i18next";
import { PiecePicture } from "../art/PiecePicture";
import { HALF_FILLED } from "../art/scene";
import "./introduction.css";

/** Three pieces over a board, and what the game is about. */
export function Introduction() {
  const { t } = useTranslation("ubongo3d");
  return (
    <div className="introduction">
      <div className="pieces-scene" role="img" aria-label={t("picture")}>
        <PiecePicture pieces={HALF_FILLED} />
      </div>
      <p>{t("about")}</p>
      <p className="introduction-facts">{t("facts")}</p>
    </div>
  );
}
