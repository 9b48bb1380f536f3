import type { LEVELS } from "../../protocol/ubongo3d";
import type { BotsModule } from "../bots";

/** The bots of Ubongo 3-D, as players meet them. */
export const bots: BotsModule<(typeof LEVELS)[number]> = {
  about: {
    en: "Beginner bots think long and leave hard tasks alone, master bots are as fast as hands can be.",
    de: "Anfänger-Bots denken lange nach und lassen Schweres liegen, Meister-Bots sind so schnell, wie Hände sein können.",
    fr: "Les robots débutants réfléchissent longtemps et laissent ce qui est difficile, les robots maîtres vont aussi vite que des mains.",
  },
  characters: {
    beginner: {
      face: { tone: "clay", head: "square", top: "tuft", eyes: "wide", mouth: "small" },
      line: {
        en: "Turns every piece twice, and then once more.",
        de: "Dreht jedes Teil zweimal und dann noch einmal.",
        fr: "Tourne chaque pièce deux fois, puis encore une.",
      },
    },
    casual: {
      face: { tone: "sky", head: "round", top: "cap", eyes: "dots", mouth: "grin" },
      line: {
        en: "Builds with one eye on the sandglass.",
        de: "Baut mit einem Auge auf der Sanduhr.",
        fr: "Construit, un œil sur le sablier.",
      },
    },
    club: {
      face: { tone: "straw", head: "shield", top: "hat", eyes: "glasses", mouth: "line" },
      line: {
        en: "Knows the last piece before the first one lies.",
        de: "Kennt das letzte Teil, bevor das erste liegt.",
        fr: "Connaît la dernière pièce avant de poser la première.",
      },
    },
    master: {
      face: { tone: "slate", head: "wide", top: "antennas", eyes: "visor", mouth: "smile" },
      line: {
        en: "Has hands as quick as thoughts.",
        de: "Hat Hände, so schnell wie Gedanken.",
        fr: "A les mains aussi vives que la pensée.",
      },
    },
  },
};
