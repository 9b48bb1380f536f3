import type { ReactNode } from "react";
import "./rule-picture.css";

/** A drawing for a rule, and its caption. */
export function RulePicture({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="rule-picture">
      <div className="rule-picture-art">{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
