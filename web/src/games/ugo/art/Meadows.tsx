const TUFTS = [
  [14, 92],
  [40, 88],
  [68, 91],
  [98, 87],
  [4, 106],
  [28, 103],
  [54, 106],
  [82, 104],
  [110, 103],
  [16, 121],
  [42, 120],
  [70, 122],
  [98, 120],
] as const;
const FLOWERS = [
  [29, 91],
  [84, 93],
  [14, 110],
  [64, 112],
  [103, 112],
  [44, 105],
] as const;

/** Green meadows: soft slopes full of upright blades, with flowers between them. */
export function Meadows() {
  return (
    <>
      <path d="M0 72c22-10 44-11 66-3 20 7 38 6 54-2v60H0Z" fill="var(--far)" />
      <path d="M0 90c26-9 50-6 72 0 18 4 34 2 48-4v42H0Z" fill="var(--mid)" />
      <path d="M0 108c20-5 44-5 64 1 22 5 40 3 56-3v22H0Z" fill="var(--near)" opacity=".55" />
      <g fill="none" strokeLinecap="round" strokeWidth="2.3">
        {TUFTS.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={`M${x - 3} ${y}q-1-6-5-9M${x} ${y}q-.5-9 .5-15M${x + 3} ${y}q1-7 5-10`}
            stroke={y > 100 ? "var(--deep)" : "var(--near)"}
          />
        ))}
      </g>
      {FLOWERS.map(([x, y]) => (
        <Flower key={`${x} ${y}`} x={x} y={y} />
      ))}
    </>
  );
}

function Flower({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 2v9" stroke="var(--deep)" strokeWidth="1.8" />
      <path
        d="M0-5.5c2 0 2.8 1.8 2.2 3 1.3-.7 3.2 0 3.2 2s-1.9 2.7-3.2 2c.6 1.2-.2 3-2.2 3s-2.8-1.8-2.2-3c-1.3.7-3.2 0-3.2-2s1.9-2.7 3.2-2c-.6-1.2.2-3 2.2-3Z"
        fill="var(--card-paper)"
      />
      <circle cy="-.5" r="1.8" fill="var(--deep)" />
    </g>
  );
}
