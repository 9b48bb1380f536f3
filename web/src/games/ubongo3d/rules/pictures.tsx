import { useTranslation } from "react-i18next";
import { RulePicture } from "../../../app/RulePicture";
import { GEMS, PIECES, type Gem } from "../../../protocol/ubongo3d";
import { Bag } from "../art/Bag";
import { GemCounts } from "../art/GemCounts";
import { GemPicture } from "../art/GemPicture";
import { KindPicture, PiecePicture } from "../art/PiecePicture";
import { SmallMap } from "../art/SmallMap";
import type { Building, Square } from "../model/building";
import { colourOf, formCubes, kindLabel, type Cube } from "../model/pieces";
import { trayForm } from "../model/tray";
import "../art/gems.css";
import "../art/pieces.css";
import "./pictures.css";

const NO_GEMS = { ruby: 0, sapphire: 0, emerald: 0, amber: 0 };
const RANKED = Object.keys(GEMS) as Gem[];

/** Every kind with its number and how many there are. */
function Pieces() {
  const { t } = useTranslation("ubongo3d-rules");
  return (
    <RulePicture caption={t("captions.pieces")}>
      <ul className="rule-pieces">
        {PIECES.map(({ kind, count }) => (
          <li key={kind}>
            <KindPicture kind={kind} cells={formCubes(kind, trayForm(kind))} />
            <span>
              <b>{kindLabel(kind)}</b> ×{count}
            </span>
          </li>
        ))}
      </ul>
    </RulePicture>
  );
}

function Gems() {
  const { t } = useTranslation("ubongo3d-rules");
  return (
    <RulePicture caption={t("captions.gems")}>
      {RANKED.map((gem) => (
        <GemPicture key={gem} gem={gem} />
      ))}
    </RulePicture>
  );
}

/** The task of the guided first game and its solution. */
const SQUARES: readonly Square[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [1, 1],
  [2, 1],
  [3, 1],
  [3, 2],
];
const NINE: readonly Cube[] = [
  [2, 1, 1],
  [3, 1, 0],
  [3, 1, 1],
  [3, 2, 0],
  [3, 2, 1],
];
const TWO_PIECES: Building = [
  {
    kind: 2,
    cells: [
      [0, 0, 0],
      [0, 0, 1],
      [1, 0, 0],
      [2, 0, 0],
      [2, 1, 0],
    ],
  },
  {
    kind: 10,
    cells: [
      [1, 0, 1],
      [1, 1, 0],
      [1, 1, 1],
      [2, 0, 1],
    ],
  },
];
const SOLVED: Building = [...TWO_PIECES, { kind: 9, cells: NINE }];
const OUTSIDE: Building = [
  ...TWO_PIECES,
  { kind: 9, cells: NINE.map(([x, y, z]): Cube => [x + 1, y, z]) },
];

/** Solved and not solved: in space, and level by level. */
function Filled() {
  const { t } = useTranslation("ubongo3d-rules");
  return (
    <>
      {([SOLVED, OUTSIDE] as const).map((laid) => {
        const words = t(laid === SOLVED ? "captions.solved" : "captions.outside");
        return (
          <RulePicture key={words} caption={words}>
            <div className="rule-building">
              <PiecePicture
                pieces={laid.map(({ kind, cells }) => ({ colour: colourOf(kind), cells }))}
              />
            </div>
            <div className="rule-map">
              <SmallMap squares={SQUARES} laid={laid} label={words} />
            </div>
          </RulePicture>
        );
      })}
    </>
  );
}

/** What each place wins: from the display, and from the bag. */
function Rewards() {
  const { t } = useTranslation("ubongo3d-rules");
  const taken: readonly (Gem | null)[] = ["sapphire", "amber", null, null];
  return (
    <RulePicture caption={t("captions.rewards")}>
      <ol className="rule-rewards">
        {taken.map((gem, place) => (
          <li key={place}>
            {gem && <GemPicture gem={gem} />}
            <Bag />
          </li>
        ))}
      </ol>
    </RulePicture>
  );
}

function DisplayPicture() {
  const { t } = useTranslation("ubongo3d-rules");
  return (
    <RulePicture caption={t("captions.display")}>
      <ul className="rule-rewards">
        {[9, 8, 7].map((left) => (
          <li key={left}>
            <GemCounts gems={{ ...NO_GEMS, sapphire: left, amber: left }} />
          </li>
        ))}
      </ul>
    </RulePicture>
  );
}

function Counted() {
  const { t } = useTranslation("ubongo3d-rules");
  return (
    <RulePicture caption={t("captions.count")}>
      <GemCounts gems={{ ruby: 1, sapphire: 1, emerald: 3, amber: 3 }} />
    </RulePicture>
  );
}

function Fair() {
  const { t } = useTranslation("ubongo3d-rules");
  return (
    <RulePicture caption={t("captions.fair")}>
      <ol className="rule-rewards">
        {RANKED.map((gem) => (
          <li key={gem}>
            <GemPicture gem={gem} />
          </li>
        ))}
      </ol>
    </RulePicture>
  );
}

/** Pictures and worked examples, by the rule that they illustrate. */
export const PICTURES = {
  "U3D-5": Pieces,
  "U3D-6": Gems,
  "U3D-17": Filled,
  "U3D-20": Rewards,
  "U3D-21": DisplayPicture,
  "U3D-23": Counted,
  "U3D-25": Fair,
};
