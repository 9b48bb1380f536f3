/** The texts of a game that several people play on one device. */
export const texts = {
  turn: "{{name}}’s turn",
  next: "{{name}} is next",
  pass: "Pass the device to {{name}}. Everyone else, look away.",
  open: "I am {{name}}",
  board: "{{name}}’s board",
  narrow: "Two boards need a wider screen. Turn the device on its side, or make the window wider.",
} as const;
