/** Every rule in a player's words, by its id; the other languages have the same keys. */
export const texts = {
  chapters: {
    material: "What you play with",
    boards: "The boards",
    setup: "Before you begin",
    round: "A round",
    end: "The end",
    variants: "Other ways to play",
    tips: "Tips for building",
  },
  rules: {
    "U3D-1":
      "There are 36 boards, four for each of nine animals. Each has an easy side A, with 3 pieces a task, and a hard side B, with 4.",
    "U3D-2": "Each side of a board shows two areas of squares, an upper and a lower one.",
    "U3D-3":
      "The die chooses the task. On the easy side 1 and 2 share a task, as do 3 and 4, both on the upper area; 5, 6 and 7 share one, and 8, 9 and 10, both on the lower area. On the hard side each number has its own: 1 to 5 above, 6 to 10 below. That makes 504 tasks, with names like A25 - 1|2.",
    "U3D-4": "There are 40 pieces of 16 kinds, two to four of each.",
    "U3D-5":
      "A piece may be turned in every direction but never mirrored. Four pairs are mirror images of each other: 2 and 11, 3 and 10, 5 and 14, 6 and 13. A dot beside the number tells them apart.",
    "U3D-6":
      "A ten-sided die, a sandglass, a bag, and 58 gems: 10 rubies worth 4 points, 19 sapphires worth 3, 10 emeralds worth 2 and 19 ambers worth 1.",
    "U3D-7":
      "Every task has a solution. You see it after the round, and when you lay a task aside alone.",
    "U3D-8":
      "The four boards of an animal have the same areas, but other pieces to fill them with.",
    "U3D-9":
      "There are enough pieces for everyone: whatever is rolled, four players can build at the same time.",
    "U3D-10":
      "No task needs the same kind of piece twice. Easy areas have 6 or 7 squares, hard ones 8 to 10.",
    "U3D-11": "On the easy side the task for 3 and 4 is on average the easiest.",
    "U3D-12":
      "You agree on the easy or the hard side for the whole game. As a handicap somebody may build the easy side at a hard table.",
    "U3D-13":
      "In each round everybody draws a board of the same animal. With three players one board of each animal is left out, with two players two.",
    "U3D-14":
      "Nine sapphires and nine ambers form the display, which also counts the rounds. The other 40 gems are in the bag.",
    "U3D-15":
      "One player rolls the die for all: the youngest in the first round, then always the next to the left. If nobody is named as the youngest, the first to roll is drawn.",
    "U3D-16":
      "Everybody gets the pieces of their task. The sandglass is turned only when all are ready.",
    "U3D-17":
      "Solved means: both levels of the area are filled exactly, with all pieces of the task. Nothing may stick out, nothing may stand on a third level. How a piece gets to its place does not matter; it may also be slid in below another.",
    "U3D-18":
      "If you have solved your task, call Ubongo! The others go on until the sand runs out; then everyone stops.",
    "U3D-19":
      "If nobody has solved their task by then, the sandglass is turned once more. If nobody does it in this second chance either, the round is over.",
    "U3D-20":
      "The fastest takes a sapphire from the display and draws a gem from the bag. The second takes an amber and draws one. The third and the fourth draw one each. If you have not solved your task, you get nothing.",
    "U3D-21":
      "After each round the display has one sapphire and one amber less. With only one solver the amber goes into the bag; with none, both do.",
    "U3D-22": "Boards that were played are not played again in this game.",
    "U3D-23":
      "After nine rounds the gems are counted: a ruby 4, a sapphire 3, an emerald 2, an amber 1. The most points win.",
    "U3D-24":
      "On a tie the tied players each get a new board of one animal. The die is rolled, there is no sandglass, and whoever solves first wins. If nobody does so within ten minutes, they share the win.",
    "U3D-25":
      "Without luck: the fastest gets a ruby, the second a sapphire, the third an emerald, the fourth an amber. There is no bag.",
    "U3D-26": "Alone against the clock: solve as many tasks as you can in 5, 10 or 20 minutes.",
    "U3D-27": "Alone against your record: solve 5, 10 or 20 tasks as fast as you can.",
    "U3D-28": "Alone you may lay a task aside and take a new board.",
    "U3D-29":
      "Your results alone are kept, and a new record is named. With hints there are no records.",
    "U3D-30":
      "For a first game, leave the die out: everybody builds the task for 3 and 4 of the easy side.",
    "U3D-31":
      "The sandglass runs for 60 seconds on the easy side and for 90 on the hard one, unless the table chooses otherwise. Somebody may get more time as a handicap.",
    "U3D-32":
      "Alone with a single puzzle: a task of the box or any puzzle that its pieces can build, as fast as you like. Laying it aside is giving it up, and you see a solution; after an hour it ends unsolved. Without hints it counts as solved, and each puzzle has a best time of its own.",
    "tip-1":
      "Begin with the piece that has the fewest places: a long or crooked one rarely fits in many ways.",
    "tip-2":
      "Look at narrow ends and corners of the area. Often only one piece reaches into them, and on both levels at once.",
    "tip-3":
      "Count cubes: an area of 7 squares takes 14. Three pieces of 5, 5 and 4 cubes fill it exactly, so there is never anything left over.",
    "tip-4":
      "Think of what is left. A gap of a single cube is the end, as no piece is that small: undo early.",
    "tip-5":
      "Beware of mirror twins. If a piece almost fits but never quite, you may be thinking of its twin.",
  },
  captions: {
    pieces: "All sixteen kinds, and how many pieces there are of each.",
    gems: "Ruby 4, sapphire 3, emerald 2, amber 1.",
    solved: "Solved: level 1 on the left, level 2 on the right, no square is empty.",
    outside: "Not solved: piece 9 sticks out of the area, and places stay empty.",
    rewards: "First place, second, third and fourth: what comes from the bag is a surprise.",
    display: "The display before the first round, after one, and after two.",
    count: "A ruby, a sapphire, three emeralds and three ambers: 4 + 3 + 6 + 3 = 16 points.",
    fair: "Without luck: from first to fourth.",
  },
};
