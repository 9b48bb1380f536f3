import { useTranslation } from "react-i18next";
import type { LayerShown, PlayerChecked, RoundLaid } from "../../../protocol/ubongocards";
import type { GameTimelineProps } from "../../game-module";
import { CardPicture } from "../art/CardArt";
import { LayoutPicture } from "../art/LayoutPicture";
import { jointsOf } from "../model/contacts";
import { laidIn, layoutAt, lying } from "./timeline";
import "./timeline.css";

/** Everyone's cards side by side at that time; at the end how each layout was checked. */
export default function ReplayRound({ round, at, names }: GameTimelineProps) {
  const { players, checked, colour } = laidIn(round);
  const isOver = at >= round.lasted;
  return (
    <ul className="layers" data-players={players.length}>
      {players.map((player) => (
        <Layer
          key={player.seat}
          player={player}
          name={names[player.seat] ?? ""}
          at={at}
          face={colour}
          checked={isOver ? checked.players.find(({ seat }) => seat === player.seat) : undefined}
        />
      ))}
    </ul>
  );
}

interface LayerProps {
  player: LayerShown;
  name: string;
  at: number;
  face: RoundLaid["colour"];
  /** How it was checked, at the end of the round. */
  checked: PlayerChecked | undefined;
}

function Layer({ player, name, at, face, checked }: LayerProps) {
  const { t } = useTranslation("ubongocards");
  const laid = layoutAt(player, at);
  const hand = player.cards.filter(({ card }) => !laid.some((each) => each.card === card));
  const hasCalled = player.called !== null && player.called <= at;
  return (
    <li className="layer" data-seat={player.seat} data-called={hasCalled} data-laid={laid.length}>
      <div className="layer-head">
        <h3>{name}</h3>
        {hasCalled && <b className="layer-called">Ubongo!</b>}
        {checked && (
          <p className="layer-points">
            <span className="hidden-text">{t("points", { count: checked.points })}</span>
            <span aria-hidden="true">{checked.points > 0 ? `+${checked.points}` : "0"}</span>
          </p>
        )}
      </div>
      <div className="layer-tabletop">
        <LayoutPicture
          laid={laid}
          face={face}
          least={10}
          joints={checked?.contacts ?? []}
          breaches={checked?.breaches ?? []}
          label={t("others.board", { name, count: laid.length })}
        />
      </div>
      {checked ? (
        <Possible player={player} name={name} face={face} />
      ) : (
        <p className="layer-hand" aria-hidden="true">
          {hand.map((card) => (
            <CardPicture key={card.card} symbols={card.symbols} face={face} />
          ))}
        </p>
      )}
    </li>
  );
}

type PossibleProps = Pick<LayerProps, "player" | "name" | "face">;

/** How these nine cards could have been laid. */
function Possible({ player, name, face }: PossibleProps) {
  const { t } = useTranslation("ubongocards");
  const laid = lying(player, player.possible);
  return (
    <details className="layer-possible">
      <summary>{t("timeline.possible", { count: laid.length })}</summary>
      <div className="layer-tabletop">
        <LayoutPicture
          laid={laid}
          face={face}
          least={10}
          joints={jointsOf(laid)}
          label={t("timeline.possibleLabel", { name, count: laid.length })}
        />
      </div>
    </details>
  );
}
