import { de as ubongo3d } from "../../games/ubongo3d/i18n/de";
import { de as ubongocards } from "../../games/ubongocards/i18n/de";
import { de as ugo } from "../../games/ugo/i18n/de";
import { de as app } from "../de";
import type { Spoken } from "../start";

export const spoken = { app, ubongo3d, ubongocards, ugo } satisfies Spoken;
