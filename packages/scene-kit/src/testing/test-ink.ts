/** More than the largest painting of a whole table takes by far. */
const MOST_CALLS = 250_000;

/**
 * A canvas to paint on without any browser: takes every call, and throws at a number that is none, at a circle of less
 * than no radius, and at a painting that does not end.
 */
export function testInk(): CanvasRenderingContext2D {
  let calls = 0;
  const anything = (name: string): unknown =>
    new Proxy(nothing, {
      get: (_, key) => (key === Symbol.toPrimitive ? () => 1 : anything(`${name}.${String(key)}`)),
      set: (_, key, value) => {
        sound(`${name}.${String(key)}`, [value]);
        return true;
      },
      apply: (_, _self, given: readonly unknown[]) => {
        calls += 1;
        if (calls > MOST_CALLS) throw new Error(`a painting takes more than ${MOST_CALLS} calls`);
        sound(name, given);
        return anything(name);
      },
      // What paths and matrices are made from, if this stands for them.
      construct: () => testInk(),
    });
  // Answers to every name that a painter asks for.
  return anything('ink') as CanvasRenderingContext2D;
}

function nothing(): void {}

function sound(name: string, values: readonly unknown[]): void {
  for (const value of values) {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${name}(${values.join()})`);
    if (typeof value === 'string' && /NaN|Infinity|undefined/.test(value)) throw new Error(`${name}(${values.join()})`);
  }
  const radii = /\.(arc|ellipse)$/.test(name) ? values.slice(2, name.endsWith('arc') ? 3 : 4) : [];
  if (radii.some((radius) => typeof radius === 'number' && radius < 0)) throw new Error(`${name}(${values.join()})`);
}
