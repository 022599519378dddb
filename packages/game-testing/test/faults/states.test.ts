import { ok } from '@boomtown/game-core';
import { describe } from 'vitest';
import { highCard } from '../high-card/game.ts';
import type { State } from '../high-card/types.ts';
import { catchesEach, type Fault, faulty, listing, reaching, showing, stepping, telling } from './plant.ts';

/** Mutable globals, such as no rules may have. */
let calls = 0;

const values: readonly Fault[] = [
  {
    what: 'writes to the state that it was given',
    code: 'mutation',
    game: stepping((step, before) => {
      Object.assign(before, { round: before.round });
      return step;
    }),
  },
  {
    what: 'writes to a list inside of a view',
    code: 'mutation',
    game: listing((list, view) => {
      (view.done as boolean[]).push(true);
      return list;
    }),
  },
  {
    what: 'writes to the options that it was given',
    code: 'mutation',
    game: faulty({
      setup: (raw, seats, rng) => {
        Object.assign(Object(raw), { rounds: 2 });
        return highCard.setup(raw, seats, rng);
      },
    }),
  },
  { what: 'keeps undefined', code: 'plain-json', game: reaching((state) => ({ ...state, last: undefined })) },
  { what: 'keeps NaN', code: 'plain-json', game: reaching((state) => ({ ...state, round: Number.NaN })) },
  {
    what: 'keeps -0',
    code: 'plain-json',
    game: reaching((state) => ({ ...state, tricks: state.tricks.map((count) => (count === 0 ? -0 : count)) })),
  },
  { what: 'keeps a Set', code: 'plain-json', game: reaching((state) => ({ ...state, cards: new Set(state.deck) })) },
  { what: 'keeps a date', code: 'plain-json', game: reaching((state) => ({ ...state, since: new Date(0) })) },
  {
    what: 'keeps a cycle',
    code: 'plain-json',
    game: reaching((state) => {
      const circle: object & { self?: object } = { ...state, self: {} };
      circle.self = circle;
      return circle;
    }),
  },
  {
    what: 'forgets the options that were given',
    code: 'options-kept',
    game: reaching((state) => ({ ...state, options: { ...state.options, rounds: 1 } })),
  },
  { what: 'loses a card', code: 'invariant', game: reaching((state) => ({ ...state, deck: state.deck.slice(1) })) },
];

const luck: readonly Fault[] = [
  {
    what: 'uses Math.random',
    code: 'ambient-chance',
    game: reaching((state) => ({ ...state, leader: Math.random() < 2 ? state.leader : 0 })),
  },
  { what: 'uses Date.now', code: 'ambient-chance', game: showing(() => ({ at: Date.now() })) },
  { what: 'asks what day it is', code: 'ambient-chance', game: showing(() => ({ day: new Date().getDay() })) },
  {
    what: 'uses performance.now and swallows the error',
    code: 'ambient-chance',
    game: reaching((state) => {
      try {
        return performance.now() > 0 ? state : {};
      } catch {
        return state;
      }
    }),
  },
  {
    what: 'uses the random numbers of crypto',
    code: 'ambient-chance',
    game: showing(() => ({ salt: crypto.getRandomValues(new Uint8Array(1)).length })),
  },
  {
    what: 'counts its calls in a global and tells them',
    code: 'not-determined',
    game: telling((one) => {
      calls += 1;
      return [{ ...one, event: { ...one.event, calls } }];
    }),
  },
  {
    what: 'has another view each time',
    code: 'view-determined',
    game: showing(() => {
      calls += 1;
      return { calls };
    }),
  },
  {
    what: 'lists actions in an order that depends on a global',
    code: 'legal-determined',
    game: listing((list) => {
      calls += 1;
      return calls % 3 === 0 ? list.toReversed() : list;
    }),
  },
  {
    what: 'redeals from a chance of its own',
    code: 'not-determined',
    game: faulty({
      redeal: (state, viewer, rng) => {
        calls += 1;
        for (let i = 0; i < calls; i += 1) rng.int(2);
        return highCard.redeal?.(state, viewer, rng) ?? state;
      },
    }),
  },
];

const reading: readonly Fault[] = [
  {
    what: 'takes anything for a state',
    code: 'parse-state-lax',
    game: faulty({ parseState: (raw) => ok(raw as State) }),
  },
  {
    what: 'takes a state with an unknown field',
    code: 'parse-state-lax',
    game: faulty({
      parseState: (raw) => {
        if (typeof raw !== 'object' || raw === null || !('extra' in raw)) return highCard.parseState(raw);
        const { extra: _extra, ...rest } = raw;
        return highCard.parseState(rest);
      },
    }),
  },
  {
    what: 'takes a state that is over too early',
    code: 'parse-state-lax',
    game: faulty({
      parseState: (raw) => {
        const over = typeof raw === 'object' && raw !== null && Reflect.get(raw, 'phase') === 'over';
        return over ? ok(raw as State) : highCard.parseState(raw);
      },
    }),
  },
  {
    what: 'refuses a state of its own',
    code: 'parse-state-refuses',
    game: faulty({
      parseState: (raw) => {
        const read = highCard.parseState(raw);
        return read.ok && read.value.phase === 'over' ? highCard.parseState(null) : read;
      },
    }),
  },
  {
    what: 'reads a state as another one',
    code: 'parse-state-changes',
    game: faulty({
      parseState: (raw) => {
        const read = highCard.parseState(raw);
        return read.ok ? ok({ ...read.value, deck: read.value.deck.toSorted() }) : read;
      },
    }),
  },
];

describe('the harness, on states', () => {
  catchesEach([...values, ...luck, ...reading]);
});
