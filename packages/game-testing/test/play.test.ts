import { outcome, sameJson, textStream } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import { type Lean, playAtRandom, randomAction, seedBytes } from '../src/index.ts';
import { highCard } from './high-card/game.ts';
import { nim } from './nim.ts';

const table = { options: {}, seats: 3, seed: 'a table', policy: 'some players' };

describe('playAtRandom', () => {
  it('gives every position from the setup to the end', () => {
    const play = playAtRandom(highCard, table);
    expect(play.positions.map((position) => position.step)).toEqual(play.positions.map((_, i) => i));
    expect(play.positions[0]?.made).toBeNull();
    expect(play.positions.slice(1).every((position) => position.made !== null && position.events.length > 0)).toBe(
      true,
    );
    expect(play.positions.at(-1)?.state.phase).toBe('over');
    expect(play.outcome).toEqual(
      outcome(highCard, play.positions.at(-1)?.state ?? play.positions[0]?.state ?? never()),
    );
  });

  it('plays the same game again, and another with another seed or policy', () => {
    const play = playAtRandom(highCard, table);
    expect(playAtRandom(highCard, table)).toEqual(play);
    expect(sameJson(playAtRandom(highCard, { ...table, seed: 'another' }), play)).toBe(false);
    expect(sameJson(playAtRandom(highCard, { ...table, policy: 'others' }), play)).toBe(false);
  });

  it('cuts a play off after the given number of actions', () => {
    const play = playAtRandom(highCard, { ...table, maxActions: 2 });
    expect(play.positions.length).toBe(3);
    expect(play.outcome).toBeNull();
  });

  it('throws where the setup is refused', () => {
    expect(() => playAtRandom(highCard, { ...table, seats: 9 })).toThrow('bad-seats');
  });
});

describe('randomAction', () => {
  const counts = (lean: Lean) => {
    const first = playAtRandom(nim, { options: { sticks: 20 }, seats: 2, seed: 's', policy: 'p', maxActions: 0 });
    const state = first.positions[0]?.state ?? never();
    const rng = textStream(lean);
    const tally = [0, 0, 0];
    for (let i = 0; i < 300; i += 1) {
      const made = randomAction(nim, state, rng, lean);
      if (made !== null) tally[made.action.count - 1] = (tally[made.action.count - 1] ?? 0) + 1;
    }
    return tally;
  };

  it('leans to the first or last action, but takes every one now and then', () => {
    const [first, last, even] = [counts('first'), counts('last'), counts('even')];
    expect(first[0]).toBeGreaterThan(200);
    expect(last[2]).toBeGreaterThan(200);
    expect(Math.max(...even)).toBeLessThan(150);
    for (const tally of [first, last, even]) expect(Math.min(...tally)).toBeGreaterThan(0);
  });

  it('gives nothing when the game is over', () => {
    const over = playAtRandom(nim, { options: {}, seats: 2, seed: 's', policy: 'p' }).positions.at(-1);
    expect(randomAction(nim, over?.state ?? never(), textStream('x'))).toBeNull();
  });
});

describe('seedBytes', () => {
  it('takes 64 hex digits as they are and makes 32 bytes of any other text', () => {
    expect(seedBytes('00'.repeat(31).concat('ff'))).toEqual(new Uint8Array([...Array(31).fill(0), 255]));
    expect(seedBytes('a').length).toBe(32);
    expect(seedBytes('a')).not.toEqual(seedBytes('b'));
  });
});

function never(): never {
  throw new Error('a play has at least one position');
}
