/** Give the locale for dates and lists in a language: English writes them the British way. */
export const localeOf = (language: string): string => (language === "en" ? "en-GB" : language);
