import type { Picture } from '@boomtown/stage/headless';
import { layoutFor } from './layout.ts';
import { boardPlacements } from './place-board.ts';
import { choicePlacements } from './place-choice.ts';
import { crowningFlourish, crownPlacements, ghostPlacements, piecePlacements } from './place-pieces.ts';
import { trayPlacements } from './place-trays.ts';
import type { Seat } from './rules.ts';
import { frameOf, type Scenery } from './scenery.ts';

/** The whole picture of a table: what stands where, from the view and from what the person has in hand. Pure. */
export function place(scenery: Scenery): Picture {
  const layout = layoutFor(scenery.viewport);
  const trayOf = (seat: Seat) => layout.trays[seat === scenery.near ? 0 : 1];
  const { board } = scenery.view;
  const trays = [...trayPlacements(scenery, trayOf(0), 0), ...trayPlacements(scenery, trayOf(1), 1)];
  if (board === null) {
    return {
      bounds: layout.bounds,
      placements: [...trays, ...choicePlacements(scenery, layout), ...piecePlacements(scenery, trayOf, null)],
    };
  }
  const frame = frameOf(board, layout.middle, 1);
  return {
    bounds: layout.bounds,
    placements: [
      ...trays,
      ...boardPlacements(scenery, board, frame, layout.unit),
      ...piecePlacements(scenery, trayOf, { board, frame }),
      ...crownPlacements(scenery, board, frame),
      ...ghostPlacements(scenery, board, frame),
    ],
    flourishes: crowningFlourish(scenery, board, frame),
  };
}
