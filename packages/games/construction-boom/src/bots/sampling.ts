import { mostOf, type Observation, type Thinking, worldsOf } from '@boomtown/bots/playing';
import type { Rng } from '@boomtown/game-core';
import { constructionBoomGame, type State } from '../rules/index.ts';
import {
  type BiddingView,
  type ConstructionBoom,
  type Contract,
  type Hands,
  MATERIALS,
  type Material,
  type Player,
  rivalOf,
  tileOf,
  tilesOf,
} from '../view.ts';
import { byThumb, type Prospects } from './bidding.ts';
import { searched } from './search.ts';
import { whileBuilding } from './worth.ts';

/** The rule of thumb counts as much as this many rounds played out. */
const THUMB = 3;
/** This many deals are drawn for a rival who bids, of which the one that explains the bid best is played. */
const DEALS_TO_EXPLAIN = 3;
/** More rounds of each kind say nothing new. */
const ENOUGH = 24;

/** What is played out: who builds with which material. */
interface Question {
  readonly contractor: Player;
  readonly material: Material;
  sum: number;
  rounds: number;
}

/** Prospects from deals that fit what the seat sees, played out until the time is up. */
export function bySampling(
  sight: Observation<ConstructionBoom>,
  view: BiddingView,
  { rng, isOver }: Thinking,
): Prospects {
  const thumb = byThumb(sight);
  const me: Player = sight.seat === 0 ? 0 : 1;
  const rival = rivalOf(me);
  const deal = dealsOf(sight, view, rng);
  const own = MATERIALS.map((material): Question => ({ contractor: me, material, sum: 0, rounds: 0 }));
  const { bid } = view;
  const rivals: Question[] = bid === null ? [] : [{ contractor: rival, material: bid.material, sum: 0, rounds: 0 }];
  const questions = [...rivals, ...own];
  for (let i = 0; i < ENOUGH * questions.length && !isOver(); i += 1) {
    const question = questions[i % questions.length];
    if (question === undefined) break;
    const { contractor, material } = question;
    const contract: Contract = { contractor, number: bid?.number ?? 1, material, doubled: false };
    const drawn = contractor === me ? deal() : explaining(deal, rival, material);
    question.sum += playedOut(drawn, contract, rng);
    question.rounds += 1;
  }
  const mixed = (asked: readonly Question[], by: Prospects['own']) => (material: Material) => {
    const question = asked.find((one) => one.material === material);
    if (question === undefined) return by(material);
    return (THUMB * by(material) + question.sum) / (THUMB + question.rounds);
  };
  return { own: mixed(own, thumb.own), rivals: mixed(rivals, thumb.rivals) };
}

/** A deal in which the rival holds many tiles of the material that it bid. */
function explaining(deal: () => State, rival: Player, material: Material): State {
  const deals = Array.from({ length: DEALS_TO_EXPLAIN }, deal);
  return mostOf(
    deals,
    ({ hands, options }) => hands[rival].filter((tile) => tileOf(tilesOf(options), tile).material === material).length,
  );
}

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
