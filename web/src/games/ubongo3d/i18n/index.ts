import { de } from "./de";
import { en } from "./en";
import { fr } from "./fr";

export const texts = { en, de, fr };
