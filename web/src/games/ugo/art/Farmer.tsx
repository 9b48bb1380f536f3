const BODY =
  "M10 1.5c2.6 0 4.3 1.8 4.7 4.7 2.2.4 3.8 1 3.8 1.8 0 .8-1.5 1.4-3.7 1.8.1.4.2.8.2 1.2 0 1.6-.7 3-1.8 3.9 3 1.2 4.8 4.3 4.8 8.3V27H2v-3.8c0-4 1.8-7.1 4.8-8.3A5 5 0 0 1 5 11c0-.4.1-.8.2-1.2C3 9.4 1.5 8.8 1.5 8c0-.8 1.6-1.4 3.8-1.8.4-2.9 2.1-4.7 4.7-4.7Z";

/** The right half of the outline, from the hat down: 43.74 long, which is eleven dashes. */
const HALF =
  "M10 1.5c2.6 0 4.3 1.8 4.7 4.7 2.2.4 3.8 1 3.8 1.8 0 .8-1.5 1.4-3.7 1.8.1.4.2.8.2 1.2 0 1.6-.7 3-1.8 3.9 3 1.2 4.8 4.3 4.8 8.3V27H10";

/** A farmer with a hat, or the empty place of one, with dashes that mirror each other: 20 wide, 28 high. */
export function FarmerShape({ missing = false }: { missing?: boolean }) {
  if (!missing) return <path d={BODY} fill="var(--figure, var(--farmer))" />;
  return (
    <g
      fill="none"
      stroke="var(--figure, var(--farmer))"
      strokeWidth="1.3"
      strokeDasharray="2.6 1.376"
      strokeDashoffset="1.3"
      strokeLinejoin="round"
    >
      <path d={HALF} />
      <path d={HALF} transform="matrix(-1 0 0 1 20 0)" />
    </g>
  );
}

/** A farmer as a standalone figure. */
export function Farmer({ missing = false }: { missing?: boolean }) {
  return (
    <svg className="farmer" viewBox="0 0 20 28" aria-hidden="true" data-missing={missing}>
      <FarmerShape missing={missing} />
    </svg>
  );
}
