import { type Figure, figureOf } from '../report/figure.ts';

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
