const FURROWS = [-150, -104, -66, -34, -8, 16, 44, 78, 118, 166, 222];

/** Yellow fields: furrows that run to the horizon, under a large sun, with two sheaves. */
export function Fields() {
  return (
    <>
      <Sun />
      <path d="M0 74c18-6 36-7 54-4 24-6 46-5 66 1v20H0Z" fill="var(--far)" />
      <path d="M0 80c40-5 80-5 120 0v48H0Z" fill="var(--mid)" />
      {FURROWS.map((x) => (
        <path key={x} d={`M56 78h1.6L${x + 24} 128H${x + 8}Z`} fill="var(--near)" />
      ))}
      <Sheaf x={24} y={96} />
      <Sheaf x={97} y={104} />
    </>
  );
}

function Sun() {
  return (
    <g>
      <circle cx="90" cy="60" r="16" fill="var(--mid)" />
      <path
        d="M90 34v6M108.5 41.5l-4.5 4.5M71.5 41.5l4.5 4.5"
        stroke="var(--near)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

function Sheaf({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--deep)" strokeLinejoin="round">
      <path
        d="M-9-14c2 6 4 9 6 12l-6 14H9L3-2c2-3 4-6 6-12l-4 3-2-5-3 5-3-5-2 5Z"
        fill="var(--far)"
        strokeWidth="1.8"
      />
      <path d="M-4.5-1.5h9M-2 3-4 10M2 3l2 7M0 3v7" strokeWidth="1.6" />
    </g>
  );
}
