import { useState, type ReactNode } from "react";

interface FoldProps {
  title: string;
  testId: string;
  children: ReactNode;
}

/** Folded details, rendered only once they are opened. */
export function Fold({ title, testId, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className="fold"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary data-testid={testId}>
        <h2>{title}</h2>
      </summary>
      {wasOpened && <div className="fold-inside">{children}</div>}
    </details>
  );
}
