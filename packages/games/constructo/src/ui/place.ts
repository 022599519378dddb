import type { Picture } from './art/names.ts';
import { layoutFor } from './layout.ts';
import { boardPlacements } from './place-board.ts';
import { choicePlacements } from './place-choice.ts';
import { crowningFlourish, crownPlacements, ghostPlacements, piecePlacements } from './place-pieces.ts';
import { trayPlacements } from './place-trays.ts';
import type { Seat } from './rules.ts';
import { frameOf, type SceneModel } from './scene-model.ts';

/** The whole picture of a table: what stands where, from the view and from what the person has in hand. Pure. */
export function place(model: SceneModel): Picture {
  const layout = layoutFor(model.viewport);
  const trayOf = (seat: Seat) => layout.trays[seat === model.near ? 0 : 1];
  const { board } = model.view;
  const trays = [...trayPlacements(model, trayOf(0), 0), ...trayPlacements(model, trayOf(1), 1)];
  if (board === null) {
    return {
      bounds: layout.bounds,
      placements: [...trays, ...choicePlacements(model, layout), ...piecePlacements(model, trayOf, null)],
    };
  }
  const frame = frameOf(board, layout.middle, 1);
  return {
    bounds: layout.bounds,
    placements: [
      ...trays,
      ...boardPlacements(model, board, frame, layout.unit),
      ...piecePlacements(model, trayOf, { board, frame }),
      ...crownPlacements(model, board, frame),
      ...ghostPlacements(model, board, frame),
    ],
    flourishes: crowningFlourish(model, board, frame),
  };
}
