export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ["slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];

/** A player's preferences; they stay in this browser. */
export interface Preferences {
  language: Language;
  theme: Theme;
  lessMotion: boolean;
  /** How long bots pause so that players can see what they do. */
  botPace: Pace;
  /** How fast things move. */
  motionPace: Pace;
  /** Ask before playing a card. */
  confirm: boolean;
  /** Lay automatically if there is nothing to choose. */
  autoLay: boolean;
  /** Teaching marks and hints, at tables that allow them. */
  teaching: boolean;
  hints: boolean;
  /** Show other people's reactions. */
  reactions: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  haptics: boolean;
  notifications: boolean;
}

const FRESH: Omit<Preferences, "language"> = {
  theme: "auto",
  lessMotion: false,
  botPace: "normal",
  motionPace: "normal",
  confirm: false,
  autoLay: true,
  teaching: true,
  hints: true,
  reactions: true,
  sound: false,
  volume: 0.6,
  haptics: false,
  notifications: false,
};

type Readers = { [Name in keyof Preferences]: (value: unknown) => value is Preferences[Name] };

const oneOf =
  <Value>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((each) => each === value);

const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

const isShare = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= 1;

const READERS: Readers = {
  language: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  lessMotion: isFlag,
  botPace: oneOf(PACES),
  motionPace: oneOf(PACES),
  confirm: isFlag,
  autoLay: isFlag,
  teaching: isFlag,
  hints: isFlag,
  reactions: isFlag,
  sound: isFlag,
  volume: isShare,
  haptics: isFlag,
  notifications: isFlag,
};

/** Read stored preferences: missing, unknown or broken ones get their defaults. */
export function readPreferences(text: string | null, wanted: readonly string[]): Preferences {
  const stored = parsed(text);
  const good = Object.entries(READERS).filter(
    ([name, isGood]) => Object.hasOwn(stored, name) && isGood(stored[name]),
  );
  const kept = Object.fromEntries(good.map(([name]) => [name, stored[name]]));
  return { language: spokenLanguage(wanted), ...FRESH, ...kept };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Return the first preferred language that we support, or English. */
export function spokenLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return short.find(oneOf(LANGUAGES)) ?? "en";
}
