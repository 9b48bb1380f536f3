import { storyOf } from "../../story-of";
import { cardsStory } from "./story";

/** The story of the game, in a few sentences. */
export default storyOf("ubongocards", cardsStory);
