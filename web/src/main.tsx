import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./app/fonts.css";
import "./app/tokens.css";
import "./app/base.css";
import "./app/controls.css";
import { App } from "./app/App";
import { ROOMS } from "./games";
import { startTexts } from "./i18n/start";
import { meet } from "./model/guest";
import { applyPreferences, preferences } from "./model/preferences";

applyPreferences();
void meet();
const rooms = Object.fromEntries(Object.entries(ROOMS).map(([name, room]) => [name, room.texts]));
await startTexts(preferences().language, rooms);

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
