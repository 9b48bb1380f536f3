/** Return the locale for dates and lists in a language: English uses the British one. */
export const localeOf = (language: string): string => (language === "en" ? "en-GB" : language);
