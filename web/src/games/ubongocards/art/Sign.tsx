import type { ReactNode } from "react";
import type { Symbol as Name } from "../../../protocol/ubongocards";

/** Twelve silhouettes in a square of 24; no two alike, in any orientation and without colour. */
const SHAPES: Readonly<Record<Name, ReactNode>> = {
  sun: (
    <>
      <circle className="sign" cx="12" cy="12" r="4.9" />
      <path
        className="sign-line"
        d="M12 2.6v2M12 19.4v2M2.6 12h2M19.4 12h2M5.4 5.4l1.3 1.3M17.3 17.3l1.3 1.3M18.6 5.4l-1.3 1.3M6.7 17.3l-1.3 1.3"
      />
    </>
  ),
  moon: <path className="sign" d="M21 15.1A9.7 9.7 0 1 1 8.9 3a8 8 0 0 0 12.1 12.1z" />,
  star: (
    <path
      className="sign"
      d="m12 1.6 3.1 6.7 7.3.9-5.4 5 1.4 7.3-6.4-3.6-6.4 3.6L7 14.2 1.6 9.2l7.3-.9z"
    />
  ),
  heart: (
    <path
      className="sign"
      d="M12 21.4C6.5 17.2 2.2 13.3 2.2 8.5A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 9.8 2.5c0 4.8-4.3 8.7-9.8 12.9z"
    />
  ),
  leaf: (
    <>
      <path
        className="sign"
        d="M21.4 2.6C10 2 3.2 7.3 3.9 16l-1.8 4.3 1.6 1.6L8 20.1c8.7.7 14-6.1 13.4-17.5z"
      />
      <path className="sign-cut-line" d="M6.3 17.7 15.5 8.5M11.2 12.8V8.4M11.2 12.8h4.4" />
    </>
  ),
  drop: (
    <>
      <path
        className="sign"
        d="M12 1.6c4 5.2 7.3 8.9 7.3 13.1a7.3 7.3 0 0 1-14.6 0c0-4.2 3.3-7.9 7.3-13.1z"
      />
      <path className="sign-cut-line" d="M8.3 14.7a3.9 3.9 0 0 0 3.4 3.9" />
    </>
  ),
  fish: (
    <>
      <path
        className="sign"
        d="M1.5 12c2.7-4.9 6.3-7 9.8-7 3.3 0 5.8 1.8 7.3 4.1L22.5 6v12l-3.9-3.1c-1.5 2.3-4 4.1-7.3 4.1-3.5 0-7.1-2.1-9.8-7z"
      />
      <circle className="sign-cut" cx="7.3" cy="10.6" r="1.4" />
    </>
  ),
  key: (
    <path
      className="sign-line"
      d="M11.6 7.6a4.3 4.3 0 1 1-8.6 0 4.3 4.3 0 0 1 8.6 0zM10.6 10.6 21 21M17.2 17.2l2.9-2.9M13.6 13.6l2.2-2.2"
    />
  ),
  bell: (
    <>
      <path
        className="sign"
        d="M12 1.8a2 2 0 0 1 2 2v.5c3.2 1 5.2 3.7 5.2 7.2v3.8l2.5 3.2H2.3l2.5-3.2v-3.8c0-3.5 2-6.2 5.2-7.2v-.5a2 2 0 0 1 2-2z"
      />
      <path className="sign" d="M9 20h6a3 3 0 0 1-6 0z" />
    </>
  ),
  crown: (
    <>
      <path className="sign" d="M3.6 20.5 1.8 6.5l5.8 4.4L12 3l4.4 7.9 5.8-4.4-1.8 14z" />
      <path className="sign-cut-line" d="M4.5 16.6h15" />
    </>
  ),
  anchor: (
    <path
      className="sign-line"
      d="M14.2 4.7a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0zM12 7v14.2M7.7 10.8h8.6M3 13.6c.6 4.6 4.2 7.6 9 7.6s8.4-3 9-7.6"
    />
  ),
  mushroom: (
    <>
      <path
        className="sign"
        d="M1.9 13C1.9 6.9 6.3 2.5 12 2.5S22.1 6.9 22.1 13c0 1-.6 1.6-1.6 1.6h-17c-1 0-1.6-.6-1.6-1.6z"
      />
      <path
        className="sign"
        d="M8.9 16.2h6.2l.7 3.3c.3 1.3-.5 2.2-1.7 2.2H9.9c-1.2 0-2-.9-1.7-2.2z"
      />
      <circle className="sign-cut" cx="7.6" cy="9.2" r="1.9" />
      <circle className="sign-cut" cx="14.3" cy="6.7" r="1.6" />
      <circle className="sign-cut" cx="17.3" cy="11.2" r="1.4" />
    </>
  ),
};

/** One symbol in a square of 24, in its own colour. */
export function Sign({ name }: { name: Name }) {
  return <g style={{ "--sign": `var(--${name})` } as object}>{SHAPES[name]}</g>;
}
