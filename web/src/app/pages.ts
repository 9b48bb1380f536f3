import { lazy, type ComponentType } from "react";
import type { PageName, PageProps } from "../model/routing";
import { LobbyPage } from "./lobby/LobbyPage";
import { PuzzlePage, PuzzlesPage } from "./PuzzlePages";

export const loadTablePage = () => import("./table/TablePage");

/** The page of a table before its game, which the table itself loads late. */
export const loadSeatsPage = () => import("./seats/SeatsPage");

/** The page at each address. All but the lobby are loaded on demand; the puzzle pages come from their game. */
export const PAGES: { readonly [Page in PageName]: ComponentType<PageProps<Page>> } = {
  lobby: LobbyPage,
  table: lazy(loadTablePage),
  me: lazy(() => import("./me/MePage")),
  transfer: lazy(() => import("./me/TransferPage")),
  replay: lazy(() => import("./replay/ReplayPage")),
  watch: lazy(() => import("./watch/WatchPage")),
  print: lazy(() => import("./print/PrintPage")),
  new: lazy(() => import("./new/NewTablePage")),
  learn: lazy(() => import("./learn/LearnPage")),
  rules: lazy(() => import("./rules/RulesPage")),
  today: lazy(() => import("./today/TodayPage")),
  day: lazy(() => import("./today/TodayPage")),
  puzzles: PuzzlesPage,
  puzzle: PuzzlePage,
  offline: lazy(() => import("./offline/OfflinePage")),
  offlineTable: lazy(() => import("./offline/OfflineTablePage")),
};
