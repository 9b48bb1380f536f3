import type { ReactNode } from "react";

/** A rule of a game: its title, its words and its pictures. */
export function Rule({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <section>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </section>
  );
}
