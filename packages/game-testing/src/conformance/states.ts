import { type Addressed, apply, type Rng, sameJson, textStream } from '@boomtown/game-core';
import { type GameShape, type Reader, Reading, randomOf, readerOf, type Shape } from '@boomtown/game-core/shapes';
import { brief, ContractViolation, hold } from '../contract-violation.ts';
import { deepFreeze } from '../plain-json.ts';
import { type Damage, damagesOf, someDamages, wordsIn } from './damage.ts';
import { checkPosition } from './position.ts';
import { seatList, type Table } from './table.ts';
import { holdRefusal } from './verdict.ts';

const SHAPES = 20;
const VALUES = 20;

/** `parseState` refuses what is no state, and what it takes is one: it can be looked at and played on like any other. */
export function checkStateReader(table: Table, state: object, junk: readonly unknown[]): void {
  const { game, choices } = table;
  for (const raw of [undefined, ...junk]) {
    const read = game.parseState(raw);
    hold(!read.ok, 'parse-state-lax', () => `parseState takes ${brief(raw)} for a state`);
    hold(read.error.code === 'malformed', 'parse-state-code', () => `parseState fails with ${brief(read.error)}`);
    holdRefusal(read.error, brief(raw));
  }
  // What only this game's options hold may have names that people made up.
  const own = game.optionFields.flatMap((field) => (field.kind === 'own' ? [field.key] : []));
  const isFree = ([first, second]: Damage['path']) => first === 'options' && own.some((key) => key === second);
  const damages = damagesOf(state, [...wordsIn(state)], isFree);
  for (const damage of someDamages(damages, 'shape', SHAPES, choices)) {
    const read = game.parseState(damage.make());
    hold(!read.ok, 'parse-state-lax', () => `parseState takes a state with ${place(damage)}: ${damage.what}`);
  }
  for (const damage of someDamages(damages, 'value', VALUES, choices)) {
    const raw = damage.make();
    const read = game.parseState(raw);
    if (read.ok) checkTaken(table, raw, read.value, damage);
  }
}

/** A state that nobody played to, but that `parseState` takes. */
function checkTaken(table: Table, raw: unknown, state: object, damage: Damage): void {
  const { game } = table;
  const options: unknown = Reflect.get(state, 'options');
  try {
    hold(
      sameJson(state, wireForm(raw)),
      'parse-state-changes',
      () => 'parseState gives another state than it was given',
    );
    hold(typeof options === 'object' && options !== null, 'options-kept', () => 'the state has no options');
    // Its options may be others, and an invariant may speak of states that play leads to.
    const terms = { ...table.terms, invariant: () => undefined };
    const there: Table = { ...table, terms, options, seats: game.seatsOf(state) };
    const insight = checkPosition(there, deepFreeze(state));
    for (const seat of insight.acting) {
      const list = insight.legal[seat] ?? [];
      for (const action of [list[0], list.at(-1)]) {
        const next = apply(game, state, seat, action, textStream('a state from outside'));
        hold(next.ok, 'legal-refused', () => `${brief(action)} is listed but refused: ${brief(next)}`);
        checkPosition(there, deepFreeze(next.value.state));
      }
    }
  } catch (error) {
    if (!(error instanceof ContractViolation)) throw error;
    throw new ContractViolation(
      'parse-state-lax',
      `parseState takes a state with ${place(damage)}: ${damage.what}; but then ${error.message}`,
    );
  }
}

/** JSON has one zero. */
function wireForm(raw: unknown): unknown {
  return JSON.parse(JSON.stringify(raw));
}

function place(damage: Damage): string {
  return damage.path.length === 0 ? 'the whole' : `.${damage.path.join('.')}`;
}

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
