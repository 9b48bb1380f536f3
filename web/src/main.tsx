import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./app/fonts.css";
import "./app/tokens.css";
import "./app/base.css";
import "./app/controls.css";
import { App } from "./app/App";
import { startTexts } from "./i18n/start";
import { guardFocus } from "./model/focus";
import { meet } from "./model/guest";
import { whenIdle } from "./model/idle";
import { watchParts } from "./model/parts";
import { applyPreferences, preferences, watchTheme } from "./model/preferences";

/** How long after the first page is drawn to fetch what can wait. */
const REST_MS = 4_000;

watchParts();
watchTheme();
applyPreferences();
void meet();
await startTexts(preferences().language);

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  guardFocus();
  whenIdle(REST_MS, () => {
    import("./offline/start").then(({ start }) => start()).catch(() => undefined);
  });
}
