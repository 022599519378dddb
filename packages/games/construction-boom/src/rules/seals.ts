import type { Seat } from '@boomtown/game-core';
import { previewOf, siteFor } from './forecast.ts';
import { hasSinglePlacement } from './legal.ts';
import { rivalOf } from './players.ts';
import type { Action, Building, BuildingView, PublicView, TileId } from './types.ts';

/** Can this legal action not be taken back once it is done: does a contract come of it (§3.3), or the end of the round (§4.1)? */
export function seals(view: PublicView, seat: Seat, action: Action): boolean {
  if (view.phase === 'bid') return action.type !== 'bid';
  switch (action.type) {
    case 'pass':
      return view.passes > 0 || !canPlace(view, view.building, view.hands[rivalOf(seat)]);
    case 'skip':
      return nobodyCanPlace(view, view.building, []);
    case 'place':
    case 'bonus':
    case 'lean': {
      const { ambiguous, ways } = previewOf(view, action);
      const gone = action.type === 'lean' ? [] : action.type === 'bonus' ? [action] : action.tiles;
      const tiles = gone.map(({ tile }) => tile);
      // The saboteur is asked first.
      return ambiguous === null && ways.every(({ bonus, settled }) => !bonus && nobodyCanPlace(view, settled, tiles));
    }
    default:
      return false;
  }
}

/** Can neither player place anything once these tiles have left their hands? */
function nobodyCanPlace(view: BuildingView, building: Building, gone: readonly TileId[]): boolean {
  return view.hands.every((hand) => {
    const left = hand.filter((tile) => !gone.includes(tile));
    return !canPlace(view, building, left);
  });
}

function canPlace(view: BuildingView, building: Building, hand: readonly TileId[]): boolean {
  return hasSinglePlacement(siteFor({ ...view, building }), hand);
}
