// Generated from the Python messages by `make protocol`. Do not edit.

/** Agree to end the round without a call. A person sends `wish`: let us end it. Bots, which have no wishes of their own, send `give_way`: I do not object. The round ends when everyone has sent either; for a lone player it ends at once. */
export interface Agree {
  agree: "give_way" | "wish";
}

/** How and when a player agreed to end the round. */
export interface Agreed {
  how: "give_way" | "wish";
  at: number;
}

/** What is wrong, with which cards, and on which squares. `one_pair`, `three_pairs`: cards touch with one symbol or with three. `crosswise`, `unequal`: symbols that face each other differ. `apart`: cards that are not connected to the rest. */
export interface Breach {
  wrong: "apart" | "crosswise" | "one_pair" | "overlap" | "three_pairs" | "twice" | "unequal";
  cards: readonly (number)[];
  squares: readonly (readonly [number, number])[];
}

/** Call “Ubongo!” with seven or more cards laid. Only then is their layout checked. */
export interface Call {
  call?: true;
}

/** A card and the six symbols of its upward side, in reading order, two in a row. `at` is where it lies; none while it is in the hand. */
export interface CardView {
  card: number;
  symbols: readonly (Symbol)[];
  at: Spot | null;
}

/** Two cards that touch correctly, and the squares where they do. */
export interface Contact {
  cards: readonly [number, number];
  meetings: readonly (readonly [readonly [number, number], readonly [number, number]])[];
}

/** Take your agreement back. */
export interface Disagree {
  disagree?: true;
}

/** End your practice after a hand was checked; only for a lone player. */
export interface Finish {
  finish?: true;
}

/** Lay a card from the hand, or move and turn a laid one; it may be wrong. */
export interface Lay {
  lay: Spot;
}

/** What one player did in a round: their nine `cards`, what lay at which time, and when they called. `possible` shows how their cards could have been laid: `goal` of them, or as many as go together. */
export interface LayerShown {
  seat: number;
  cards: readonly (CardView)[];
  steps: readonly (LayingStep)[];
  called: number | null;
  possible: readonly (Spot)[];
}

/** Everything that one player has laid, from this time on; times count from the start signal. */
export interface LayingStep {
  at: number;
  laid: readonly (Spot)[];
}

/** How a table plays. `window`: calls within this many milliseconds of the first count as made at the same time. `marks`: for learners; all players see what is wrong in their own layout while they lay, and where their cards would touch correctly. `hints`: only for one player, who may ask what to do next. `hands`: only for one player; how many hands to play for time. None means as many as the player likes. */
export interface Options {
  window?: number;
  marks?: boolean;
  hints?: boolean;
  hands?: number | null;
}

/** One player's layout as it was checked. The cards stay on the table. */
export interface PlayerChecked {
  seat: number;
  laid: number;
  called: boolean;
  is_correct: boolean;
  points: number;
  contacts: readonly (Contact)[];
  breaches: readonly (Breach)[];
}

/** A summary of what one player did in a round; `is_correct`: their layout has no breach. */
export interface PlayerLine {
  seat: number;
  laid: number;
  called: boolean;
  is_correct: boolean;
  points: number;
}

/** A player as everyone sees them. `laid` lists their cards on the table, in the order they were laid; `in_hand` counts the others. `is_ready`: they are ready for the awaited round. `called_at` is when they called, `agreed` how (`wish`, or only `give_way`) and when they agreed to end the round. `steps` counts their laying moves in this round (at most the view's `most_steps`), `moved_at` is when they made the last. `total` is their points from all finished rounds, `tens` the number of rounds in which they got 10. */
export interface PlayerView {
  laid: readonly (CardView)[];
  in_hand: number;
  is_ready: boolean;
  called_at: number | null;
  agreed: Agreed | null;
  steps: number;
  moved_at: number | null;
  total: number;
  tens: number;
}

/** I have loaded everything, and have seen how the previous round ended: begin round `ready`. */
export interface Ready {
  ready: number;
}

/** A refusal as it is sent: a code, an English sentence, and the words that a translation needs. */
export interface Refusal {
  code: string;
  why: string;
  details?: Readonly<Record<string, string | number>>;
}

/** How a round ended; `is_agreed`: by agreement, without any call. */
export interface RoundChecked {
  round: number;
  is_agreed: boolean;
  players: readonly (PlayerChecked)[];
}

/** A round with everyone's laying and the check at its end. */
export interface RoundLaid {
  colour: "black" | "white";
  players: readonly (LayerShown)[];
  checked: RoundChecked;
}

/** A summary of a finished round; `lasted` is in milliseconds. */
export interface RoundLine {
  round: number;
  is_agreed: boolean;
  lasted: number;
  players: readonly (PlayerLine)[];
}

/** A card and a place for it: the square at the top left of what it covers, and quarter turns. x goes to the right, y downwards; a square is as large as one symbol. `turn` counts quarters clockwise, 0 to 3. A card covers the squares `SQUARES[turn]`, counted from x and y, in the order of its symbols. */
export interface Spot {
  card: number;
  x: number;
  y: number;
  turn: number;
}

export type Symbol = "anchor" | "bell" | "crown" | "drop" | "fish" | "heart" | "key" | "leaf" | "moon" | "mushroom" | "star" | "sun";

/** Take the card with this number back into the hand. */
export interface Take {
  take: number;
}

/** Everything that one seat may know. Seats count from 0, clockwise; times are the table's. `phase`: `ready` (before round 1), `countdown` (hands are shown, laying begins at `starts_at`), `laying`, `window` (somebody has called, all stop; players who have laid `goal` cards may still call until `ends_at`), `checked` (the result), `over`. `awaited` is the number to send with `ready` once everything is loaded and seen; none while nobody is waiting for that. `hand` lists your own cards that are not laid, with `at` none. `call` is why a call would be refused now; none if it is allowed. `marks`: the table marks breaches during laying. Then `breaches` lists those of your own layout, and `spots` the places where your own cards, in hand or laid, would touch the other laid ones correctly; otherwise both are empty. `checked` is the result of the last round, in the phases `checked` and `over`. In these phases `possible` shows how your own nine cards could have been laid: a correct layout of `goal` cards, or a largest one if there is none; it is empty before, and for spectators. `ended` summarizes all finished rounds. */
export interface View {
  seat: number | null;
  players: readonly (PlayerView)[];
  phase: "checked" | "countdown" | "laying" | "over" | "ready" | "window";
  round: number;
  rounds: number;
  colour: "black" | "white";
  goal: number;
  since: number | null;
  starts_at: number | null;
  ends_at: number | null;
  window: number;
  marks: boolean;
  most_steps: number;
  awaited: number | null;
  hand: readonly (CardView)[];
  call: Refusal | null;
  breaches: readonly (Breach)[];
  spots: readonly (Spot)[];
  checked: RoundChecked | null;
  possible: readonly (Spot)[];
  ended: readonly (RoundLine)[];
}

export type Move = Ready | Lay | Take | Call | Agree | Disagree | Finish;

export const LEVELS = [
  "beginner",
  "casual",
  "club",
  "master"
] as const;

export const DAILY = [
  "hand"
] as const;

export const DEFAULTS = {
  "window": 300,
  "marks": false,
  "hints": false,
  "hands": null
} as const;

export const BOUNDS = {
  "window": {
    "least": 0,
    "most": 2000
  },
  "hands": {
    "least": 1,
    "most": 60
  }
} as const;

export const CHOICES = {} as const;

export const SYMBOLS = [
  "sun",
  "moon",
  "star",
  "heart",
  "leaf",
  "drop",
  "fish",
  "key",
  "bell",
  "crown",
  "anchor",
  "mushroom"
] as const;

export const FAR = 60 as const;

export const SQUARES = [
  [
    "0 0",
    "1 0",
    "0 1",
    "1 1",
    "0 2",
    "1 2"
  ],
  [
    "2 0",
    "2 1",
    "1 0",
    "1 1",
    "0 0",
    "0 1"
  ],
  [
    "1 2",
    "0 2",
    "1 1",
    "0 1",
    "1 0",
    "0 0"
  ],
  [
    "0 1",
    "0 0",
    "1 1",
    "1 0",
    "2 1",
    "2 0"
  ]
] as const;

export const WAYS = [
  [
    "-2 -1 0 0 3 2 5",
    "-2 1 0 2 1 4 3",
    "0 -3 0 0 4 1 5",
    "0 3 0 4 0 5 1",
    "2 -1 0 1 2 3 4",
    "2 1 0 3 0 5 2",
    "-3 0 1 0 0 2 1",
    "-3 1 1 2 0 4 1",
    "-1 -2 1 0 3 1 1",
    "-1 3 1 4 2 5 0",
    "0 -2 1 0 5 1 3",
    "0 3 1 4 4 5 2",
    "2 0 1 1 4 3 5",
    "2 1 1 3 4 5 5",
    "-2 -1 2 0 2 2 0",
    "-2 1 2 2 4 4 2",
    "0 -3 2 0 1 1 0",
    "0 3 2 4 5 5 4",
    "2 -1 2 1 3 3 1",
    "2 1 2 3 5 5 3",
    "-3 0 3 0 5 2 4",
    "-3 1 3 2 5 4 4",
    "-1 -2 3 0 2 1 4",
    "-1 3 3 4 3 5 5",
    "0 -2 3 0 0 1 2",
    "0 3 3 4 1 5 3",
    "2 0 3 1 1 3 0",
    "2 1 3 3 1 5 0"
  ],
  [
    "-2 -1 0 4 3 5 5",
    "-2 0 0 4 1 5 3",
    "0 -3 0 2 5 4 4",
    "0 2 0 3 1 5 0",
    "1 -3 0 0 5 2 4",
    "1 2 0 1 1 3 0",
    "3 -1 0 0 2 1 4",
    "3 0 0 0 0 1 2",
    "-3 0 1 4 0 5 1",
    "-1 -2 1 2 1 4 3",
    "-1 2 1 3 0 5 2",
    "1 -2 1 0 3 2 5",
    "1 2 1 1 2 3 4",
    "3 0 1 0 4 1 5",
    "-2 -1 2 4 2 5 0",
    "-2 0 2 4 4 5 2",
    "0 -3 2 2 0 4 1",
    "0 2 2 3 4 5 5",
    "1 -3 2 0 0 2 1",
    "1 2 2 1 4 3 5",
    "3 -1 2 0 3 1 1",
    "3 0 2 0 5 1 3",
    "-3 0 3 4 5 5 4",
    "-1 -2 3 2 4 4 2",
    "-1 2 3 3 5 5 3",
    "1 -2 3 0 2 2 0",
    "1 2 3 1 3 3 1",
    "3 0 3 0 1 1 0"
  ],
  [
    "-2 -1 0 3 5 5 3",
    "-2 1 0 1 3 3 1",
    "0 -3 0 4 5 5 4",
    "0 3 0 0 1 1 0",
    "2 -1 0 2 4 4 2",
    "2 1 0 0 2 2 0",
    "-3 0 1 3 1 5 0",
    "-3 1 1 1 1 3 0",
    "-1 -2 1 4 1 5 3",
    "-1 3 1 0 0 1 2",
    "0 -2 1 4 3 5 5",
    "0 3 1 0 2 1 4",
    "2 0 1 2 5 4 4",
    "2 1 1 0 5 2 4",
    "-2 -1 2 3 0 5 2",
    "-2 1 2 1 2 3 4",
    "0 -3 2 4 0 5 1",
    "0 3 2 0 4 1 5",
    "2 -1 2 2 1 4 3",
    "2 1 2 0 3 2 5",
    "-3 0 3 3 4 5 5",
    "-3 1 3 1 4 3 5",
    "-1 -2 3 4 4 5 2",
    "-1 3 3 0 5 1 3",
    "0 -2 3 4 2 5 0",
    "0 3 3 0 3 1 1",
    "2 0 3 2 0 4 1",
    "2 1 3 0 0 2 1"
  ],
  [
    "-2 -1 0 0 5 1 3",
    "-2 0 0 0 3 1 1",
    "0 -3 0 1 4 3 5",
    "0 2 0 0 0 2 1",
    "1 -3 0 3 4 5 5",
    "1 2 0 2 0 4 1",
    "3 -1 0 4 4 5 2",
    "3 0 0 4 2 5 0",
    "-3 0 1 0 1 1 0",
    "-1 -2 1 1 3 3 1",
    "-1 2 1 0 2 2 0",
    "1 -2 1 3 5 5 3",
    "1 2 1 2 4 4 2",
    "3 0 1 4 5 5 4",
    "-2 -1 2 0 0 1 2",
    "-2 0 2 0 2 1 4",
    "0 -3 2 1 1 3 0",
    "0 2 2 0 5 2 4",
    "1 -3 2 3 1 5 0",
    "1 2 2 2 5 4 4",
    "3 -1 2 4 1 5 3",
    "3 0 2 4 3 5 5",
    "-3 0 3 0 4 1 5",
    "-1 -2 3 1 2 3 4",
    "-1 2 3 0 3 2 5",
    "1 -2 3 3 0 5 2",
    "1 2 3 2 1 4 3",
    "3 0 3 4 0 5 1"
  ]
] as const;
