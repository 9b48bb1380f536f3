import type { ReactNode } from "react";
import "./rule-picture.css";

/** Something drawn for a rule, and what it shows. */
export function RulePicture({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="rule-picture">
      <div className="rule-picture-art">{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
