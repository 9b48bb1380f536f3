import "i18next";
import type { texts as company } from "../app/company/i18n/en";
import type { texts as device } from "../app/device/i18n/en";
import type { texts as learn } from "../app/learn/i18n/en";
import type { texts as print } from "../app/print/i18n/en";
import type { texts as me } from "../app/me/i18n/en";
import type { texts as offline } from "../app/offline/i18n/en";
import type { texts as today } from "../app/today/i18n/en";
import type { texts as rules } from "../app/rules/i18n/en";
import type { texts as ubongo3dPuzzles } from "../games/ubongo3d/puzzles/en";
import type { texts as ubongo3dHelp } from "../games/ubongo3d/help/en";
import type { texts as ubongo3dRules } from "../games/ubongo3d/rules/en";
import type { texts as ubongocardsHelp } from "../games/ubongocards/help/en";
import type { texts as ubongocardsRules } from "../games/ubongocards/rules/en";
import type { texts as ugoHelp } from "../games/ugo/help/en";
import type { texts as ugoRules } from "../games/ugo/rules/en";
import type { texts as replay } from "../app/replay/i18n/en";
import type { texts as newTable } from "../app/new/i18n/en";
import type { en as ubongo3d } from "../games/ubongo3d/i18n/en";
import type { en as ubongocards } from "../games/ubongocards/i18n/en";
import type { en as ugo } from "../games/ugo/i18n/en";
import type { en as app } from "./en";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "app";
    resources: {
      app: typeof app;
      company: typeof company;
      device: typeof device;
      learn: typeof learn;
      me: typeof me;
      offline: typeof offline;
      print: typeof print;
      rules: typeof rules;
      today: typeof today;
      replay: typeof replay;
      new: typeof newTable;
      ubongo3d: typeof ubongo3d;
      ubongocards: typeof ubongocards;
      ugo: typeof ugo;
      "ubongo3d-puzzles": typeof ubongo3dPuzzles;
      "ubongo3d-help": typeof ubongo3dHelp;
      "ubongo3d-rules": typeof ubongo3dRules;
      "ubongocards-help": typeof ubongocardsHelp;
      "ubongocards-rules": typeof ubongocardsRules;
      "ugo-help": typeof ugoHelp;
      "ugo-rules": typeof ugoRules;
    };
  }
}
