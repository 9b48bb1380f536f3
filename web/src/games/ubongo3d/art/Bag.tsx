/** The bag from which players draw gems. */
export function Bag() {
  return (
    <svg className="bag" viewBox="0 0 24 24" aria-hidden="true">
      <path
        className="bag-body"
        d="M8.5 8C4 11 2 14.5 2 17.5 2 21 6 22.5 12 22.5S22 21 22 17.5C22 14.5 20 11 15.5 8z"
      />
      <path className="bag-body" d="M8.5 6.5 5.5 2l4 1.5L12 2l2.5 1.5 4-1.5-3 4.5z" />
      <path className="bag-string" d="M7.5 7.300h9" />
    </svg>
  );
}
