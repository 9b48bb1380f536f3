/** A light bulb. */
export function Bulb() {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M7 13.5c0-2-2.5-3-2.5-6.2a5.5 5.5 0 0 1 11 0c0 3.2-2.5 4.2-2.5 6.2ZM7.5 17h5" />
    </svg>
  );
}
