import type { MouseEvent, ReactNode } from "react";
import { goTo } from "../model/routing";

interface LinkProps {
  to: string;
  className?: string;
  children: ReactNode;
  testId?: string;
  isCurrent?: boolean;
}

/** A real link that changes the page without reloading it. */
export function Link({ to, className, children, testId, isCurrent = false }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a
      href={to}
      className={className}
      data-testid={testId}
      onClick={follow}
      aria-current={isCurrent ? "page" : undefined}
    >
      {children}
    </a>
  );
}
