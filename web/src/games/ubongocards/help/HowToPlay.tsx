import { useTranslation } from "react-i18next";
import { Rule } from "../../../app/Rule";
import { SYMBOLS } from "../../../protocol/ubongocards";
import { SymbolPicture } from "../art/CardArt";
import { LayoutPicture } from "../art/LayoutPicture";
import { ALLOWED, FORBIDDEN, type Example } from "./examples";
import "./howtoplay.css";

/** The rules on one page, with pictures of what is allowed and what is not. */
export default function HowToPlay() {
  const { t } = useTranslation("ubongocards");
  return (
    <div className="cards-rules">
      <Rule title={t("rules.goalTitle")} text={t("rules.goal")} />
      <ul className="cards-rules-symbols" data-face="white">
        {SYMBOLS.map((name) => (
          <li key={name}>
            <SymbolPicture name={name} face="white" />
            <span className="hidden-text">{t(`symbol.${name}`)}</span>
          </li>
        ))}
      </ul>
      <Rule title={t("rules.touchTitle")} text={t("rules.touch")} />
      <h4 className="cards-rules-kind">{t("rules.allowed")}</h4>
      <Examples examples={ALLOWED} />
      <h4 className="cards-rules-kind">{t("rules.forbidden")}</h4>
      <Examples examples={FORBIDDEN} />
      <Rule title={t("rules.callTitle")} text={t("rules.call")} />
      <Rule title={t("rules.pointsTitle")} text={t("rules.points")} />
      <Rule title={t("rules.layTitle")} text={t("rules.lay")} />
      <Rule title={t("rules.keysTitle")} text={t("rules.keys")} />
    </div>
  );
}

function Examples({ examples }: { examples: readonly Example[] }) {
  const { t } = useTranslation("ubongocards");
  return (
    <ul className="cards-rules-examples">
      {examples.map(({ name, laid, joints, breaches }) => (
        <li key={name}>
          <div className="cards-rules-example">
            <LayoutPicture
              laid={laid}
              face="white"
              joints={joints}
              breaches={breaches}
              least={5.5}
            />
          </div>
          <p>{t(`rules.${name}`)}</p>
        </li>
      ))}
    </ul>
  );
}
