import type { Seat } from '@boomtown/game-core';
import type { CardKind } from '../data/cards.ts';
import { playerAt } from '../table.ts';
import { type StateDraft, update, updatePlayer } from './state-draft.ts';

/**
 * Draws the top card into a hand; an empty deck is first made anew of the discards, shuffled in the order in which they
 * were discarded (§2.4, §8). `undefined` if there is no card at all.
 */
export function drawCard(draft: StateDraft, seat: Seat): CardKind | undefined {
  const { deck, discards } = draft.state;
  if (deck.length === 0 && discards.length > 0) {
    update(draft, { deck: draft.rng.shuffle(discards), discards: [] });
  }
  const [card, ...rest] = draft.state.deck;
  if (card === undefined) return undefined;
  update(draft, { deck: rest });
  updatePlayer(draft, seat, { hand: [...playerAt(draft.state, seat).hand, card] });
  return card;
}
