/** The texts around a guided game; what is said at its steps belongs to the game. */
export const texts = {
  title: "{{game}} · first game",
  coach: "Guide",
  step: "Step {{number}} of {{of}}",
  over: "Now you know how to play",
  instead: "That is not what this step asks for.",
  trying: "Not quite there yet. You can pick it up again.",
  outside: "It would stick out of the area there, so it comes back to you.",
  back: "Back",
  skip: "Skip",
  restart: "Start over",
  goOn: "Go on",
  playNow: "Play now",
  next: "Learn {{game}}",
};
