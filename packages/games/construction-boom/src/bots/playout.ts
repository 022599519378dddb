import type { Observation } from '@boomtown/bots/playing';
import { worldsOf } from '@boomtown/bots/playing';
import type { Rng } from '@boomtown/game-core';
import { constructionBoomGame, type State } from '../rules/index.ts';
import { type BiddingView, type ConstructionBoom, type Contract, type Hands, tilesOf } from '../view.ts';
import { searched } from './search.ts';
import { whileBuilding } from './worth.ts';

/** Deals that could be the true one, for a seat that bids. */
export function dealsOf(sight: Observation<ConstructionBoom>, view: BiddingView, rng: Rng): () => State {
  return worldsOf(constructionBoomGame, () => inventedDeal(sight, view), sight, rng);
}

/** Any deal that fits: the own hand is known, and the three grounds. */
function inventedDeal({ own, seat }: Observation<ConstructionBoom>, view: BiddingView): State {
  const hand = own.hand ?? [];
  const seen = new Set([...hand, ...view.building.map(({ tile }) => tile)]);
  const unseen = tilesOf(view.options).flatMap(({ id }) => (seen.has(id) ? [] : [id]));
  const rivals = unseen.slice(0, view.hands[seat === 0 ? 1 : 0]);
  const hands: Hands = seat === 0 ? [hand, rivals] : [rivals, hand];
  return { ...view, hands, aside: unseen.slice(rivals.length) };
}

/** How many tiles of the contract's material stand in the end, when both build this deal without thinking ahead. */
export function playedOut(deal: State, contract: Contract, rng: Rng): number {
  const { contractor } = contract;
  let state: State = { ...deal, phase: 'build', bid: null, contract, actor: contractor, turn: contractor };
  for (;;) {
    const view = state.round === deal.round ? whileBuilding(state) : null;
    const finished = state.history[deal.history.length];
    if (view === null || view.actor === null || finished !== undefined) return finished?.count ?? 0;
    const [best] = searched(view, contract, rng, { depth: 1, isOver: () => false });
    if (best === undefined) throw new Error('the player to act can do nothing');
    state = best.after;
  }
}
