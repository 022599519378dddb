import type { Game, GameTypes, Seat } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import { countedThinking, defaultBot, type Level } from '../src/playing.ts';

/** Who takes the last stick wins; one, two or three are taken at a time. */
interface Sticks extends GameTypes {
  readonly State: { readonly left: number; readonly toMove: Seat };
  readonly PublicView: Sticks['State'];
  readonly Action: { readonly type: 'take'; readonly count: number };
}

const TAKES = [1, 2, 3].map((count) => ({ type: 'take', count }) as const);

const PLAYED = {
  info: { id: 'sticks', name: 'Sticks', version: 1, seats: { min: 2, max: 2 }, hidden: false },
  actors: ({ left, toMove }: Sticks['State']) => (left === 0 ? [] : [toMove]),
  outcome: ({ left, toMove }: Sticks['State']) =>
    left > 0 ? null : { winners: [1 - toMove], scores: [toMove, 1 - toMove] },
  legal: ({ left }: Sticks['State']) => TAKES.filter(({ count }) => count <= left),
  publicView: (state: Sticks['State']) => state,
  privateView: () => ({}),
  seatsOf: () => 2,
  parseState: (raw: unknown) => ({ ok: true, value: raw as Sticks['State'] }),
  perform: ({ left, toMove }: Sticks['State'], _seat: Seat, { count }: Sticks['Action']) => ({
    state: { left: left - count, toMove: 1 - toMove },
    events: [],
  }),
};
// A bot asks for no more of a game than this.
const STICKS = PLAYED as unknown as Game<Sticks>;

const WELL_PLAYED = 400;
const DECISIONS = 90;

/** How many sticks a bot takes from a pile of this size. */
function taken(left: number, level: Level, asks: number, seed: number, bot = defaultBot(STICKS)): number {
  const sight = { view: { left, toMove: 0 }, own: {}, seat: 0, legal: TAKES, seen: [] };
  return bot.choose(sight, countedThinking(level, asks, seed)).count;
}

describe('the default bot', () => {
  it.each([5, 6, 7, 9, 10, 11])('finds the move that wins from %i sticks, from the rules alone', (left) => {
    expect(taken(left, 'hard', WELL_PLAYED, left)).toBe(left % 4);
  });

  it('does the same again with the same seed and time', () => {
    const some = Array.from({ length: 12 }, (_, seed) => taken(9, 'normal', WELL_PLAYED, seed));
    expect(Array.from({ length: 12 }, (_, seed) => taken(9, 'normal', WELL_PLAYED, seed))).toEqual(some);
  });

  it('plays the better the higher its level is', () => {
    const right = (level: Level) =>
      Array.from({ length: DECISIONS }, (_, seed) => taken(7, level, WELL_PLAYED, seed)).filter((one) => one === 3)
        .length;
    const [easy, normal, hard] = [right('easy'), right('normal'), right('hard')];
    expect(hard).toBe(DECISIONS);
    expect(normal).toBeLessThan(hard);
    expect(easy).toBeLessThan(normal);
    expect(easy).toBeGreaterThan(DECISIONS / 3);
  });

  it('does what is worth the most at first sight if it has no time, or no world to think in', () => {
    const most = defaultBot(STICKS, { worth: ({ count }) => count });
    expect(taken(6, 'hard', 1, 1, most)).toBe(3);
    const hides = { ...STICKS, info: { ...STICKS.info, hidden: true } };
    const blind = defaultBot<Sticks>(hides, { worth: ({ count }) => -count });
    expect(taken(6, 'hard', WELL_PLAYED, 1, blind)).toBe(1);
  });

  it('refuses to think about a world that does not fit what its seat sees', () => {
    const wrong = defaultBot<Sticks>(STICKS, { invent: () => ({ left: 2, toMove: 0 }) });
    expect(() => taken(6, 'hard', WELL_PLAYED, 1, wrong)).toThrow('does not fit');
  });
});
