import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";
import { FACES, type Card, type Laying, type LayingView } from "../../../protocol/ugo";
import { CardFace, LandTile } from "../art/CardFace";
import { cardName } from "../text/words";
import { moved, openedSections, presentLaying, topped } from "./laying";
import "./lay.css";

interface LayDialogProps {
  laying: LayingView;
  /** Whether laying this ends the round. */
  isLast: boolean;
  onLay: (laying: Laying) => void;
  onClose: () => void;
}

/** Choose where new lands go and which cards lie on top; nothing is laid until it is confirmed. */
export function LayDialog({ laying, isLast, onLay, onClose }: LayDialogProps) {
  const { t } = useTranslation("ugo");
  const [draft, setDraft] = useState(presentLaying(laying));
  const several = laying.choices.filter((cards) => cards.length > 1);
  return (
    <Dialog open title={t("lay.title")} onClose={onClose}>
      <p>{t(isLast ? "lay.last" : "lay.lead")}</p>
      {draft.new.length > 1 && <NewLands laying={laying} draft={draft} onChange={setDraft} />}
      {several.length > 0 && <h3>{t("lay.tops")}</h3>}
      {several.map((cards) => (
        <TopChoice key={cards[0]} cards={cards} draft={draft} onChange={setDraft} />
      ))}
      <div className="dialog-foot">
        <button
          type="button"
          className="button primary lay-button"
          data-testid="lay-confirm-change"
          onClick={() => {
            onLay(draft);
          }}
        >
          {t("lay.confirm")}
        </button>
      </div>
    </Dialog>
  );
}

interface DraftProps {
  draft: Laying;
  onChange: (laying: Laying) => void;
}

function NewLands({ laying, draft, onChange }: DraftProps & { laying: LayingView }) {
  const { t } = useTranslation("ugo");
  const sections = openedSections(laying);
  return (
    <>
      <h3>{t("lay.order")}</h3>
      <ol className="new-lands">
        {draft.new.map((colour, place) => {
          const top = draft.tops.find((card) => FACES[card].colour === colour);
          const name = t(`colour.${colour}`);
          const move = (by: -1 | 1) => () => {
            onChange(moved(draft, place, by));
          };
          return (
            <li className="new-land" key={colour}>
              <b aria-hidden="true">{sections[place]}</b>
              <span className="hidden-text">
                {t("lay.into", { colour: name, section: sections[place] ?? "" })}
              </span>
              <div className="new-land-tile">{top !== undefined && <LandTile card={top} />}</div>
              <div className="new-land-moves">
                <MoveButton
                  label={t("lay.left", { colour: name })}
                  sign="◂"
                  isOff={place === 0}
                  onClick={move(-1)}
                />
                <MoveButton
                  label={t("lay.right", { colour: name })}
                  sign="▸"
                  isOff={place === draft.new.length - 1}
                  onClick={move(1)}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface MoveButtonProps {
  label: string;
  sign: string;
  isOff: boolean;
  onClick: () => void;
}

/** Stays focusable at the end of the row, so that the focus is never lost. */
function MoveButton({ label, sign, isOff, onClick }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="button small"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

function TopChoice({ cards, draft, onChange }: DraftProps & { cards: readonly Card[] }) {
  const { t } = useTranslation("ugo");
  const group = useId();
  const colour = cards[0] && FACES[cards[0]].colour;
  return (
    <fieldset className="top-choice">
      <legend className="hidden-text">{colour && t(`land.${colour}`)}</legend>
      {cards.map((card) => (
        <label className="top-card" key={card}>
          <input
            type="radio"
            name={group}
            checked={draft.tops.includes(card)}
            onChange={() => {
              onChange(topped(draft, card));
            }}
          />
          <span className="hidden-text">{t("lay.top", { card: cardName(t, card) })}</span>
          <CardFace card={card} />
        </label>
      ))}
    </fieldset>
  );
}
