/** The texts around a game's rules; the rules themselves belong to the game. */
export const texts = {
  title: "{{game}}: the\u00a0rules",
  search: "Search the rules",
  found_one: "{{count}} rule",
  found_other: "{{count}} rules",
  none: "Nothing found. Try another word.",
  contents: "Contents",
  learn: "Learn by playing",
  rule: "Link to rule {{id}}",
};
