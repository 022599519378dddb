import { type Figure, figureOf } from '../report/figure.ts';

/** One of several things that are compared. */
export interface Contestant<T> {
  readonly name: string;
  /** Does the work once and returns its figures. */
  run(): T | Promise<T>;
}

/**
 * Lets the contestants take turns, so that whatever slows the machine for a while slows all of them alike: one round
 * that only warms up, then the ones that count.
 * @returns what each measured, by name, in the order of the runs
 */
export async function alternate<T>(
  contestants: readonly Contestant<T>[],
  runs: number,
  warmUps = 1,
): Promise<ReadonlyMap<string, readonly T[]>> {
  const measured = new Map<string, T[]>(contestants.map(({ name }) => [name, []]));
  for (let round = -warmUps; round < runs; round += 1) {
    for (const contestant of contestants) {
      const result = await contestant.run();
      if (round >= 0) measured.get(contestant.name)?.push(result);
    }
  }
  return measured;
}

/** Measures questions that are asked one after the other, in milliseconds each. */
export async function timed(
  group: string,
  name: string,
  times: number,
  ask: (nth: number) => Promise<unknown>,
): Promise<Figure> {
  const took: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const begin = performance.now();
    await ask(nth);
    took.push(performance.now() - begin);
  }
  return figureOf({ group, name, unit: 'ms' }, took);
}
