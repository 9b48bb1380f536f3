import { storyOf } from "../../story-of";
import { ugoStory } from "./story";

/** The story of the game, in a few sentences. */
export default storyOf("ugo", ugoStory);
