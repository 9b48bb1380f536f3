import { useEffect, useMemo, useState } from "react";
import { meet } from "../../model/guest";
import { LobbyLine } from "../../net/lobby";
import type { Lobby } from "../../protocol/messages";
import { withoutLeft } from "./left";
import { lobbyOf, NOTHING, withNews } from "./lobby";

const EMPTY: Lobby = {
  open: [],
  mine: [],
  watch: [],
  today: { done: 0, of: 0, streak: 0 },
};

/** Follow the tables while the page is visible, as the server pushes changes. */
export function useLobby() {
  const [told, setTold] = useState(NOTHING);
  const [hasFailed, setFailed] = useState(false);
  const line = useMemo(
    () =>
      new LobbyLine({
        onNews: (news) => {
          const believed = news.type === "mine" ? withoutLeft(news) : news;
          setTold((before) => withNews(before, believed));
          setFailed(false);
        },
        onLost: () => {
          setFailed(true);
        },
        heal: meet,
      }),
    [],
  );
  useEffect(() => {
    line.open();
    return () => {
      line.close();
    };
  }, [line]);
  const lobby = useMemo(() => lobbyOf(told), [told]);
  return { lobby: lobby ?? EMPTY, isKnown: lobby !== null, hasFailed, refresh: line.connect };
}
