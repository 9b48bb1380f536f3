import "i18next";
import type { en as ugo } from "../games/ugo/i18n/en";
import type { en as app } from "./en";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "app";
    resources: { app: typeof app; ugo: typeof ugo };
  }
}
