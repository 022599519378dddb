import type { GameTypes, Rng, Seat } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import type { Observation } from '../src/bot.ts';
import { fastRng } from '../src/thinking.ts';
import { worldsOf } from '../src/worlds.ts';

/** Two players hold a card each of a pack of five; the rest lies face down. */
interface Pack extends GameTypes {
  readonly State: { readonly hands: readonly number[]; readonly rest: readonly number[] };
  readonly PublicView: { readonly rest: number };
  readonly PrivateView: { readonly card: number };
}

const PACK = {
  info: { id: 'pack', name: 'Pack', version: 1, seats: { min: 2, max: 2 }, hidden: true },
  publicView: ({ rest }: Pack['State']) => ({ rest: rest.length }),
  privateView: ({ hands }: Pack['State'], seat: Seat) => ({ card: hands[seat] ?? -1 }),
  redeal({ hands, rest }: Pack['State'], viewer: Seat | null, rng: Rng): Pack['State'] {
    const [card = -1, ...others] = rng.shuffle([...hands.filter((_, seat) => seat !== viewer), ...rest]);
    return { hands: hands.map((held, seat) => (seat === viewer ? held : card)), rest: others };
  },
};

const SIGHT: Observation<Pack> = { view: { rest: 3 }, own: { card: 4 }, seat: 1, legal: [], seen: [] };

function invent({ own }: Observation<Pack>): Pack['State'] {
  const [first = -1, ...rest] = [0, 1, 2, 3, 4].filter((card) => card !== own.card);
  return { hands: [first, own.card], rest };
}

describe('worlds that could be the true one', () => {
  test('all fit what the seat sees, and every one comes up', () => {
    const world = worldsOf(PACK, invent, SIGHT, fastRng(1));
    const worlds = Array.from({ length: 200 }, world);
    expect(worlds.every(({ hands }) => hands[1] === 4)).toBe(true);
    expect(new Set(worlds.map(({ hands }) => hands[0]))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('are not drawn from a state that does not fit', () => {
    const wrong = (): Pack['State'] => ({ hands: [0, 1], rest: [2, 3, 4] });
    expect(() => worldsOf(PACK, wrong, SIGHT, fastRng(1))).toThrow('does not fit');
    const short = (): Pack['State'] => ({ hands: [0, 4], rest: [2, 3] });
    expect(() => worldsOf(PACK, short, SIGHT, fastRng(1))).toThrow('does not fit');
  });

  test('of a game that hides nothing there is one', () => {
    const { redeal: _none, ...open } = PACK;
    const world = worldsOf(open, invent, SIGHT, fastRng(1));
    expect([world(), world()]).toEqual([invent(SIGHT), invent(SIGHT)]);
  });
});
