interface NextButtonProps {
  /** Whether one has said it already; the next round begins when everybody has. */
  isSaid: boolean;
  className?: string;
  onNext: () => void;
  children: string;
}

/** Says that one has seen enough of the round that is over. */
export function NextButton({ isSaid, className = "", onNext, children }: NextButtonProps) {
  return (
    <button
      type="button"
      className={`button primary ${className}`}
      data-testid="next-round"
      aria-disabled={isSaid}
      onClick={() => {
        if (!isSaid) onNext();
      }}
    >
      {children}
    </button>
  );
}
