const WAVES = [
  { x: 8, y: 78, count: 3 },
  { x: 66, y: 82, count: 4 },
  { x: 22, y: 91, count: 5 },
  { x: -6, y: 102, count: 5 },
  { x: 70, y: 99, count: 4 },
  { x: 34, y: 113, count: 6 },
];

/** Blue lakes: a far shore, rows of waves, a small sail, reeds in front. */
export function Lakes() {
  return (
    <>
      <path d="M0 66c12-9 22-11 34-5 10-9 24-11 36-3 14-8 34-8 50 3v14H0Z" fill="var(--far)" />
      <path d="M0 70h120v54H0Z" fill="var(--mid)" />
      <path d="M0 96c30-6 84-6 120 0v28H0Z" fill="var(--near)" />
      <g fill="none" stroke="var(--sky)" strokeWidth="2.4" strokeLinecap="round">
        {WAVES.map(({ x, y, count }) => (
          <path key={y} d={`M${x} ${y}q3.5-5 7 0${"t7 0".repeat(count)}`} />
        ))}
      </g>
      <Sail />
      <Reeds />
    </>
  );
}

function Sail() {
  return (
    <>
      <path d="M86 42c8 8 11 16 11 25H86Z" fill="var(--card-paper)" />
      <path d="M83.5 48c-6 7-8 13-8 19h8Z" fill="var(--card-paper)" />
      <path d="M71 70h31c-2 6-5 8-9 8H80c-4 0-7-2-9-8Z" fill="var(--deep)" />
      <path d="M84.8 40v30" stroke="var(--deep)" strokeWidth="1.6" />
    </>
  );
}

function Reeds() {
  return (
    <g stroke="var(--deep)" strokeWidth="2" strokeLinecap="round" fill="none">
      <path d="M8 126c1-12 0-20-3-28M14 126c0-14 2-22 6-30M20 126c1-8 4-13 8-17" />
      <path d="M5 98l-.8-5M20 96l1.5-5" strokeWidth="4.2" />
    </g>
  );
}
