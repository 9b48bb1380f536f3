import { useEffect, useRef, type ReactNode } from "react";

/** Holds the strips above a table and gives the table their height, so it still fits the screen. */
export function Strips({ children }: { children: ReactNode }) {
  const strips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = strips.current;
    const root = document.documentElement;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      root.style.setProperty("--above", `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--above");
    };
  }, []);
  return (
    <div className="strips" ref={strips}>
      {children}
    </div>
  );
}
