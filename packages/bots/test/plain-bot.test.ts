import { describe, expect, it } from 'vitest';
import { countedThinking, defaultBot } from '../src/playing.ts';

const LEGAL = [1, 2, 3, 4, 5].map((worth) => ({ type: 'take', worth }));
const SIGHT = { view: {}, own: {}, seat: 0, legal: LEGAL, seen: [] };
const DECISIONS = 300;

const bot = defaultBot((action) => ('worth' in action ? Number(action.worth) : 0));

/** How often a bot of the level makes the best of five choices. */
function best(level: 'easy' | 'normal' | 'hard', player = bot): number {
  const chosen = Array.from({ length: DECISIONS }, (_, nth) => player.choose(SIGHT, countedThinking(level, 2, nth)));
  expect(chosen.every((action) => LEGAL.some((legal) => legal === action))).toBe(true);
  return chosen.filter((action) => action === LEGAL.at(-1)).length;
}

describe('a plain bot', () => {
  it('does what is worth the most: always, mostly, or half of the time', () => {
    expect(best('hard')).toBe(DECISIONS);
    expect(best('normal')).toBeLessThan(DECISIONS);
    expect(best('normal')).toBeGreaterThan(best('easy'));
    expect(best('easy')).toBeGreaterThan(DECISIONS / 3);
  });

  it('plays at random where it was not told what an action is worth', () => {
    expect(best('hard', defaultBot())).toBeLessThan(DECISIONS / 3);
  });
});
