import "./sandglass.css";

/** A sandglass: `left` runs from 1 (just turned) to 0 (run out); `running` lets the sand trickle. */
export function Sandglass({ left, running }: { left: number; running: boolean }) {
  const share = Math.min(1, Math.max(0, left));
  return (
    <svg className="sandglass" viewBox="0 0 40 64" aria-hidden="true" data-running={running}>
      <path
        className="sandglass-glass"
        d="M9 7h22v8c0 8-8 11-8 17s8 9 8 17v8H9v-8c0-8 8-11 8-17S9 23 9 15z"
      />
      <clipPath id="sand-above">
        <path d="M10.5 8h19v7c0 7-7.5 10-8 16.5h-3C18 25 10.5 22 10.5 15z" />
      </clipPath>
      <clipPath id="sand-below">
        <path d="M18.5 32.5h3c.5 6.5 8 9.5 8 16.500v7h-19v-7c0-7 7.500-10 8-16.500z" />
      </clipPath>
      <g clipPath="url(#sand-above)">
        <rect
          className="sandglass-sand"
          x="8"
          y="10"
          width="24"
          height="22"
          style={{ transform: `translateY(${(1 - share) * 22}px)` }}
        />
      </g>
      <g clipPath="url(#sand-below)">
        <rect
          className="sandglass-sand"
          x="8"
          y="33"
          width="24"
          height="24"
          style={{ transform: `translateY(${share * 22}px)` }}
        />
      </g>
      {running && share > 0 && <path className="sandglass-stream" d="M20 31v24" />}
      <path className="sandglass-wood" d="M6 3h28v5H6zM6 56h28v5H6z" />
    </svg>
  );
}
