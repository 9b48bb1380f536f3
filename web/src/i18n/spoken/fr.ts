import { fr as ubongo3d } from "../../games/ubongo3d/i18n/fr";
import { fr as ubongocards } from "../../games/ubongocards/i18n/fr";
import { fr as ugo } from "../../games/ugo/i18n/fr";
import { fr as app } from "../fr";
import type { Spoken } from "../start";

export const spoken = { app, ubongo3d, ubongocards, ugo } satisfies Spoken;
