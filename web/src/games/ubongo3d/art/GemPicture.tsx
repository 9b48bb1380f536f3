import type { Gem } from "../../../protocol/ubongo3d";
import "./gems.css";

/** A gem. Each kind has its own cut, so that colour is not the only difference. */
export function GemPicture({ gem }: { gem: Gem }) {
  const [outline, facets] = CUTS[gem];
  return (
    <svg className="gem" viewBox="0 0 24 24" data-gem={gem} aria-hidden="true">
      <path className="gem-body" d={outline} />
      <path className="gem-facets" d={facets} />
    </svg>
  );
}

const CUTS: Readonly<Record<Gem, readonly [outline: string, facets: string]>> = {
  ruby: ["M7 3h10l5 6-10 12L2 9z", "M2 9h20M7 3l5 6 5-6M12 9v12"],
  sapphire: ["M12 2l8 10-8 10-8-10z", "M4 12h16M12 2v20"],
  emerald: ["M8 2h8l5 5v10l-5 5H8l-5-5V7z", "M8 7h8v10H8zM8 2v5M16 2v5M8 17v5M16 17v5"],
  amber: ["M12 2c6 3 8 8 8 12a8 8 0 0 1-16 0c0-4 2-9 8-12z", "M9 12a4 4 0 0 0 4 5"],
};
