interface NextButtonProps {
  /** Whether the player has pressed it; the next round begins when everyone has. */
  isSaid: boolean;
  className?: string;
  onNext: () => void;
  children: string;
}

/** Confirms that the player has seen enough of the finished round. */
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
