import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../../model/announcer";
import type { View } from "../../../protocol/ugo";
import { eventsBetween } from "../model/events";
import { sentence } from "../text/sentences";

/** Say in words what happened since the last view. */
export function useAnnouncements(view: View, names: readonly string[]): void {
  const { t } = useTranslation("ugo");
  const last = useRef(view);
  useEffect(() => {
    const events = eventsBetween(last.current, view);
    last.current = view;
    const people = { names, own: view.seat };
    announce(
      events
        .map((event) => sentence(t, event, people))
        .filter(Boolean)
        .join(" "),
    );
  }, [view, names, t]);
}
