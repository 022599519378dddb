import { textStream } from '@boomtown/game-core';
import {
  either,
  flag,
  list,
  listBy,
  object,
  oneOf,
  optional,
  orNull,
  pair,
  partial,
  perSeat,
  places,
  randomOf,
  record,
  type Shape,
  seat,
  tagged,
  text,
  tuple,
  where,
  whole,
} from '@boomtown/game-core/shapes';
import { Decoder, Encoder } from '@colyseus/schema';
import { describe, expect, it } from 'vitest';
import { layoutOf, shapedWire } from '../src/shaped/shaped-wire.ts';

const SEATS = 4;
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const NO_EVENT = tagged('type', { none: {} });

const stack = list(object({ seat, size: oneOf('ring', 'medium', 'small') }), 0, 4);
const player = object({
  money: whole(0, Number.MAX_SAFE_INTEGER),
  debt: whole(),
  goods: record(['crew', 'steel'], whole(0, 12)),
  hand: either(whole(0, 54), list(oneOf('x', 'y', 'z'))),
  funds: orNull(whole(0, Number.MAX_SAFE_INTEGER)),
  name: optional(text()),
});

/** A view with a part of each kind. */
const everything = object({
  game: oneOf('everything'),
  options: object({
    starter: either(oneOf('random'), seat),
    boards: list(object({ id: text(), cells: list(pair(whole(-100, 100))) })),
  }),
  phase: oneOf('one', 'two', 'three'),
  dice: orNull(tuple(whole(1, 6), whole(1, 6))),
  even: where(whole(0, 70_000), 'an even number', (number) => number % 2 === 0),
  column: whole(-500, 500),
  far: whole(-1_000_000_000, 1_000_000_000),
  done: perSeat(flag),
  scores: perSeat(whole(0, 1_000_000)),
  board: orNull(either(oneOf({ id: 'first', cells: [] }, { id: 'second', cells: [1] }), object({ id: text() }))),
  cells: places(stack, 0, 9),
  trail: places(orNull(oneOf('red', 'blue')), 30),
  texts: places(list(whole(0, 9999)), 12),
  players: perSeat(player),
  barrows: perSeat(object({ at: whole(0, 29), load: list(oneOf('red', 'blue')) })),
  roads: partial(NAMES, list(object({ seat, kind: oneOf('regular', 'bus') }))),
  prices: partial(NAMES, whole(0, 9)),
  seen: either(list(perSeat(whole(0, 99)), 1), whole()),
  more: optional(list(flag)),
  nothing: list(oneOf('only'), 0, 70),
  history: list(object({ won: flag, count: whole(0, 500), money: whole() })),
});

const hands = { bid: pair(whole(0, 10)), build: pair(list(whole(0, 47))) };
const phases = tagged('phase', {
  bid: { turn: seat, hands: hands.bid },
  build: { turn: seat, hands: hands.build, open: list(whole(0, 5)) },
  over: { hands: hands.build },
});

/** What is written is read again by who followed all patches, and by who joins now. */
function expectCarried(view: Shape<object>, values: readonly object[]): void {
  const wire = shapedWire({ publicView: view, event: NO_EVENT }, { seats: { min: 2, max: SEATS } });
  const state = new wire.TableState();
  const encoder = new Encoder(state);
  const follower = new Decoder(new wire.TableState());
  follower.decode(Uint8Array.from(encoder.encodeAll()));
  encoder.discardChanges();
  for (const value of values) {
    wire.mirror(value, state.game);
    follower.decode(Uint8Array.from(encoder.encode()));
    encoder.discardChanges();
    expect(wire.read(follower.state.game)).toEqual(value);
    const joiner = new Decoder(new wire.TableState());
    joiner.decode(Uint8Array.from(encoder.encodeAll()));
    expect(wire.read(joiner.state.game)).toEqual(value);
  }
}

describe('a wire that follows from a shape', () => {
  it.each([2, SEATS])('carries any view of its shape after any other, at a table of %i', (seats) => {
    const rng = textStream('views');
    for (const shape of [everything, phases]) {
      const views: Shape<object> = shape;
      expectCarried(
        views,
        Array.from({ length: 60 }, () => randomOf(views, seats, rng)),
      );
    }
  });

  it('reads two tables by turns, each its own, and changes nothing that it gave before', () => {
    const rng = textStream('two tables');
    const views: Shape<object> = everything;
    const wire = shapedWire({ publicView: views, event: NO_EVENT }, { seats: { min: 2, max: SEATS } });
    const tables = [new wire.TableState(), new wire.TableState()];
    const given: { readonly read: unknown; readonly copy: unknown }[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      const value = randomOf(views, SEATS, rng);
      const table = tables[turn % 2];
      if (table === undefined) throw new Error('there are two tables');
      wire.mirror(value, table.game);
      const read = wire.read(table.game);
      expect(read).toEqual(value);
      given.push({ read, copy: structuredClone(value) });
    }
    for (const { read, copy } of given) expect(read).toEqual(copy);
  });

  it('carries objects with numbers in their own order', () => {
    const tile = { row: whole(0, 9), rests: oneOf(null, 'down'), consumed: flag };
    const near = object({
      building: listBy(object({ tile: whole(1, 48), column: whole(-1000, 1000), ...tile }), 'tile', 'column', 'row'),
    });
    const wide = object({
      building: listBy(object({ tile: whole(0, 999), column: whole(), ...tile }), 'tile', 'column', 'row'),
    });
    const building = [
      { tile: 7, column: -3, row: 1, rests: 'down', consumed: false },
      { tile: 1, column: 0, row: 0, rests: null, consumed: true },
      { tile: 48, column: 0, row: 2, rests: 'down', consumed: true },
    ] as const;
    const [first, second, third] = building;
    const views = [[], [second], building, [first, { ...second, consumed: false }, third], [third], []];
    for (const shape of [near, wide])
      expectCarried(
        shape,
        views.map((list) => ({ building: list })),
      );
  });

  it('sends what changed, and no more', () => {
    const wire = shapedWire({ publicView: everything, event: NO_EVENT }, { seats: { min: 2, max: SEATS } });
    const state = new wire.TableState();
    const encoder = new Encoder(state);
    encoder.encodeAll();
    const patch = (view: object) => {
      encoder.discardChanges();
      wire.mirror(view, state.game);
      return encoder.encode().length;
    };
    const view = { ...randomOf(everything, SEATS, textStream('one')), cells: [[], []], phase: 'one' } as const;
    patch(view);
    const nothing = patch(structuredClone(view));
    expect(patch({ ...view, phase: 'two' })).toBe(nothing + 4);
    expect(patch({ ...view, phase: 'two', cells: [[], [{ seat: 1, size: 'ring' }]] })).toBeLessThanOrEqual(nothing + 8);
  });

  it('sends of a player with many fields the one that changed', () => {
    const wire = shapedWire({ publicView: everything, event: NO_EVENT }, { seats: { min: 2, max: SEATS } });
    const state = new wire.TableState();
    const encoder = new Encoder(state);
    const view = randomOf(everything, SEATS, textStream('one'));
    const [first, ...others] = view.players;
    if (first === undefined) throw new Error('there are players');
    const patch = (debt: number) => {
      encoder.discardChanges();
      const hand = Array.from({ length: 40 }, () => 'x' as const);
      wire.mirror({ ...view, players: [{ ...first, hand, debt }, ...others] }, state.game);
      return encoder.encode().length;
    };
    patch(1);
    const nothing = patch(1);
    expect(patch(2)).toBeLessThanOrEqual(nothing + 12);
  });

  it('throws at a view that has another shape', () => {
    const wire = shapedWire(
      { publicView: object({ phase: oneOf('one') }), event: NO_EVENT },
      { seats: { min: 2, max: 2 } },
    );
    const { game } = new wire.TableState();
    expect(() => wire.mirror({ phase: 'two' } as never, game)).toThrow('shape');
  });
});

describe('the fields of events', () => {
  it('are those of the shape, in its order, without the type', () => {
    const events = tagged('type', { drew: { seat, card: optional(whole()) }, passed: {} });
    expect(layoutOf(events)).toEqual({ drew: ['seat', 'card'], passed: [] });
  });

  it('have those that may be missing last', () => {
    expect(() => layoutOf(tagged('type', { drew: { card: optional(whole()), seat } }))).toThrow('drew');
    const between = { card: optional(whole()), seat, from: optional(whole()) };
    expect(() => layoutOf(tagged('type', { drew: between }))).toThrow('drew');
  });
});
