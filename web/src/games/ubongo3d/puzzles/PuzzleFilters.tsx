import { useTranslation } from "react-i18next";
import { KindPicture } from "../art/PiecePicture";
import { SmallMap } from "../art/SmallMap";
import { formCubes } from "../model/pieces";
import { asSquares } from "../table/useBuilding";
import { useMedia, useWideTable } from "../../../model/media";
import { PIECES, type AreaCards } from "../../../protocol/ubongo3d";
import { Select } from "../../../app/settings/fields";
import {
  bandOf,
  BANDS,
  MINES,
  ORDERS,
  piecesIn,
  SOLUTIONS,
  SOURCES,
  SQUARES,
  toggled,
  type Band,
} from "./filters";
import { Pages } from "./Pages";

interface PuzzleFiltersProps {
  filters: URLSearchParams;
  areas: AreaCards;
  choose: (change: Readonly<Record<string, string>>) => void;
}

/** Source, size, difficulty, pieces and area. */
export function PuzzleFilters({ filters, areas, choose }: PuzzleFiltersProps) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const isWide = useWideTable();
  const chosen = (name: string, usual = "") => filters.get(name) ?? usual;
  const all = (
    <>
      <div className="puzzle-selects">
        <Select
          label={t("source")}
          testId="filter-source"
          values={SOURCES}
          chosen={chosen("source", "any") as (typeof SOURCES)[number]}
          nameOf={(source) => t(`sources.${source}`)}
          onChoose={(source) => {
            choose({ source, area: "" });
          }}
        />
        <Select
          label={t("squares")}
          testId="filter-squares"
          values={SQUARES}
          chosen={chosen("squares") as (typeof SQUARES)[number]}
          nameOf={(squares) =>
            squares === "" ? t("anySquares") : t("squaresOf", { count: Number(squares) })
          }
          onChoose={(squares) => {
            choose({ squares, area: "" });
          }}
        />
        <Select
          label={t("difficulty")}
          testId="filter-difficulty"
          values={Object.keys(BANDS) as Band[]}
          chosen={bandOf(filters)}
          nameOf={(band) => t(`bands.${band}`)}
          onChoose={(band) => {
            const [easiest, hardest] = BANDS[band];
            choose({ easiest, hardest });
          }}
        />
        <Select
          label={t("solutions")}
          testId="filter-solutions"
          values={SOLUTIONS}
          chosen={chosen("solutions") as (typeof SOLUTIONS)[number]}
          nameOf={(count) =>
            count === "" ? t("anySolutions") : t("solutionsOf", { count: Number(count) })
          }
          onChoose={(solutions) => {
            choose({ solutions });
          }}
        />
        <Select
          label={t("mine")}
          testId="filter-mine"
          values={MINES}
          chosen={chosen("mine", "any") as (typeof MINES)[number]}
          nameOf={(mine) => t(`mines.${mine}`)}
          onChoose={(mine) => {
            choose({ mine });
          }}
        />
        <Select
          label={t("order")}
          testId="filter-order"
          values={ORDERS}
          chosen={chosen("order", "printed") as (typeof ORDERS)[number]}
          nameOf={(order) => t(`orders.${order}`)}
          onChoose={(order) => {
            choose({ order: order === "printed" ? "" : order });
          }}
        />
      </div>
      <PieceFilter filters={filters} choose={choose} />
      <AreaFilter filters={filters} areas={areas} choose={choose} />
    </>
  );
  return (
    <section className="puzzle-filters sheet paper" aria-label={t("filters")}>
      {isWide ? (
        all
      ) : (
        <details className="puzzle-fold" open={filters.size > 0}>
          <summary data-testid="filters">{t("filters")}</summary>
          {all}
        </details>
      )}
      {filters.size > 0 && (
        <button
          type="button"
          className="button small"
          data-testid="clear-filters"
          onClick={() => {
            choose(Object.fromEntries([...filters.keys()].map((name) => [name, ""])));
          }}
        >
          {t("clear")}
        </button>
      )}
    </section>
  );
}

function PieceFilter({ filters, choose }: Omit<PuzzleFiltersProps, "areas">) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const wanted = piecesIn(filters);
  // On a low screen the puzzles themselves come first.
  const hasRoom = useMedia("(width >= 1000px) and (height >= 800px)");
  return (
    <details className="piece-fold" open={hasRoom || wanted.length > 0}>
      <summary>{t("pieces")}</summary>
      <div className="piece-filter">
        {PIECES.map(({ kind }) => (
          <button
            key={kind}
            type="button"
            className="button small"
            data-testid={`filter-piece-${kind}`}
            aria-pressed={wanted.includes(kind)}
            onClick={() => {
              choose({ pieces: toggled(wanted, kind) });
            }}
          >
            <KindPicture kind={kind} cells={formCubes(kind, 0)} />
            {kind}
          </button>
        ))}
      </div>
    </details>
  );
}

function AreaFilter({ filters, areas, choose }: PuzzleFiltersProps) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const wanted = filters.get("area");
  return (
    <details className="area-filter" open={wanted !== null}>
      <summary>{t("areas")}</summary>
      <div className="area-choices">
        {wanted !== null && (
          <button
            type="button"
            className="button small"
            onClick={() => {
              choose({ area: "" });
            }}
          >
            {t("anyArea")}
          </button>
        )}
        {areas.areas.map(({ name, squares, count }) => (
          <button
            key={name}
            type="button"
            className="button small area-choice"
            data-testid={`filter-area-${name}`}
            aria-pressed={name === wanted}
            onClick={() => {
              choose({ area: name === wanted ? "" : name });
            }}
          >
            <SmallMap
              squares={asSquares(squares)}
              laid={[]}
              levels={1}
              label={t("areaOf", { area: name, count })}
            />
            <span aria-hidden="true">{name}</span>
          </button>
        ))}
      </div>
      <Pages
        label={t("areaPages")}
        testId="areas"
        page={areas.page}
        pages={areas.pages}
        turn={(to) => {
          choose({ areas: String(to) });
        }}
      />
    </details>
  );
}
