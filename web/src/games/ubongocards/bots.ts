import type { LEVELS } from "../../protocol/ubongocards";
import type { BotsModule } from "../bots";

/** The bots of the card game, as players meet them. */
export const bots: BotsModule<(typeof LEVELS)[number]> = {
  about: {
    en: "From beginner to master bots lay faster and see more. Beginners overlook a wrong symbol now and then; masters never do.",
    de: "Vom Anfänger bis zum Meister legen die Bots schneller und sehen mehr. Anfänger übersehen ab und zu ein falsches Symbol, Meister nie.",
    fr: "Du débutant au maître, les robots posent plus vite et voient mieux. Les débutants laissent parfois passer un symbole faux, les maîtres jamais.",
  },
  characters: {
    beginner: {
      face: { tone: "moss", head: "wide", top: "sprout", eyes: "wink", mouth: "grin" },
      line: {
        en: "Takes a moon for a sun now and then.",
        de: "Hält ab und zu einen Mond für eine Sonne.",
        fr: "Prend parfois la lune pour le soleil.",
      },
    },
    casual: {
      face: { tone: "plum", head: "round", top: "bow", eyes: "sleepy", mouth: "smile" },
      line: {
        en: "Hums while she looks for the seventh card.",
        de: "Summt, während sie die siebte Karte sucht.",
        fr: "Fredonne en cherchant la septième carte.",
      },
    },
    club: {
      face: { tone: "clay", head: "tall", top: "hat", eyes: "dots", mouth: "smirk" },
      line: {
        en: "Lays first and smiles later.",
        de: "Legt zuerst und lächelt danach.",
        fr: "Pose d’abord et sourit ensuite.",
      },
    },
    master: {
      face: { tone: "sky", head: "square", top: "antennas", eyes: "glasses", mouth: "line" },
      line: {
        en: "Misses no symbol and never blinks.",
        de: "Übersieht kein Symbol und blinzelt nie.",
        fr: "Ne manque aucun symbole et ne cligne jamais des yeux.",
      },
    },
  },
};
