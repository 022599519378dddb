import { type Addressed, type Rng, sameJson } from '@boomtown/game-core';
import { type GameShape, type Reader, Reading, randomOf, readerOf, type Shape } from '@boomtown/game-core/shapes';
import { brief, hold } from '../contract-violation.ts';
import { seatList, type Table } from './table.ts';

const RANDOM_ACTIONS = 20;

const READERS = new WeakMap<Shape<unknown>, Reader<unknown>>();

/** Does a value of the game have the shape that the game declares for it? */
function holdShape(table: Table, part: keyof GameShape<never>, value: unknown): void {
  const shape: Shape<unknown> = table.game.shape[part];
  let read = READERS.get(shape);
  if (read === undefined) {
    read = readerOf(shape);
    READERS.set(shape, read);
  }
  const reading = new Reading(table.seats);
  const same = read(value, reading);
  hold(same !== undefined, 'shape', () => `${part} has not its shape: ${reading.fault} It is ${brief(value)}`);
  hold(sameJson(same, value), 'shape', () => `${part} ${brief(value)} is read as ${brief(same)}`);
}

/** A state, and what is seen of it. */
export function holdShapes(table: Table, state: object): void {
  const { game } = table;
  holdShape(table, 'state', state);
  holdShape(table, 'publicView', game.publicView(state));
  for (const seat of seatList(table)) holdShape(table, 'privateView', game.privateView(state, seat));
}

export function holdEventShapes(table: Table, events: readonly Addressed<{ readonly type: string }>[]): void {
  for (const { event } of events) holdShape(table, 'event', event);
}

/** Actions of the game's shape that hardly any moment allows. */
export function randomActions({ game, seats }: Table, rng: Rng): readonly { readonly type: string }[] {
  return Array.from({ length: RANDOM_ACTIONS }, () => randomOf(game.shape.action, seats, rng));
}
