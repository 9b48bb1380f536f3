/** What a bot looks like: which parts its face is made of. */
export interface Face {
  tone: Tone;
  head: "round" | "square" | "tall" | "wide" | "shield";
  top: "antenna" | "antennas" | "sprout" | "hat" | "bow" | "cap" | "crown" | "tuft";
  eyes: "dots" | "wide" | "sleepy" | "glasses" | "visor" | "wink";
  mouth: "smile" | "line" | "grin" | "small" | "smirk";
}

export const TONES = ["clay", "sky", "moss", "straw", "plum", "slate"] as const;
export type Tone = (typeof TONES)[number];

/** Every bot of every game, by its level. Its name and its line are among the game's texts. */
const FACES: Readonly<Record<string, Readonly<Record<string, Face>>>> = {
  ugo: {
    beginner: { tone: "straw", head: "round", top: "sprout", eyes: "wide", mouth: "smile" },
    casual: { tone: "clay", head: "wide", top: "bow", eyes: "dots", mouth: "smirk" },
    club: { tone: "moss", head: "square", top: "cap", eyes: "sleepy", mouth: "line" },
    expert: { tone: "sky", head: "tall", top: "antenna", eyes: "visor", mouth: "small" },
    master: { tone: "plum", head: "shield", top: "crown", eyes: "glasses", mouth: "smirk" },
  },
  ubongo3d: {
    beginner: { tone: "clay", head: "square", top: "tuft", eyes: "wide", mouth: "small" },
    casual: { tone: "sky", head: "round", top: "cap", eyes: "dots", mouth: "grin" },
    club: { tone: "straw", head: "shield", top: "hat", eyes: "glasses", mouth: "line" },
    master: { tone: "slate", head: "wide", top: "antennas", eyes: "visor", mouth: "smile" },
  },
  ubongocards: {
    beginner: { tone: "moss", head: "wide", top: "sprout", eyes: "wink", mouth: "grin" },
    casual: { tone: "plum", head: "round", top: "bow", eyes: "sleepy", mouth: "smile" },
    club: { tone: "clay", head: "tall", top: "hat", eyes: "dots", mouth: "smirk" },
    master: { tone: "sky", head: "square", top: "antennas", eyes: "glasses", mouth: "line" },
  },
};

const STRANGER: Face = {
  tone: "slate",
  head: "square",
  top: "antenna",
  eyes: "dots",
  mouth: "line",
};

/** The face of a bot; its twin at the same table has another colour. */
export function faceOf(game: string, level: string, twin = 0): Face {
  const face = FACES[game]?.[level] ?? STRANGER;
  const tone = TONES[(TONES.indexOf(face.tone) + 2 * twin) % TONES.length] ?? face.tone;
  return { ...face, tone };
}
