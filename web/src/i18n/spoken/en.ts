import { en as ubongo3d } from "../../games/ubongo3d/i18n/en";
import { en as ubongocards } from "../../games/ubongocards/i18n/en";
import { en as ugo } from "../../games/ugo/i18n/en";
import { en as app } from "../en";
import type { Spoken } from "../start";

export const spoken = { app, ubongo3d, ubongocards, ugo } satisfies Spoken;
