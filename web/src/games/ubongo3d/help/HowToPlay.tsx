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
  return (
    <div className="race-rules">
      <Rule title={t("rules.goalTitle")} text={t("rules.goal")} />
      <Rule title={t("rules.taskTitle")} text={t("rules.task")} />
      <Rule title={t("rules.fillTitle")} text={t("rules.fill")}>
        <figure className="race-figure">
          <div className="race-picture">
            <PiecePicture pieces={FILLED} />
          </div>
          <figcaption>{t("rules.exampleFill")}</figcaption>
        </figure>
      </Rule>
      <Rule title={t("rules.turnTitle")} text={t("rules.turn")}>
        <figure className="race-figure">
          <div className="race-turns">
            {TURNED.map((form, place) => (
              <KindPicture key={place} kind={EXAMPLE} cells={formCubes(EXAMPLE, form)} />
            ))}
          </div>
          <figcaption>{t("rules.exampleTurn")}</figcaption>
        </figure>
      </Rule>
      <Rule title={t("rules.roundTitle")} text={t("rules.round")}>
        <div className="race-glass">
          <Sandglass left={0.6} running={false} />
        </div>
      </Rule>
      <Rule title={t("rules.gemsTitle")} text={t("rules.gems")}>
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
      <Rule title={t("rules.aloneTitle")} text={t("rules.alone")} />
      <Rule title={t("rules.handsTitle")} text={t("rules.hands")} />
      <Rule title={t("rules.keysTitle")} text={t("rules.keys")} />
    </div>
  );
}
