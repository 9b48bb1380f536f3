import { useTranslation } from "react-i18next";
import { RulePicture } from "../../../app/RulePicture";
import type { Card, KingdomView, SectionView } from "../../../protocol/ugo";
import { CardFace } from "../art/CardFace";
import { Farmer } from "../art/Farmer";
import { Kingdom } from "../table/Kingdom";
import "../art/lands.css";
import "./pictures.css";

type Caption = "lands" | "shown" | "a" | "c" | "d" | "e" | "two";
type KingdomCaption = "kingdom" | "b" | "f" | "g";

interface CardsProps {
  caption: Caption;
  cards: readonly Card[];
  /** The card that takes the trick. */
  wins?: Card;
  /** The farmers that each card earns its player. */
  earned?: readonly number[];
}

/** Cards side by side: a trick in the order played, the winning card marked, with its farmers. */
function Cards({ caption, cards, wins, earned = [] }: CardsProps) {
  const { t } = useTranslation("ugo-rules");
  return (
    <RulePicture caption={t(`captions.${caption}`)}>
      {cards.map((card, place) => (
        <div className="rule-card" key={card} data-wins={card === wins} aria-hidden="true">
          <CardFace card={card} />
          {earned.length > 0 && (
            <span className="rule-card-earned">
              {Array.from({ length: earned[place] ?? 0 }, (_, number) => (
                <Farmer key={number} />
              ))}
            </span>
          )}
        </div>
      ))}
    </RulePicture>
  );
}

/** What the sections have printed: the farmers they need, and their points without land. */
const PRINTED = [
  ["A", 0, 0],
  ["B", 0, 0],
  ["C", 2, 1],
  ["D", 3, 3],
  ["E", 4, 5],
] as const;

/** What lies in a section, how many farmers stand there, and its score. */
type Filled = readonly [pile: readonly Card[], farmers: number, score: number];
const EMPTY: Filled = [[], 0, 0];

function kingdomOf(...filled: readonly Filled[]): KingdomView {
  const sections = PRINTED.map(([name, needed, printed], place): SectionView => {
    const [pile, farmers, score] = filled[place] ?? EMPTY;
    const colour = pile[0]?.split(" ")[0] as SectionView["colour"] | undefined;
    const missing = needed - farmers;
    const penalty = Math.min(0, score);
    return {
      name,
      colour: colour ?? null,
      pile,
      needed,
      farmers,
      missing,
      printed,
      penalty,
      score,
    };
  });
  const sum = (of: "farmers" | "score") => sections.reduce((all, each) => all + each[of], 0);
  return { sections, farmers: sum("farmers"), score: sum("score") };
}

function Example({ caption, kingdom }: { caption: KingdomCaption; kingdom: KingdomView }) {
  const { t } = useTranslation("ugo-rules");
  const words = t(`captions.${caption}`);
  return (
    <RulePicture caption={words}>
      <div className="rule-kingdom">
        <Kingdom kingdom={kingdom} seat={0} label={words} />
      </div>
    </RulePicture>
  );
}

const SPOILT = kingdomOf(
  [["red 3", "red 4", "red 6", "red 0"], 0, 0],
  [["blue 5", "blue 1", "blue 8"], 0, 8],
  [["green 6"], 1, -5],
);
const FULL = kingdomOf([["grey 8"], 0, 8], [["red 6"], 0, 6], [["blue 2"], 2, 2], [[], 3, 3]);
const VALUES = [8, 7, 6, 5, 4, 3, 2, 1, 0] as const;

/** Pictures and the worked examples, by the rule that they illustrate. */
export const PICTURES = {
  "UGO-1": () => (
    <Cards caption="lands" cards={["red 6", "blue 8", "green 3", "yellow 5", "grey 0"]} />
  ),
  "UGO-3": () => <Example caption="kingdom" kingdom={kingdomOf()} />,
  "UGO-4": () => <Cards caption="shown" cards={VALUES.map((value): Card => `blue ${value}`)} />,
  "UGO-11": () => (
    <Cards
      caption="a"
      cards={["red 3", "blue 5", "red 6", "red 4"]}
      wins="red 6"
      earned={[0, 0, 1]}
    />
  ),
  "UGO-12": () => (
    <Cards
      caption="c"
      cards={["blue 3", "green 7", "red 1", "blue 7"]}
      wins="blue 7"
      earned={[0, 0, 2, 1]}
    />
  ),
  "UGO-13": () => (
    <Cards
      caption="d"
      cards={["blue 2", "green 8", "red 2", "red 8"]}
      wins="green 8"
      earned={[1, 0, 1]}
    />
  ),
  "UGO-16": () => <Example caption="b" kingdom={SPOILT} />,
  "UGO-23": () => (
    <Cards
      caption="e"
      cards={["blue 7", "green 2", "green 8", "blue 2"]}
      wins="green 8"
      earned={[0, 0, 0, 1]}
    />
  ),
  "UGO-26": () => <Example caption="f" kingdom={SPOILT} />,
  "UGO-27": () => <Example caption="g" kingdom={FULL} />,
  "UGO-31": () => (
    <Cards caption="two" cards={["red 7", "yellow 1"]} wins="red 7" earned={[1, 1]} />
  ),
};
