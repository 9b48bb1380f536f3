import type { BotsModule, Face } from "../../games/bots";

const TONES = ["clay", "sky", "moss", "straw", "plum", "slate"] as const;

/** A bot that this client does not know yet. */
const STRANGER: Face = {
  tone: "slate",
  head: "square",
  top: "antenna",
  eyes: "dots",
  mouth: "line",
};

/** The face of a bot; its twin at the same table gets another colour. */
export function faceOf({ characters }: BotsModule, level: string, twin: number): Face {
  const face = characters[level]?.face ?? STRANGER;
  const tone = TONES[(TONES.indexOf(face.tone) + 2 * twin) % TONES.length] ?? face.tone;
  return { ...face, tone };
}
