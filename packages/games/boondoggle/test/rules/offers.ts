import type { Rng, Seat } from '@boomtown/game-core';
import type { Action } from '../../src/rules/index.ts';
import { isEmptyBundle } from '../../src/rules/shape/pieces.ts';
import type { Bundle, PrivateView, PublicView } from '../../src/rules/types.ts';

export const NOTHING: Bundle = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: [], honchos: [] };

/** A random offer in trading: mostly of things that are there, sometimes of things that are not, to anybody at all. */
export function proposeOffer(view: PublicView, own: PrivateView, seat: Seat, rng: Rng): Action | null {
  if (view.phase !== 'trade') return null;
  const to = rng.int(view.players.length);
  const give = randomBundle(view, seat, own.hand, rng);
  const want = randomBundle(view, to, ['enforcer', 'night-shift', ...own.hand], rng);
  return isEmptyBundle(give) && isEmptyBundle(want) ? null : { type: 'offer', to, give, want };
}

function randomBundle(view: PublicView, seat: Seat, cards: readonly Bundle['cards'][number][], rng: Rng): Bundle {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  const some = (most: number) => (rng.int(3) === 0 ? rng.int(most + 1 + (rng.int(5) === 0 ? 1 : 0)) : 0);
  return {
    money: some(player.money),
    crew: some(player.goods.crew),
    asphalt: some(player.goods.asphalt),
    permit: some(player.goods.permit),
    steel: some(player.goods.steel),
    cards: rng.shuffle(cards).slice(0, some(2)),
    honchos: rng.shuffle(player.honchos).slice(0, some(1)),
  };
}
