import { Suspense } from "react";
import { faceOf } from "./faces";
import { EYES, HEADS, MOUTHS, TOPS } from "./parts";
import { useBots } from "./useBots";
import "./faces.css";

interface BotFaceProps {
  game: string;
  level: string;
  /** How many bots of the same level sit at lower seats: each gets its own colour. */
  twin?: number;
}

/** The face of a bot; the caller provides its name. */
export function BotFace(props: BotFaceProps) {
  return (
    <Suspense fallback={<FriendFace />}>
      <Face {...props} />
    </Suspense>
  );
}

function Face({ game, level, twin = 0 }: BotFaceProps) {
  const { tone, head, top, eyes, mouth } = faceOf(useBots(game), level, twin);
  return (
    <svg className="face" viewBox="0 0 64 64" data-tone={tone} aria-hidden="true">
      <g className="face-top">{TOPS[top]}</g>
      <g className="face-head">{HEADS[head]}</g>
      {EYES[eyes]}
      {MOUTHS[mouth]}
    </svg>
  );
}

/** The outline of a player who has yet to join. */
export function FriendFace() {
  return (
    <svg className="face" viewBox="0 0 64 64" aria-hidden="true">
      <g className="face-nobody">
        <circle cx="32" cy="24" r="12" />
        <path d="M10 58q2-20 22-20t22 20" />
      </g>
    </svg>
  );
}
