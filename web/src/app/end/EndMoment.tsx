import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import { listOf } from "../../i18n/lists";
import { feel } from "../../model/feel";
import type { Outcome } from "../../protocol/messages";

interface EndMomentProps {
  outcome: Outcome;
  names: readonly string[];
  you: number | null;
}

/** The winner, in a wreath that grows; any key or touch lets it be there at once. */
export function EndMoment({ outcome, names, you }: EndMomentProps) {
  const { t, i18n } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (you !== null) feel(names.length > 1 && outcome.places[you] === 1 ? "win" : "end");
    // The game ends once, whatever comes later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const ended = new AbortController();
    const finish = () => {
      for (const each of root.current?.getAnimations({ subtree: true }) ?? []) each.finish();
      ended.abort();
    };
    for (const touch of ["pointerdown", "keydown"]) {
      document.addEventListener(touch, finish, { signal: ended.signal });
    }
    return () => {
      ended.abort();
    };
  }, []);
  return (
    <div className="end-moment" ref={root} data-testid="end-moment">
      {!isInVain(outcome, names) && <Wreath />}
      <h1>{winners(t, outcome, names, you, listOf(i18n.language))}</h1>
    </div>
  );
}

/** Alone and without a single point: nothing to crown. */
function isInVain({ scores }: Outcome, names: readonly string[]): boolean {
  return names.length === 1 && scores[0] === 0;
}

function winners(
  t: TFunction,
  outcome: Outcome,
  names: readonly string[],
  you: number | null,
  list: (names: readonly string[]) => string,
): string {
  if (names.length === 1) return t(isInVain(outcome, names) ? "end.aloneNone" : "end.alone");
  const { places } = outcome;
  const first = names.filter((_, seat) => places[seat] === 1);
  if (first.length > 1) return t("end.winsShared", { names: list(first) });
  if (you !== null && places[you] === 1) return t("end.youWin");
  return t("end.wins", { names: first.join("") });
}

const LEAVES = 7;

/** Two boughs of leaves, open at the top. */
function Wreath() {
  const leaves = Array.from({ length: LEAVES }, (_, place) => place);
  return (
    <svg className="wreath" viewBox="-50 -50 100 100" aria-hidden="true">
      {[-1, 1].map((side) =>
        leaves.map((place) => (
          <g key={`${side} ${place}`} transform={`rotate(${side * (168 - place * 21)})`}>
            <path
              className="wreath-leaf"
              data-place={place}
              d="M0 -33 C 7 -38 7 -46 0 -50 C -7 -46 -7 -38 0 -33 Z"
              transform={`rotate(${side * -38} 0 -40)`}
            />
          </g>
        )),
      )}
    </svg>
  );
}
