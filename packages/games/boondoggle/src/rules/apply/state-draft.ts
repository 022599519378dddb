import type { Addressed, Rng, Seat } from '@boomtown/game-core';
import type { CardKind } from '../data/cards.ts';
import { RESOURCES } from '../data/markets.ts';
import { playerAt } from '../table.ts';
import type { BoondoggleEvent, Goods, Player, State } from '../types.ts';

/**
 * One action on its way: the state so far, what happened so far, and the chance of the step. States themselves never
 * change; each change puts another one in place.
 */
export interface StateDraft {
  state: State;
  readonly events: Addressed<BoondoggleEvent>[];
  readonly rng: Rng;
}

type Holder = Seat | 'supply';

export function update(draft: StateDraft, changes: Partial<State>): void {
  draft.state = { ...draft.state, ...changes };
}

export function updatePlayer(draft: StateDraft, seat: Seat, changes: Partial<Player>): void {
  update(draft, { players: draft.state.players.with(seat, { ...playerAt(draft.state, seat), ...changes }) });
}

/** An event that everybody sees whole. */
export function tell(draft: StateDraft, event: BoondoggleEvent): void {
  draft.events.push({ to: 'all', event });
}

/** An event with a secret: its open half to all but these seats, which each get it whole. */
export function tellSecret(
  draft: StateDraft,
  seats: readonly Seat[],
  open: BoondoggleEvent,
  whole: BoondoggleEvent,
): void {
  const sharing = seats.toSorted((a, b) => a - b);
  draft.events.push({ to: 'all', except: sharing, event: open });
  for (const seat of sharing) draft.events.push({ to: seat, event: whole });
}

/** Dollars for a player, or from it if negative; throws where there are not this many. */
export function addMoney(draft: StateDraft, seat: Seat, dollars: number): void {
  const money = playerAt(draft.state, seat).money + dollars;
  if (money < 0) throw new Error(`Seat ${seat} would have $${money}.`);
  updatePlayer(draft, seat, { money });
}

/** Resources from one holder to another; throws where there are not this many. */
export function moveGoods(draft: StateDraft, from: Holder, to: Holder, goods: Partial<Goods>): void {
  addGoods(draft, from, goods, -1);
  addGoods(draft, to, goods, 1);
}

function addGoods(draft: StateDraft, holder: Holder, goods: Partial<Goods>, sign: 1 | -1): void {
  const before = holder === 'supply' ? draft.state.supply : playerAt(draft.state, holder).goods;
  const after = { ...before };
  for (const resource of RESOURCES) {
    after[resource] += sign * (goods[resource] ?? 0);
    if (after[resource] < 0) throw new Error(`${holder} would have ${after[resource]} ${resource}.`);
  }
  if (holder === 'supply') update(draft, { supply: after });
  else updatePlayer(draft, holder, { goods: after });
}

/** Takes the first card of its kind out of a hand; throws where there is none. */
export function takeFromHand(draft: StateDraft, seat: Seat, card: CardKind): void {
  const { hand } = playerAt(draft.state, seat);
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`Seat ${seat} holds no ${card}.`);
  updatePlayer(draft, seat, { hand: hand.toSpliced(at, 1) });
}

export function discard(draft: StateDraft, cards: readonly CardKind[]): void {
  update(draft, { discards: [...draft.state.discards, ...cards] });
}

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
