import { Suspense, useEffect, type ComponentType } from "react";
import { useGuestName } from "../model/guest";
import { usePlace, type Place } from "../model/routing";
import { ErrorBoundary } from "./ErrorBoundary";
import { LiveRegion } from "./LiveRegion";
import { NowherePage } from "./LostPage";
import { loadTablePage, PAGES } from "./pages";
import { LoadingPage } from "./Shell";

/** The page for the current address. Nothing else is requested until the server knows this browser. */
export function App() {
  const place = usePlace();
  const isKnown = useGuestName() !== null;
  return (
    <>
      <ErrorBoundary key={keyOf(place)}>{isKnown ? <Page /> : <LoadingPage />}</ErrorBoundary>
      <LiveRegion />
    </>
  );
}

/** Each address is a page of its own, but the new-table form stays mounted while its game changes. */
function keyOf(place: Place): string {
  return place.page === "new" ? place.page : JSON.stringify(place);
}

function Page() {
  const place = usePlace();
  usePreloadedTable(place.page === "lobby" || place.page === "new");
  if (place.page === "nowhere") return <NowherePage />;
  const Found = PAGES[place.page] as ComponentType<typeof place.parts>;
  return (
    <Suspense fallback={<LoadingPage />}>
      <Found key={keyOf(place)} {...place.parts} />
    </Suspense>
  );
}

/** When a table is the likely next page, load it at the first touch or key. */
function usePreloadedTable(isLikely: boolean): void {
  useEffect(() => {
    if (!isLikely) return;
    const touched = new AbortController();
    const { signal } = touched;
    const load = () => {
      touched.abort();
      void loadTablePage();
    };
    window.addEventListener("pointerdown", load, { signal });
    window.addEventListener("keydown", load, { signal });
    return () => {
      touched.abort();
    };
  }, [isLikely]);
}
