import { useTranslation } from "react-i18next";
import { LayoutPicture } from "../art/LayoutPicture";
import { TOGETHER } from "./examples";
import { jointsOf } from "../model/contacts";
import "./introduction.css";

/** Cards laid together, and what the game is about. */
export function Introduction() {
  const { t } = useTranslation("ubongocards");
  return (
    <div className="introduction cards-introduction">
      <div className="large-layout">
        <LayoutPicture
          laid={TOGETHER}
          face="white"
          joints={jointsOf(TOGETHER)}
          label={t("picture")}
        />
      </div>
      <p>{t("about")}</p>
      <p className="cards-facts">{t("facts")}</p>
    </div>
  );
}
