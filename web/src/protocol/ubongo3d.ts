// Generated from the Python messages by `make protocol`. Do not edit.

/** What a lone player achieved, to be compared with their earlier games. */
export interface Achievement {
  kind: string;
  value: number;
  more_is_better: boolean;
  counts: boolean;
  puzzle?: string | null;
}

/** An area to filter by, and how many of the puzzles found are on it. */
export interface AreaCard {
  name: string;
  squares: readonly (readonly (number)[])[];
  count: number;
}

/** A page of the areas on which the puzzles found are. */
export interface AreaCards {
  total: number;
  page: number;
  pages: number;
  areas: readonly (AreaCard)[];
}

/** Alone: lay the task with this number aside and take a new board. */
export interface Aside {
  aside: number;
}

/** A summary of what one player did in an earlier round. */
export interface BuilderLine {
  seat: number;
  task: string;
  solved: number | null;
  place: number | null;
  won: readonly (Gem)[];
}

/** What one player built in a round. `steps` lists what they built, for a replay: at each step the pieces in `back` go to the tray, then `put` is laid. Times count from the start of building. `solved` is the time they took, `place` their place from 1, `won` the gems that it brought. */
export interface BuilderShown {
  task: string;
  squares: readonly (readonly (number)[])[];
  kinds: readonly (number)[];
  difficulty: number;
  solutions: number;
  solution: readonly (Laid)[];
  seat: number;
  steps: readonly (BuildingStep)[];
  solved: number | null;
  place: number | null;
  won: readonly (Gem)[];
}

/** A step of building: the pieces in `back` went back to the tray, then `put` was laid. */
export interface BuildingStep {
  at: number;
  put: Laid | null;
  back: readonly (number)[];
}

/** Call “Ubongo!”. A wrong call is refused with the reason and costs nothing. */
export interface Call {
  call?: true;
}

/** A lone player's task, solved or laid aside: how long it took, and the hints given for it. */
export interface Done {
  task: string;
  time: number;
  solved: boolean;
  hints: number;
}

/** A piece, turned the way it should lie: x and y on the table, z counted from the piece's lowest cube. With a `level` its lowest cube ends up there, 0 on the table; without one the piece falls. */
export interface Dropped {
  kind: number;
  cells: readonly (readonly (number)[])[];
  level?: number | null;
}

export type Gem = "amber" | "emerald" | "ruby" | "sapphire";

/** How many gems there are of each kind. */
export interface Gems {
  ruby: number;
  sapphire: number;
  emerald: number;
  amber: number;
}

/** A seat's handicap: `extra` percent more time; `easy`: it builds the easy side at a hard table. */
export interface Handicap {
  extra?: number;
  easy?: boolean;
}

/** Alone: ask for a hint, first for the `piece`, then for its `place`. */
export interface Hint {
  hint: "piece" | "place";
}

/** A hint: which piece to put next and, if the player asked for that too, where it belongs. */
export interface HintView {
  kind: number;
  cells: readonly (readonly (number)[])[] | null;
}

/** A piece and the cubes that it fills; z is 0 on the table. */
export interface Laid {
  kind: number;
  cells: readonly (readonly (number)[])[];
}

/** I have seen how round `next` ended: go on. */
export interface Next {
  next: number;
}

/** How a table plays. `side`: the easy side A or the hard side B. `seconds`: the sandglass; none means 60 on A and 90 on B. `variant`: `gems` with display and bag, or `without_luck`. `die`: without it everybody builds task `3|4`, only on side A. `youngest`: the seat that rolls first; none means that it is drawn. `handicaps`: none at all, or one for each seat. `solo`, `size`, `hints`: only for one player; against the `clock` (`size` minutes), against the `record` (`size` tasks), or a single `puzzle`. `puzzle` names a task of the box or a puzzle of the atlas; none means a task that is drawn from the box, on the table's side. */
export interface Options {
  side?: "A" | "B";
  seconds?: number | null;
  variant?: "gems" | "without_luck";
  die?: boolean;
  youngest?: number | null;
  solo?: "clock" | "puzzle" | "record" | null;
  size?: 5 | 10 | 20 | null;
  handicaps?: readonly (Handicap)[];
  hints?: boolean;
  puzzle?: string | null;
}

/** Alone: stop the clock; nothing of the task is shown meanwhile. */
export interface Pause {
  pause?: true;
}

/** A piece of a task. `cells` is where it lies (z is 0 on the table); none while it is in the tray. `carries` lists the kinds that go back to the tray when it is lifted, because nothing else holds them. */
export interface PieceView {
  kind: number;
  cells: readonly (readonly (number)[])[] | null;
  carries: readonly (number)[];
}

/** A player as everyone sees them. `task` is none before everyone is ready, in a pause, and for a player who sits out a tie-break. `is_ready`: in the phases `ready` and `shown`, they have said so. `is_building`: they may put, take and call. `solved` is the time they took, `place` their place in this round, from 1. `begins_at` is when they begin to build their task, `ends_at` when their own time is up. `steps` counts their building moves in this round (at most the view's `most_steps`), `moved_at` is when they made the last. `extra` percent more time and `easy` boards are their handicap. */
export interface PlayerView {
  task: TaskView | null;
  laid: number;
  is_ready: boolean;
  is_building: boolean;
  solved: number | null;
  place: number | null;
  begins_at: number | null;
  ends_at: number | null;
  steps: number;
  moved_at: number | null;
  gems: Gems;
  points: number;
  extra: number;
  easy: boolean;
}

/** Let a piece fall straight down, or slide it into a free place on a level. A piece that is already laid is lifted first, and what nothing else holds goes back to the tray. */
export interface Put {
  put: Dropped;
}

/** A puzzle to choose: its `id` is safe in a URL, its `name` selects it in a table's options. */
export interface PuzzleCard {
  id: string;
  name: string;
  area: string;
  squares: readonly (readonly (number)[])[];
  kinds: readonly (number)[];
  difficulty: number;
  solutions: number;
}

/** The first pieces of a solution, in a buildable order. */
export interface PuzzleSolution {
  pieces: readonly (Laid)[];
}

/** I have loaded everything and have my pieces: start round `ready`. */
export interface Ready {
  ready: number;
}

/** A refusal as it is sent: a code, an English sentence, and the words that a translation needs. */
export interface Refusal {
  code: string;
  why: string;
  details?: Readonly<Record<string, string | number>>;
}

/** Alone: go on after a pause. */
export interface Resume {
  resume?: true;
}

/** A summary of an earlier round. */
export interface RoundLine {
  round: number;
  animal: string | null;
  roller: number;
  die: number | null;
  second_chance: boolean;
  builders: readonly (BuilderLine)[];
}

/** How a round ended, with every builder's work; round 10 is the tie-break. */
export interface RoundShown {
  round: number;
  animal: string | null;
  die: number | null;
  second_chance: boolean;
  builders: readonly (BuilderShown)[];
}

/** A solo game, against the clock (`size` minutes) or the record (`size` tasks). `number` is the number of the current task, from 1. `left` counts the tasks still to solve; none against the clock. `used` is the time used, given only while the clock is stopped (before the start, in a pause, at the end); while it runs, the time used is the server's time minus the view's `starts_at`. `achievement` is the result: tasks against the clock, milliseconds against the record. */
export interface SoloView {
  kind: "clock" | "puzzle" | "record";
  size: number;
  number: number;
  solved: number;
  left: number | null;
  aside: number;
  asides_left: number;
  pauses_left: number;
  used: number | null;
  hints: boolean;
  hints_used: number;
  hint: HintView | null;
  done: readonly (Done)[];
  left_last: TaskShown | null;
  achievement: Achievement | null;
}

/** Take the piece of this kind back to the tray, with everything that nothing else holds. */
export interface Take {
  take: number;
}

/** A task with one of its `solutions`, piece by piece in a buildable order. */
export interface TaskShown {
  task: string;
  squares: readonly (readonly (number)[])[];
  kinds: readonly (number)[];
  difficulty: number;
  solutions: number;
  solution: readonly (Laid)[];
}

/** A task as it lies before its player. `squares` lists the squares of the area as x and y; all the pieces together fill it two levels high. `difficulty` is from 0 to 100. A puzzle that is on no board has no board, animal or numbers. */
export interface TaskView {
  name: string;
  board: number | null;
  animal: string | null;
  side: "A" | "B";
  numbers: string | null;
  squares: readonly (readonly (number)[])[];
  difficulty: number;
  pieces: readonly (PieceView)[];
}

/** Everything that one seat may know. Seats count from 0, clockwise; times are the table's. Coordinates: x to the right, y away from the player, z upwards; drawn this way, the pieces look as in the box and not mirrored. `phase`: `ready` (send `ready` with the round's number when everything is loaded), `countdown` (tasks are shown, building begins at `starts_at`), `building`, `paused` (alone), `shown` (the result; send `next` with the round's number), `over`. `glass`: the `first` one, the `second` chance, the `clock` alone, or `none` (tie-break, against the record). `call` is why a call would be refused now; none if it is right. `tie` lists the seats that share the lead after nine rounds, and `round` 10 is their tie-break; `winner` is the seat that wins it. */
export interface View {
  seat: number | null;
  players: readonly (PlayerView)[];
  phase: "building" | "countdown" | "over" | "paused" | "ready" | "shown";
  round: number;
  rounds: number;
  animal: string | null;
  roller: number;
  die: number | null;
  side: "A" | "B";
  variant: "gems" | "without_luck";
  since: number | null;
  starts_at: number | null;
  glass: "clock" | "first" | "none" | "second";
  display: Gems;
  bag: number;
  most_steps: number;
  past: readonly (readonly (Laid)[])[];
  call: Refusal | null;
  tie: readonly (number)[];
  winner: number | null;
  solo: SoloView | null;
  shown: RoundShown | null;
  ended: readonly (RoundLine)[];
}

export type Move = Ready | Next | Put | Take | Call | Aside | Hint | Pause | Resume;

export const LEVELS = [
  "beginner",
  "casual",
  "club",
  "master"
] as const;

export const DAILY = [
  "easy",
  "hard"
] as const;

export const DEFAULTS = {
  "side": "A",
  "seconds": null,
  "variant": "gems",
  "die": true,
  "youngest": null,
  "solo": null,
  "size": null,
  "handicaps": [],
  "hints": false,
  "puzzle": null
} as const;

export const BOUNDS = {
  "seconds": {
    "least": 15,
    "most": 900
  },
  "youngest": {
    "least": 0,
    "most": 3
  },
  "handicaps": {
    "extra": {
      "least": 0,
      "most": 200
    }
  }
} as const;

export const CHOICES = {
  "side": [
    "A",
    "B"
  ],
  "variant": [
    "gems",
    "without_luck"
  ],
  "solo": [
    "clock",
    "puzzle",
    "record"
  ],
  "size": [
    5,
    10,
    20
  ]
} as const;

export const PIECES = [
  {
    "kind": 1,
    "colour": "yellow",
    "count": 2,
    "forms": [
      "000 001 002 011 100",
      "000 001 002 012 101",
      "000 001 010 020 110",
      "000 001 101 111 201",
      "000 010 011 012 111",
      "000 010 011 020 120",
      "000 010 100 101 200",
      "000 100 110 111 120",
      "000 100 110 200 201",
      "001 010 011 012 112",
      "001 010 011 021 101",
      "001 011 020 021 111",
      "001 011 110 111 211",
      "001 100 101 102 110",
      "001 100 101 201 211",
      "002 100 101 102 111",
      "010 011 100 110 210",
      "010 100 110 120 121",
      "010 101 110 111 112",
      "010 110 111 200 210",
      "011 100 101 111 121",
      "011 101 111 210 211",
      "011 102 110 111 112",
      "021 101 110 111 121"
    ],
    "turns": {
      "x": [
        5,
        2,
        4,
        6,
        11,
        9,
        16,
        18,
        19,
        10,
        0,
        1,
        3,
        17,
        8,
        7,
        12,
        22,
        23,
        21,
        13,
        14,
        20,
        15
      ],
      "y": [
        3,
        14,
        10,
        15,
        12,
        11,
        1,
        2,
        0,
        21,
        20,
        23,
        22,
        6,
        13,
        8,
        9,
        5,
        16,
        4,
        7,
        18,
        19,
        17
      ],
      "z": [
        13,
        15,
        8,
        20,
        0,
        6,
        7,
        19,
        17,
        1,
        14,
        3,
        10,
        18,
        23,
        22,
        2,
        16,
        4,
        5,
        21,
        11,
        9,
        12
      ]
    }
  },
  {
    "kind": 2,
    "colour": "yellow",
    "count": 2,
    "forms": [
      "000 001 002 010 102",
      "000 001 011 021 121",
      "000 001 100 200 210",
      "000 010 020 021 100",
      "000 010 110 210 211",
      "000 100 101 102 112",
      "001 011 101 200 201",
      "001 101 111 120 121",
      "002 010 011 012 110",
      "010 011 111 201 211",
      "012 100 110 111 112",
      "020 100 101 110 120"
    ],
    "turns": {
      "x": [
        3,
        0,
        4,
        8,
        9,
        11,
        2,
        5,
        1,
        6,
        7,
        10
      ],
      "y": [
        6,
        7,
        0,
        1,
        8,
        2,
        5,
        11,
        9,
        10,
        4,
        3
      ],
      "z": [
        5,
        6,
        11,
        2,
        3,
        10,
        7,
        9,
        0,
        1,
        8,
        4
      ]
    }
  },
  {
    "kind": 3,
    "colour": "yellow",
    "count": 3,
    "forms": [
      "000 001 010 101",
      "000 001 011 111",
      "000 001 100 110",
      "000 010 011 100",
      "000 010 110 111",
      "000 100 101 111",
      "001 010 011 110",
      "001 011 100 101",
      "001 101 110 111",
      "010 011 101 111",
      "010 100 101 110",
      "011 100 110 111"
    ],
    "turns": {
      "x": [
        3,
        0,
        4,
        6,
        9,
        10,
        1,
        2,
        5,
        7,
        11,
        8
      ],
      "y": [
        7,
        8,
        0,
        1,
        6,
        2,
        9,
        5,
        10,
        11,
        3,
        4
      ],
      "z": [
        5,
        7,
        10,
        2,
        3,
        11,
        0,
        8,
        9,
        1,
        4,
        6
      ]
    }
  },
  {
    "kind": 4,
    "colour": "yellow",
    "count": 2,
    "forms": [
      "000 001 002 010 012",
      "000 001 002 100 102",
      "000 001 010 020 021",
      "000 001 011 020 021",
      "000 001 100 200 201",
      "000 001 101 200 201",
      "000 002 010 011 012",
      "000 002 100 101 102",
      "000 010 020 100 120",
      "000 010 100 200 210",
      "000 010 110 200 210",
      "000 020 100 110 120"
    ],
    "turns": {
      "x": [
        2,
        8,
        6,
        0,
        10,
        9,
        3,
        11,
        1,
        4,
        5,
        7
      ],
      "y": [
        9,
        5,
        8,
        11,
        1,
        7,
        10,
        4,
        3,
        0,
        6,
        2
      ],
      "z": [
        7,
        0,
        4,
        5,
        2,
        3,
        1,
        6,
        9,
        11,
        8,
        10
      ]
    }
  },
  {
    "kind": 5,
    "colour": "blue",
    "count": 2,
    "forms": [
      "000 001 002 012 112",
      "000 001 002 100 110",
      "000 001 010 020 101",
      "000 001 010 101 201",
      "000 001 011 111 211",
      "000 001 100 110 120",
      "000 010 011 012 100",
      "000 010 011 100 200",
      "000 010 020 120 121",
      "000 010 110 111 112",
      "000 100 101 111 121",
      "000 100 200 201 211",
      "001 010 011 110 210",
      "001 011 020 021 120",
      "001 011 021 100 101",
      "001 101 201 210 211",
      "002 012 100 101 102",
      "002 102 110 111 112",
      "010 011 012 102 112",
      "010 100 101 102 110",
      "010 110 200 201 210",
      "011 111 200 210 211",
      "020 021 101 111 121",
      "021 100 110 120 121"
    ],
    "turns": {
      "x": [
        2,
        8,
        6,
        7,
        3,
        9,
        13,
        12,
        18,
        22,
        19,
        20,
        4,
        0,
        1,
        11,
        5,
        10,
        14,
        23,
        21,
        15,
        16,
        17
      ],
      "y": [
        15,
        3,
        14,
        16,
        17,
        2,
        4,
        0,
        13,
        12,
        5,
        1,
        18,
        22,
        10,
        19,
        11,
        20,
        21,
        7,
        6,
        9,
        23,
        8
      ],
      "z": [
        16,
        19,
        11,
        10,
        14,
        20,
        1,
        5,
        7,
        6,
        21,
        23,
        2,
        3,
        15,
        22,
        17,
        18,
        0,
        9,
        8,
        13,
        4,
        12
      ]
    }
  },
  {
    "kind": 6,
    "colour": "blue",
    "count": 2,
    "forms": [
      "000 001 010 101 102",
      "000 001 011 111 121",
      "000 001 100 110 210",
      "000 001 101 102 112",
      "000 010 011 021 100",
      "000 010 011 021 121",
      "000 010 110 111 211",
      "000 100 101 111 112",
      "000 100 110 210 211",
      "001 002 010 011 102",
      "001 002 010 011 110",
      "001 011 100 101 200",
      "001 011 111 120 121",
      "001 100 101 200 210",
      "001 101 110 111 120",
      "002 011 012 110 111",
      "010 011 101 111 201",
      "010 020 021 100 110",
      "010 020 100 101 110",
      "010 110 111 201 211",
      "011 012 100 110 111",
      "011 101 111 200 201",
      "012 100 101 111 112",
      "020 101 110 111 120"
    ],
    "turns": {
      "x": [
        17,
        0,
        6,
        18,
        10,
        9,
        16,
        23,
        19,
        4,
        5,
        2,
        3,
        8,
        7,
        1,
        11,
        15,
        20,
        21,
        12,
        13,
        14,
        22
      ],
      "y": [
        11,
        14,
        9,
        13,
        1,
        12,
        15,
        2,
        10,
        21,
        16,
        3,
        23,
        0,
        18,
        19,
        22,
        5,
        4,
        20,
        6,
        7,
        8,
        17
      ],
      "z": [
        7,
        21,
        18,
        22,
        13,
        11,
        4,
        20,
        17,
        3,
        0,
        14,
        16,
        23,
        19,
        9,
        1,
        2,
        8,
        5,
        10,
        12,
        15,
        6
      ]
    }
  },
  {
    "kind": 7,
    "colour": "blue",
    "count": 3,
    "forms": [
      "000 001 002 010 011",
      "000 001 002 011 012",
      "000 001 002 100 101",
      "000 001 002 101 102",
      "000 001 010 011 012",
      "000 001 010 011 020",
      "000 001 010 011 021",
      "000 001 100 101 102",
      "000 001 100 101 200",
      "000 001 100 101 201",
      "000 010 011 020 021",
      "000 010 020 100 110",
      "000 010 020 110 120",
      "000 010 100 110 120",
      "000 010 100 110 200",
      "000 010 100 110 210",
      "000 100 101 200 201",
      "000 100 110 200 210",
      "001 002 010 011 012",
      "001 002 100 101 102",
      "001 010 011 020 021",
      "001 100 101 200 201",
      "010 020 100 110 120",
      "010 100 110 200 210"
    ],
    "turns": {
      "x": [
        10,
        5,
        12,
        11,
        20,
        4,
        0,
        22,
        15,
        14,
        18,
        2,
        3,
        7,
        8,
        9,
        23,
        16,
        6,
        13,
        1,
        17,
        19,
        21
      ],
      "y": [
        14,
        17,
        9,
        21,
        15,
        11,
        13,
        8,
        3,
        19,
        12,
        6,
        20,
        5,
        1,
        18,
        2,
        0,
        23,
        16,
        22,
        7,
        10,
        4
      ],
      "z": [
        7,
        19,
        0,
        1,
        2,
        16,
        21,
        4,
        5,
        6,
        8,
        17,
        14,
        23,
        13,
        11,
        10,
        22,
        3,
        18,
        9,
        20,
        15,
        12
      ]
    }
  },
  {
    "kind": 8,
    "colour": "blue",
    "count": 4,
    "forms": [
      "000 001 010",
      "000 001 011",
      "000 001 100",
      "000 001 101",
      "000 010 011",
      "000 010 100",
      "000 010 110",
      "000 100 101",
      "000 100 110",
      "001 010 011",
      "001 100 101",
      "010 100 110"
    ],
    "turns": {
      "x": [
        4,
        0,
        6,
        5,
        9,
        2,
        3,
        11,
        7,
        1,
        8,
        10
      ],
      "y": [
        5,
        8,
        3,
        10,
        6,
        1,
        9,
        2,
        0,
        11,
        7,
        4
      ],
      "z": [
        7,
        10,
        0,
        1,
        2,
        8,
        5,
        4,
        11,
        3,
        9,
        6
      ]
    }
  },
  {
    "kind": 9,
    "colour": "red",
    "count": 3,
    "forms": [
      "000 001 010 011 100",
      "000 001 010 011 101",
      "000 001 010 011 110",
      "000 001 010 011 111",
      "000 001 010 100 101",
      "000 001 010 100 110",
      "000 001 011 100 101",
      "000 001 011 101 111",
      "000 001 100 101 110",
      "000 001 100 101 111",
      "000 010 011 100 110",
      "000 010 011 110 111",
      "000 010 100 101 110",
      "000 010 100 110 111",
      "000 100 101 110 111",
      "001 010 011 101 111",
      "001 010 011 110 111",
      "001 011 100 101 111",
      "001 011 101 110 111",
      "001 100 101 110 111",
      "010 011 100 110 111",
      "010 011 101 110 111",
      "010 100 101 110 111",
      "011 100 101 110 111"
    ],
    "turns": {
      "x": [
        2,
        0,
        3,
        1,
        10,
        11,
        5,
        4,
        13,
        12,
        16,
        15,
        20,
        21,
        22,
        6,
        7,
        8,
        9,
        14,
        18,
        17,
        23,
        19
      ],
      "y": [
        7,
        17,
        15,
        18,
        6,
        1,
        9,
        19,
        4,
        8,
        3,
        16,
        0,
        2,
        5,
        23,
        21,
        14,
        22,
        12,
        11,
        20,
        10,
        13
      ],
      "z": [
        8,
        9,
        4,
        6,
        14,
        12,
        19,
        17,
        22,
        23,
        5,
        0,
        13,
        10,
        20,
        7,
        1,
        18,
        15,
        21,
        2,
        3,
        11,
        16
      ]
    }
  },
  {
    "kind": 10,
    "colour": "red",
    "count": 3,
    "forms": [
      "000 001 010 110",
      "000 001 011 100",
      "000 001 101 111",
      "000 010 011 111",
      "000 010 100 101",
      "000 100 110 111",
      "001 010 011 101",
      "001 011 110 111",
      "001 100 101 110",
      "010 011 100 110",
      "010 101 110 111",
      "011 100 101 111"
    ],
    "turns": {
      "x": [
        3,
        0,
        4,
        6,
        9,
        10,
        1,
        2,
        5,
        7,
        11,
        8
      ],
      "y": [
        6,
        2,
        8,
        7,
        1,
        0,
        11,
        10,
        4,
        3,
        9,
        5
      ],
      "z": [
        4,
        8,
        11,
        1,
        5,
        9,
        2,
        6,
        10,
        0,
        3,
        7
      ]
    }
  },
  {
    "kind": 11,
    "colour": "red",
    "count": 2,
    "forms": [
      "000 001 002 012 100",
      "000 001 010 020 120",
      "000 001 101 201 211",
      "000 010 011 012 112",
      "000 010 100 200 201",
      "000 100 110 120 121",
      "001 011 020 021 101",
      "001 011 111 210 211",
      "002 100 101 102 110",
      "010 011 110 200 210",
      "010 102 110 111 112",
      "021 100 101 111 121"
    ],
    "turns": {
      "x": [
        1,
        3,
        4,
        6,
        9,
        10,
        0,
        2,
        5,
        7,
        11,
        8
      ],
      "y": [
        2,
        6,
        8,
        7,
        0,
        1,
        11,
        10,
        4,
        3,
        9,
        5
      ],
      "z": [
        8,
        4,
        11,
        0,
        5,
        9,
        2,
        6,
        10,
        1,
        3,
        7
      ]
    }
  },
  {
    "kind": 12,
    "colour": "red",
    "count": 2,
    "forms": [
      "000 001 011 012",
      "000 001 101 102",
      "000 010 011 021",
      "000 010 110 120",
      "000 100 101 201",
      "000 100 110 210",
      "001 002 010 011",
      "001 002 100 101",
      "001 010 011 020",
      "001 100 101 200",
      "010 020 100 110",
      "010 100 110 200"
    ],
    "turns": {
      "x": [
        8,
        10,
        6,
        1,
        11,
        4,
        2,
        3,
        0,
        5,
        7,
        9
      ],
      "y": [
        5,
        9,
        3,
        8,
        7,
        6,
        11,
        4,
        10,
        1,
        2,
        0
      ],
      "z": [
        7,
        0,
        9,
        11,
        2,
        10,
        1,
        6,
        4,
        8,
        5,
        3
      ]
    }
  },
  {
    "kind": 13,
    "colour": "green",
    "count": 2,
    "forms": [
      "000 001 010 110 120",
      "000 001 011 012 100",
      "000 001 011 012 112",
      "000 001 101 111 211",
      "000 010 011 111 112",
      "000 010 100 101 201",
      "000 010 110 120 121",
      "000 100 101 201 211",
      "000 100 110 111 121",
      "001 002 012 100 101",
      "001 002 100 101 110",
      "001 010 011 020 101",
      "001 010 011 020 120",
      "001 011 110 111 210",
      "001 101 111 210 211",
      "002 101 102 110 111",
      "010 011 100 110 200",
      "010 011 102 111 112",
      "010 100 110 200 201",
      "010 101 102 110 111",
      "011 020 021 101 111",
      "011 021 100 101 111",
      "011 110 111 200 210",
      "021 100 110 111 121"
    ],
    "turns": {
      "x": [
        4,
        12,
        11,
        5,
        20,
        16,
        17,
        18,
        19,
        0,
        6,
        1,
        2,
        3,
        7,
        8,
        13,
        21,
        22,
        23,
        9,
        10,
        14,
        15
      ],
      "y": [
        11,
        3,
        14,
        15,
        13,
        9,
        12,
        10,
        0,
        7,
        5,
        21,
        20,
        17,
        19,
        18,
        2,
        22,
        1,
        16,
        23,
        8,
        4,
        6
      ],
      "z": [
        18,
        10,
        9,
        21,
        1,
        8,
        16,
        23,
        22,
        15,
        19,
        7,
        5,
        11,
        20,
        17,
        0,
        2,
        6,
        4,
        3,
        14,
        12,
        13
      ]
    }
  },
  {
    "kind": 14,
    "colour": "green",
    "count": 2,
    "forms": [
      "000 001 002 010 110",
      "000 001 002 102 112",
      "000 001 010 110 210",
      "000 001 011 021 100",
      "000 001 011 100 200",
      "000 001 101 111 121",
      "000 010 011 111 211",
      "000 010 020 021 121",
      "000 010 020 100 101",
      "000 010 100 101 102",
      "000 100 110 111 112",
      "000 100 200 210 211",
      "001 010 011 101 201",
      "001 011 021 120 121",
      "001 100 101 110 120",
      "001 101 200 201 210",
      "002 010 011 012 102",
      "002 012 110 111 112",
      "010 011 012 100 110",
      "010 110 201 210 211",
      "011 111 200 201 211",
      "012 100 101 102 112",
      "020 021 100 110 120",
      "020 101 111 120 121"
    ],
    "turns": {
      "x": [
        7,
        8,
        6,
        0,
        2,
        9,
        12,
        16,
        18,
        22,
        23,
        19,
        4,
        1,
        10,
        11,
        3,
        5,
        13,
        20,
        15,
        14,
        17,
        21
      ],
      "y": [
        12,
        15,
        16,
        5,
        1,
        14,
        17,
        13,
        3,
        4,
        2,
        0,
        21,
        23,
        8,
        9,
        20,
        19,
        6,
        18,
        10,
        11,
        7,
        22
      ],
      "z": [
        9,
        21,
        8,
        15,
        14,
        20,
        3,
        4,
        11,
        10,
        18,
        22,
        5,
        12,
        19,
        23,
        1,
        16,
        0,
        7,
        13,
        17,
        2,
        6
      ]
    }
  },
  {
    "kind": 15,
    "colour": "green",
    "count": 2,
    "forms": [
      "000 001 002 011",
      "000 001 002 101",
      "000 010 011 020",
      "000 010 020 110",
      "000 100 101 200",
      "000 100 110 200",
      "001 010 011 012",
      "001 010 011 021",
      "001 100 101 102",
      "001 100 101 201",
      "010 100 110 120",
      "010 100 110 210"
    ],
    "turns": {
      "x": [
        2,
        3,
        6,
        1,
        11,
        4,
        7,
        0,
        10,
        5,
        8,
        9
      ],
      "y": [
        5,
        9,
        3,
        7,
        1,
        0,
        11,
        10,
        4,
        8,
        2,
        6
      ],
      "z": [
        8,
        0,
        4,
        5,
        2,
        10,
        1,
        9,
        6,
        7,
        11,
        3
      ]
    }
  },
  {
    "kind": 16,
    "colour": "green",
    "count": 4,
    "forms": [
      "000 001 002 010",
      "000 001 002 012",
      "000 001 002 100",
      "000 001 002 102",
      "000 001 010 020",
      "000 001 011 021",
      "000 001 100 200",
      "000 001 101 201",
      "000 010 011 012",
      "000 010 020 021",
      "000 010 020 100",
      "000 010 020 120",
      "000 010 100 200",
      "000 010 110 210",
      "000 100 101 102",
      "000 100 110 120",
      "000 100 200 201",
      "000 100 200 210",
      "001 011 020 021",
      "001 101 200 201",
      "002 010 011 012",
      "002 100 101 102",
      "010 110 200 210",
      "020 100 110 120"
    ],
    "turns": {
      "x": [
        9,
        4,
        11,
        10,
        8,
        0,
        13,
        12,
        18,
        20,
        2,
        3,
        6,
        7,
        23,
        14,
        22,
        16,
        1,
        17,
        5,
        15,
        19,
        21
      ],
      "y": [
        12,
        17,
        7,
        19,
        10,
        15,
        3,
        21,
        13,
        11,
        5,
        18,
        1,
        20,
        6,
        4,
        2,
        0,
        23,
        14,
        22,
        16,
        8,
        9
      ],
      "z": [
        14,
        21,
        0,
        1,
        16,
        19,
        4,
        5,
        2,
        6,
        17,
        12,
        15,
        10,
        8,
        22,
        9,
        23,
        7,
        18,
        3,
        20,
        11,
        13
      ]
    }
  }
] as const;

export const GEMS = {
  "ruby": {
    "points": 4,
    "count": 10
  },
  "sapphire": {
    "points": 3,
    "count": 19
  },
  "emerald": {
    "points": 2,
    "count": 10
  },
  "amber": {
    "points": 1,
    "count": 19
  }
} as const;

export const ANIMALS = [
  "hedgehog",
  "otter",
  "owl",
  "fox",
  "tortoise",
  "seal",
  "badger",
  "heron",
  "lynx"
] as const;

export const SIDES = {
  "A": {
    "pieces": 3,
    "seconds": 60,
    "tasks": [
      "1|2",
      "3|4",
      "5|6|7",
      "8|9|10"
    ]
  },
  "B": {
    "pieces": 4,
    "seconds": 90,
    "tasks": [
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10"
    ]
  }
} as const;
