import { lazy, Suspense } from "react";
import { useGuestName } from "../model/guest";
import { usePlace } from "../model/routing";
import { ErrorBoundary } from "./ErrorBoundary";
import { LiveRegion } from "./LiveRegion";
import { LobbyPage } from "./lobby/LobbyPage";
import { NowherePage } from "./LostPage";
import { LoadingPage } from "./Shell";
import { TablePage } from "./table/TablePage";

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
  if (place.page === "lobby") return <LobbyPage />;
  if (place.page === "table") return <TablePage key={place.id} id={place.id} />;
  if (place.page === "replay")
    return (
      <Suspense fallback={<LoadingPage />}>
        <ReplayPage key={place.id} id={place.id} />
      </Suspense>
    );
  return <NowherePage />;
}
