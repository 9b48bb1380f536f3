/** The texts around a guided game; what is said at its steps belongs to the game. */
export const texts = {
  title: "{{game}} · first game",
  coach: "Guide",
  step: "Step {{number}} of {{of}}",
  over: "You know how it goes",
  instead: "Something else is wanted here.",
  trying: "Not quite there yet. You can pick it up again.",
  outside: "There it would stick out of the area, so it comes back to you.",
  back: "Back",
  skip: "Skip",
  restart: "From the start",
  goOn: "Go on",
  playNow: "Play now",
  next: "Learn {{game}}",
};
