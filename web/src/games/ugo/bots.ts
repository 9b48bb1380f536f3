import type { LEVELS } from "../../protocol/ugo";
import type { BotsModule } from "../bots";

/** The bots of UGO!, as players meet them. */
export const bots: BotsModule<(typeof LEVELS)[number]> = {
  about: {
    en: "Beginner bots play any card, casual bots follow rules of thumb. Club, expert and master bots look ahead, each of them further; masters also guess hands from what others played.",
    de: "Anfänger-Bots spielen irgendeine Karte, Hobby-Bots nach Faustregeln. Vereins-, Experten- und Meister-Bots rechnen voraus, jeder weiter als der vorige; Meister erraten auch Hände aus dem, was andere spielten.",
    fr: "Les robots débutants jouent n’importe quelle carte, les amateurs suivent des règles simples. Les robots de club, experts et maîtres calculent à l’avance, chacun plus loin ; les maîtres devinent aussi les mains d’après ce que les autres ont joué.",
  },
  characters: {
    beginner: {
      face: { tone: "straw", head: "round", top: "sprout", eyes: "wide", mouth: "smile" },
      line: {
        en: "Plays whatever shines.",
        de: "Spielt, was gerade glänzt.",
        fr: "Joue tout ce qui brille.",
      },
    },
    casual: {
      face: { tone: "clay", head: "wide", top: "bow", eyes: "dots", mouth: "smirk" },
      line: {
        en: "Follows a rule of thumb, and her mood.",
        de: "Spielt nach Faustregel und Laune.",
        fr: "Suit une règle simple, et son humeur.",
      },
    },
    club: {
      face: { tone: "moss", head: "square", top: "cap", eyes: "sleepy", mouth: "line" },
      line: {
        en: "Plans the next trick over a cup of tea.",
        de: "Plant den nächsten Stich bei einer Tasse Tee.",
        fr: "Prépare le prochain pli devant une tasse de thé.",
      },
    },
    expert: {
      face: { tone: "sky", head: "tall", top: "antenna", eyes: "visor", mouth: "small" },
      line: {
        en: "Knows today what you will need tomorrow.",
        de: "Weiß heute, was du morgen brauchst.",
        fr: "Sait aujourd’hui ce qu’il te faudra demain.",
      },
    },
    master: {
      face: { tone: "plum", head: "shield", top: "crown", eyes: "glasses", mouth: "smirk" },
      line: {
        en: "Counts every card, and guesses yours.",
        de: "Zählt jede Karte und errät deine.",
        fr: "Compte chaque carte et devine les tiennes.",
      },
    },
  },
};
