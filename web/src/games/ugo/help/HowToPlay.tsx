import { useTranslation } from "react-i18next";
import { Rule } from "../../../app/Rule";
import { FACES, type Card, type Colour, type SectionView } from "../../../protocol/ugo";
import { CardFace } from "../art/CardFace";
import { LandMark } from "../art/LandMark";
import { LandPicture } from "../art/LandPicture";
import { Plot } from "../table/Plot";
import "../art/lands.css";
import "./howtoplay.css";
import "../table/kingdom.css";

const TRICK: readonly Card[] = ["red 3", "blue 5", "red 6", "red 4"];
const LANDS: ReadonlySet<Colour> = new Set(Object.values(FACES).map(({ colour }) => colour));
const NO_OFFER: ReadonlySet<Card> = new Set();
const SHORT_SECTION: SectionView = {
  name: "C",
  colour: "green",
  pile: ["green 6"],
  needed: 2,
  farmers: 1,
  missing: 1,
  printed: 1,
  penalty: -5,
  score: -5,
};

/** The rules on one page, with pictures. */
export default function HowToPlay() {
  const { t: help } = useTranslation("ugo-help");
  return (
    <div className="rules">
      <Rule title={help("goalTitle")} text={help("goal")} />
      <Rule title={help("landsTitle")} text={help("lands")} />
      <Lands />
      <Rule title={help("trickTitle")} text={help("trick")} />
      <figure className="rules-picture">
        <div className="rules-trick" aria-hidden="true">
          {TRICK.map((card) => (
            <div key={card} data-wins={card === "red 6"}>
              <CardFace card={card} />
            </div>
          ))}
        </div>
        <figcaption>{help("exampleTrick")}</figcaption>
      </figure>
      <Rule title={help("landTitle")} text={help("land")} />
      <Rule title={help("farmersTitle")} text={help("farmers")} />
      <Rule title={help("pointsTitle")} text={help("points")} />
      <figure className="rules-picture">
        <ul className="rules-plot">
          <Plot section={SHORT_SECTION} seat={0} offered={NO_OFFER} />
        </ul>
        <figcaption>{help("examplePenalty")}</figcaption>
      </figure>
      <Rule title={help("twoTitle")} text={help("two")} />
      <Rule title={help("helpTitle")} text={help("help")} />
      <Rule title={help("keysTitle")} text={help("keys")} />
    </div>
  );
}

/** Picture, mark and name of each land. */
function Lands() {
  const { t } = useTranslation("ugo");
  return (
    <ul className="rules-lands">
      {Array.from(LANDS, (colour) => (
        <li key={colour}>
          <svg className="rules-land" viewBox="0 0 120 124" data-land={colour} aria-hidden="true">
            <LandPicture colour={colour} />
          </svg>
          <svg className="rules-mark" viewBox="0 0 24 24" data-land={colour} aria-hidden="true">
            <LandMark colour={colour} />
          </svg>
          <span>{t(`land.${colour}`)}</span>
        </li>
      ))}
    </ul>
  );
}
