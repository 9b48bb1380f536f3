import { lazy, Suspense, useEffect } from "react";
import { useGuestName } from "../model/guest";
import { usePlace } from "../model/routing";
import { ErrorBoundary } from "./ErrorBoundary";
import { LiveRegion } from "./LiveRegion";
import { LobbyPage } from "./lobby/LobbyPage";
import { NowherePage } from "./LostPage";
import { LoadingPage } from "./Shell";

const loadTablePage = () => import("./table/TablePage");
const TablePage = lazy(loadTablePage);
const ReplayPage = lazy(() => import("./replay/ReplayPage"));

/** The page for where one is; nothing is asked of the server before it knows this browser. */
export function App() {
  const place = usePlace();
  const isKnown = useGuestName() !== null;
  return (
    <>
      <ErrorBoundary key={JSON.stringify(place)}>
        {isKnown ? <Page /> : <LoadingPage />}
      </ErrorBoundary>
      <LiveRegion />
    </>
  );
}

function Page() {
  const place = usePlace();
  if (place.page === "lobby") return <Lobby />;
  if (place.page === "nowhere") return <NowherePage />;
  return (
    <Suspense fallback={<LoadingPage />}>
      {place.page === "table" ? (
        <TablePage key={place.id} id={place.id} />
      ) : (
        <ReplayPage key={place.id} id={place.id} />
      )}
    </Suspense>
  );
}

/** The lobby, from where the next page is most likely a table: it is loaded at the first touch or key. */
function Lobby() {
  useEffect(() => {
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
  }, []);
  return <LobbyPage />;
}
