import type { Seat } from '@boomtown/game-core';
import type { CardKind } from '../data/cards.ts';
import { playerAt } from '../table.ts';
import { type Progress, update, updatePlayer } from './progress.ts';

/**
 * Draws the top card into a hand; an empty deck is first made anew of the discards, shuffled in the order in which they
 * were discarded (§2.4, §8). `undefined` if there is no card at all.
 */
export function drawCard(progress: Progress, seat: Seat): CardKind | undefined {
  const { deck, discards } = progress.state;
  if (deck.length === 0 && discards.length > 0) {
    update(progress, { deck: progress.rng.shuffle(discards), discards: [] });
  }
  const [card, ...rest] = progress.state.deck;
  if (card === undefined) return undefined;
  update(progress, { deck: rest });
  updatePlayer(progress, seat, { hand: [...playerAt(progress.state, seat).hand, card] });
  return card;
}
