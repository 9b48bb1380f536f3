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
  const { t: help } = useTranslation("ubongocards-help");
  return (
    <div className="cards-rules">
      <Rule title={help("goalTitle")} text={help("goal")} />
      <ul className="cards-rules-symbols" data-face="white">
        {SYMBOLS.map((name) => (
          <li key={name}>
            <SymbolPicture name={name} face="white" />
            <span className="hidden-text">{t(`symbol.${name}`)}</span>
          </li>
        ))}
      </ul>
      <Rule title={help("touchTitle")} text={help("touch")} />
      <h4 className="cards-rules-kind">{help("allowed")}</h4>
      <Examples examples={ALLOWED} />
      <h4 className="cards-rules-kind">{help("forbidden")}</h4>
      <Examples examples={FORBIDDEN} />
      <Rule title={help("callTitle")} text={help("call")} />
      <Rule title={help("pointsTitle")} text={help("points")} />
      <Rule title={help("layTitle")} text={help("lay")} />
      <Rule title={help("keysTitle")} text={help("keys")} />
    </div>
  );
}

function Examples({ examples }: { examples: readonly Example[] }) {
  const { t: help } = useTranslation("ubongocards-help");
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
          <p>{help(name)}</p>
        </li>
      ))}
    </ul>
  );
}
