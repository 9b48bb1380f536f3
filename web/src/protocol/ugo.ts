// Generated from the Python messages by `make protocol`. Do not edit.

export type Card = "blue 0" | "blue 1" | "blue 2" | "blue 3" | "blue 4" | "blue 5" | "blue 6" | "blue 7" | "blue 8" | "green 0" | "green 1" | "green 2" | "green 3" | "green 4" | "green 5" | "green 6" | "green 7" | "green 8" | "grey 0" | "grey 1" | "grey 2" | "grey 3" | "grey 4" | "grey 5" | "grey 6" | "grey 7" | "grey 8" | "red 0" | "red 1" | "red 2" | "red 3" | "red 4" | "red 5" | "red 6" | "red 7" | "red 8" | "yellow 0" | "yellow 1" | "yellow 2" | "yellow 3" | "yellow 4" | "yellow 5" | "yellow 6" | "yellow 7" | "yellow 8";

export type Colour = "blue" | "green" | "grey" | "red" | "yellow";

/** What a card brings its player at the end of the trick. */
export interface Gain {
  farmers: number;
  farmers_most: number;
  points: number;
  points_most: number;
  opens: number;
}

/** A card in your own hand; `refusal` says why it cannot be played now. */
export interface HandCard {
  card: Card;
  refusal: Refusal | null;
  lesson?: Lesson | null;
}

/** A kingdom as it stands, with what it would score now. */
export interface KingdomView {
  sections: readonly (SectionView)[];
  farmers: number;
  score: number;
}

/** Lay the won trick into your kingdom, or lay it differently before you lead. */
export interface Lay {
  lay: Laying;
}

/** The winner's choice: new colours from left to right, and the top card of each colour laid. */
export interface Laying {
  new: readonly (Colour)[];
  tops: readonly (Card)[];
}

/** A won trick that is still to be laid, or laid and still changeable. */
export interface LayingView {
  winner: number;
  cards: readonly (Card)[];
  new: readonly (Colour)[];
  choices: readonly (readonly (Card)[])[];
  offer: Laying;
  laid: Laying | null;
  ways: number;
  preview: KingdomView;
}

/** A card's two outcomes. */
export interface Lesson {
  wins: Gain | null;
  loses: Gain | null;
}

/** Which help the table offers; UGO! itself is always played by the rulebook. */
export interface Options {
  hints?: boolean;
  teaching?: boolean;
}

/** Play a card from your hand. */
export interface Play {
  play: Card;
}

/** A refusal as it is sent: a code, an English sentence, and the words that a translation needs. */
export interface Refusal {
  code: string;
  why: string;
  details?: Readonly<Record<string, string | number>>;
}

/** A finished round: every kingdom as it was scored, and the tricks that led there. */
export interface RoundView {
  kingdoms: readonly (KingdomView)[];
  scores: readonly (number)[];
  tricks: readonly (Trick)[];
}

/** A section as it stands: its pile from the bottom up, its farmers, and what it scores now. */
export interface SectionView {
  name: string;
  colour: Colour | null;
  pile: readonly (Card)[];
  needed: number;
  farmers: number;
  missing: number;
  printed: number;
  penalty: number;
  score: number;
}

/** A complete trick: the cards in the order played, clockwise from the leader. */
export interface Trick {
  leader: number;
  cards: readonly (Card)[];
  winner: number;
  earned: readonly (number)[];
}

/** Everything that one seat may know. Seats count from 0, clockwise. */
export interface View {
  seat: number | null;
  players: number;
  round: number;
  rounds: number;
  trick_number: number;
  tricks_in_round: number;
  starter: number;
  leader: number;
  turn: number | null;
  must_lay: boolean;
  trick: readonly (Card)[];
  hand: readonly (HandCard)[];
  hand_sizes: readonly (number)[];
  aside: number;
  supply: number;
  kingdoms: readonly (KingdomView)[];
  laying: LayingView | null;
  tricks: readonly (Trick)[];
  ended: readonly (RoundView)[];
  totals: readonly (number)[];
  voids: readonly (readonly (Colour)[])[];
}

export type Move = Play | Lay;

export const LEVELS = [
  "beginner",
  "casual",
  "club",
  "expert",
  "master"
] as const;

export const DAILY = [
  "deal"
] as const;

export const DEFAULTS = {
  "hints": false,
  "teaching": false
} as const;

export const BOUNDS = {} as const;

export const CHOICES = {} as const;

export const FACES = {
  "red 0": {
    "colour": "red",
    "value": 0,
    "farmers": 0
  },
  "red 1": {
    "colour": "red",
    "value": 1,
    "farmers": 0
  },
  "red 2": {
    "colour": "red",
    "value": 2,
    "farmers": 0
  },
  "red 3": {
    "colour": "red",
    "value": 3,
    "farmers": 2
  },
  "red 4": {
    "colour": "red",
    "value": 4,
    "farmers": 2
  },
  "red 5": {
    "colour": "red",
    "value": 5,
    "farmers": 2
  },
  "red 6": {
    "colour": "red",
    "value": 6,
    "farmers": 1
  },
  "red 7": {
    "colour": "red",
    "value": 7,
    "farmers": 1
  },
  "red 8": {
    "colour": "red",
    "value": 8,
    "farmers": 0
  },
  "blue 0": {
    "colour": "blue",
    "value": 0,
    "farmers": 0
  },
  "blue 1": {
    "colour": "blue",
    "value": 1,
    "farmers": 0
  },
  "blue 2": {
    "colour": "blue",
    "value": 2,
    "farmers": 0
  },
  "blue 3": {
    "colour": "blue",
    "value": 3,
    "farmers": 2
  },
  "blue 4": {
    "colour": "blue",
    "value": 4,
    "farmers": 2
  },
  "blue 5": {
    "colour": "blue",
    "value": 5,
    "farmers": 2
  },
  "blue 6": {
    "colour": "blue",
    "value": 6,
    "farmers": 1
  },
  "blue 7": {
    "colour": "blue",
    "value": 7,
    "farmers": 1
  },
  "blue 8": {
    "colour": "blue",
    "value": 8,
    "farmers": 0
  },
  "green 0": {
    "colour": "green",
    "value": 0,
    "farmers": 0
  },
  "green 1": {
    "colour": "green",
    "value": 1,
    "farmers": 0
  },
  "green 2": {
    "colour": "green",
    "value": 2,
    "farmers": 0
  },
  "green 3": {
    "colour": "green",
    "value": 3,
    "farmers": 2
  },
  "green 4": {
    "colour": "green",
    "value": 4,
    "farmers": 2
  },
  "green 5": {
    "colour": "green",
    "value": 5,
    "farmers": 2
  },
  "green 6": {
    "colour": "green",
    "value": 6,
    "farmers": 1
  },
  "green 7": {
    "colour": "green",
    "value": 7,
    "farmers": 1
  },
  "green 8": {
    "colour": "green",
    "value": 8,
    "farmers": 0
  },
  "yellow 0": {
    "colour": "yellow",
    "value": 0,
    "farmers": 0
  },
  "yellow 1": {
    "colour": "yellow",
    "value": 1,
    "farmers": 0
  },
  "yellow 2": {
    "colour": "yellow",
    "value": 2,
    "farmers": 0
  },
  "yellow 3": {
    "colour": "yellow",
    "value": 3,
    "farmers": 2
  },
  "yellow 4": {
    "colour": "yellow",
    "value": 4,
    "farmers": 2
  },
  "yellow 5": {
    "colour": "yellow",
    "value": 5,
    "farmers": 2
  },
  "yellow 6": {
    "colour": "yellow",
    "value": 6,
    "farmers": 1
  },
  "yellow 7": {
    "colour": "yellow",
    "value": 7,
    "farmers": 1
  },
  "yellow 8": {
    "colour": "yellow",
    "value": 8,
    "farmers": 0
  },
  "grey 0": {
    "colour": "grey",
    "value": 0,
    "farmers": 0
  },
  "grey 1": {
    "colour": "grey",
    "value": 1,
    "farmers": 0
  },
  "grey 2": {
    "colour": "grey",
    "value": 2,
    "farmers": 0
  },
  "grey 3": {
    "colour": "grey",
    "value": 3,
    "farmers": 2
  },
  "grey 4": {
    "colour": "grey",
    "value": 4,
    "farmers": 2
  },
  "grey 5": {
    "colour": "grey",
    "value": 5,
    "farmers": 2
  },
  "grey 6": {
    "colour": "grey",
    "value": 6,
    "farmers": 1
  },
  "grey 7": {
    "colour": "grey",
    "value": 7,
    "farmers": 1
  },
  "grey 8": {
    "colour": "grey",
    "value": 8,
    "farmers": 0
  }
} as const;
