import type { Addressed, Rng, Seat } from '@boomtown/game-core';
import type { CardKind } from '../data/cards.ts';
import { RESOURCES } from '../data/markets.ts';
import type { BoondoggleEvent } from '../events.ts';
import { playerAt } from '../table.ts';
import type { Goods, Player, State } from '../types.ts';

/**
 * One action on its way: the state so far, what happened so far, and the chance of the step. States themselves never
 * change; each change puts another one in place.
 */
export interface Progress {
  state: State;
  readonly events: Addressed<BoondoggleEvent>[];
  readonly rng: Rng;
}

export type Holder = Seat | 'supply';

export function update(progress: Progress, changes: Partial<State>): void {
  progress.state = { ...progress.state, ...changes };
}

export function updatePlayer(progress: Progress, seat: Seat, changes: Partial<Player>): void {
  update(progress, { players: progress.state.players.with(seat, { ...playerAt(progress.state, seat), ...changes }) });
}

/** An event that everybody sees whole. */
export function tell(progress: Progress, event: BoondoggleEvent): void {
  progress.events.push({ to: 'all', event });
}

/** An event with a secret: its open half to all but these seats, which each get it whole. */
export function tellSecret(
  progress: Progress,
  seats: readonly Seat[],
  open: BoondoggleEvent,
  whole: BoondoggleEvent,
): void {
  const sharing = seats.toSorted((a, b) => a - b);
  progress.events.push({ to: 'all', except: sharing, event: open });
  for (const seat of sharing) progress.events.push({ to: seat, event: whole });
}

/** Dollars for a player, or from it if negative; throws where there are not so many. */
export function addMoney(progress: Progress, seat: Seat, dollars: number): void {
  const money = playerAt(progress.state, seat).money + dollars;
  if (money < 0) throw new Error(`Seat ${seat} would have $${money}.`);
  updatePlayer(progress, seat, { money });
}

/** Resources from one holder to another; throws where there are not so many. */
export function moveGoods(progress: Progress, from: Holder, to: Holder, goods: Partial<Goods>): void {
  addGoods(progress, from, goods, -1);
  addGoods(progress, to, goods, 1);
}

function addGoods(progress: Progress, holder: Holder, goods: Partial<Goods>, sign: 1 | -1): void {
  const before = holder === 'supply' ? progress.state.supply : playerAt(progress.state, holder).goods;
  const after = { ...before };
  for (const resource of RESOURCES) {
    after[resource] += sign * (goods[resource] ?? 0);
    if (after[resource] < 0) throw new Error(`${holder} would have ${after[resource]} ${resource}.`);
  }
  if (holder === 'supply') update(progress, { supply: after });
  else updatePlayer(progress, holder, { goods: after });
}

/** Takes the first card of its kind out of a hand; throws where there is none. */
export function takeFromHand(progress: Progress, seat: Seat, card: CardKind): void {
  const { hand } = playerAt(progress.state, seat);
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`Seat ${seat} holds no ${card}.`);
  updatePlayer(progress, seat, { hand: hand.toSpliced(at, 1) });
}

export function discard(progress: Progress, cards: readonly CardKind[]): void {
  update(progress, { discards: [...progress.state.discards, ...cards] });
}
