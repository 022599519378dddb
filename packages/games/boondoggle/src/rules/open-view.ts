import type { Seat } from '@boomtown/game-core';
import { actors, legal } from './legal/legal.ts';
import { destinationsHeld, playerAt } from './table.ts';
import type { PrivateView, PublicView } from './types.ts';

/**
 * What all may know of a seat's own view, where the seat needs no more of it to act: cards are asked for by nobody while a
 * card is bought, in the side job and while selling, and a destination only where a mile can be laid. `null` elsewhere,
 * unless there is nothing hidden.
 */
export function openView(view: PublicView, seat: Seat): PrivateView | null {
  const concerned = view.offers.filter(({ from, to }) => from === seat || to === seat);
  const inFull = concerned.map((offer) => ({
    ...offer,
    give: { ...offer.give, cards: [] },
    want: { ...offer.want, cards: [] },
  }));
  const open: PrivateView = { hand: [], destinations: [], offers: inFull };
  if (!actors(view).includes(seat)) return open;
  const player = playerAt(view, seat);
  switch (view.phase) {
    case 'play-card':
    case 'answer':
      return player.hand === 0 ? open : null;
    case 'trade':
      return player.hand === 0 && concerned.every(({ give, want }) => give.cards + want.cards === 0) ? open : null;
    case 'build':
    case 'scheme':
      return !player.shown && destinationsHeld(player) > 0 && canLay(view, open, seat) ? null : open;
    case 'buy-card':
    case 'job':
    case 'sell':
    case 'over':
      return open;
  }
}

/** Is there a mile to choose? Which ones there are does not depend on what is hidden. */
function canLay(view: PublicView, own: PrivateView, seat: Seat): boolean {
  return legal({ view, own, seat }).some(({ type }) => type === 'build' || type === 'kickback' || type === 'guardrail');
}
