import { useTranslation } from "react-i18next";
import { Rule } from "../../../app/Rule";
import { GEMS, type Gem } from "../../../protocol/ubongo3d";
import { GemPicture } from "../art/GemPicture";
import { KindPicture, PiecePicture } from "../art/PiecePicture";
import { Sandglass } from "../art/Sandglass";
import { FILLED } from "../art/scene";
import { formCubes, turnedForm } from "../model/pieces";
import "./howtoplay.css";

const EXAMPLE = 12;
const FIRST = 2;
const TURNED = [
  FIRST,
  turnedForm(EXAMPLE, FIRST, "x"),
  turnedForm(EXAMPLE, FIRST, "y"),
  turnedForm(EXAMPLE, FIRST, "z"),
];

/** The rules on one page, with pictures. */
export default function HowToPlay() {
  const { t } = useTranslation("ubongo3d");
  const { t: help } = useTranslation("ubongo3d-help");
  return (
    <div className="race-rules">
      <Rule title={help("goalTitle")} text={help("goal")} />
      <Rule title={help("taskTitle")} text={help("task")} />
      <Rule title={help("fillTitle")} text={help("fill")}>
        <figure className="race-figure">
          <div className="race-picture">
            <PiecePicture pieces={FILLED} />
          </div>
          <figcaption>{help("exampleFill")}</figcaption>
        </figure>
      </Rule>
      <Rule title={help("turnTitle")} text={help("turn")}>
        <figure className="race-figure">
          <div className="race-turns">
            {TURNED.map((form, place) => (
              <KindPicture key={place} kind={EXAMPLE} cells={formCubes(EXAMPLE, form)} />
            ))}
          </div>
          <figcaption>{help("exampleTurn")}</figcaption>
        </figure>
      </Rule>
      <Rule title={help("roundTitle")} text={help("round")}>
        <div className="race-glass">
          <Sandglass left={0.6} running={false} />
        </div>
      </Rule>
      <Rule title={help("gemsTitle")} text={help("gems")}>
        <ul className="race-gems">
          {(Object.keys(GEMS) as Gem[]).map((gem) => (
            <li key={gem}>
              <GemPicture gem={gem} />{" "}
              {t("gemWorth", {
                gem: t(`gem.${gem}`),
                points: t("points", { count: GEMS[gem].points }),
              })}
            </li>
          ))}
        </ul>
      </Rule>
      <Rule title={help("aloneTitle")} text={help("alone")} />
      <Rule title={help("handsTitle")} text={help("hands")} />
      <Rule title={help("keysTitle")} text={help("keys")} />
    </div>
  );
}
