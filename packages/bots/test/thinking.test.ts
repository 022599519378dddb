import { describe, expect, test } from 'vitest';
import { fastRng, gauss, startThinking } from '../src/thinking.ts';

describe("a bot's own chance", () => {
  test('is the same from the same start, and another from another', () => {
    const draw = (seed: number) =>
      Array.from(
        { length: 8 },
        (
          (rng) => () =>
            rng.int(1000)
        )(fastRng(seed)),
      );
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  test('is even enough to think with', () => {
    const rng = fastRng(7);
    const sums = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i += 1) {
      const face = rng.int(6);
      sums[face] = (sums[face] ?? 0) + 1;
    }
    for (const sum of sums) expect(Math.abs(sum - 10_000)).toBeLessThan(500);
  });

  test('errs to both sides alike', () => {
    const rng = fastRng(7);
    const errors = Array.from({ length: 20_000 }, () => gauss(rng));
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    const variance = errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length;
    expect(Math.abs(mean)).toBeLessThan(0.03);
    expect(Math.abs(variance - 1)).toBeLessThan(0.05);
  });
});

describe('the time to think', () => {
  test('begins at once and is over when it is spent', () => {
    let clock = 1000;
    const thinking = startThinking('hard', 200, fastRng(1), () => clock);
    expect([thinking.spent(), thinking.isOver()]).toEqual([0, false]);
    clock = 1150;
    expect([thinking.spent(), thinking.isOver()]).toEqual([0.75, false]);
    clock = 1200;
    expect([thinking.spent(), thinking.isOver()]).toEqual([1, true]);
  });
});
