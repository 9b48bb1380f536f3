import { useTranslation } from "react-i18next";
import type { BuilderShown } from "../../../protocol/ubongo3d";
import type { GameTimelineProps } from "../../game-module";
import { GemList } from "../art/GemCounts";
import { KindPicture } from "../art/PiecePicture";
import { SmallMap } from "../art/SmallMap";
import { formCubes } from "../model/pieces";
import { asLying } from "../model/playback";
import { trayForm } from "../model/tray";
import { asSquares } from "../table/useBuilding";
import { exactTime } from "../text/time";
import { buildingAt, shownOf } from "./timeline";
import "./timeline.css";

/** Everyone's task side by side, as built at that time; at the end also what each player won. */
export default function ReplayRound({ round, at, names }: GameTimelineProps) {
  const { builders } = shownOf(round);
  return (
    <ul className="builders" data-players={builders.length}>
      {builders.map((builder) => (
        <Builder
          key={builder.seat}
          builder={builder}
          name={names[builder.seat] ?? ""}
          at={at}
          isOver={at >= round.lasted}
        />
      ))}
    </ul>
  );
}

interface BuilderProps {
  builder: BuilderShown;
  name: string;
  at: number;
  isOver: boolean;
}

function Builder({ builder, name, at, isOver }: BuilderProps) {
  const { t, i18n } = useTranslation("ubongo3d");
  const laid = buildingAt(builder, at);
  const squares = asSquares(builder.squares);
  const hasSolved = builder.solved !== null && builder.solved <= at;
  const tray = builder.kinds.filter((kind) => !laid.some((piece) => piece.kind === kind));
  return (
    <li
      className="builder"
      data-seat={builder.seat}
      data-solved={hasSolved}
      data-laid={laid.length}
    >
      <div className="builder-head">
        <h3>{name}</h3>
        {hasSolved && (
          <p className="builder-solved">
            {builder.place !== null && <b>{builder.place}.</b>}{" "}
            {exactTime(builder.solved ?? 0, i18n.language)}
          </p>
        )}
        {isOver && !hasSolved && <p>{t("review.unsolved")}</p>}
      </div>
      <SmallMap
        squares={squares}
        laid={laid}
        label={t("others.board", { name, laid: laid.length, of: builder.kinds.length })}
      />
      {!isOver && (
        <p className="builder-tray" aria-hidden="true">
          {tray.map((kind) => (
            <KindPicture key={kind} kind={kind} cells={formCubes(kind, trayForm(kind))} />
          ))}
        </p>
      )}
      {isOver && (
        <>
          <p className="builder-facts">
            <GemList gems={builder.won} /> <span>{t("review.task", { task: builder.task })}</span>
          </p>
          {!hasSolved && (
            <figure className="builder-solution">
              <figcaption>{t("review.solution")}</figcaption>
              <SmallMap
                squares={squares}
                laid={builder.solution.map(asLying)}
                label={t("timeline.solution", { name })}
              />
            </figure>
          )}
        </>
      )}
    </li>
  );
}
