import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textStream } from '../../src/index.ts';
import { jsonSchemaOf, Reading, randomOf, readerOf } from '../../src/shapes/index.ts';
import { VOCABULARY } from './vocabulary.ts';

const SEATS = [2, 3, 6];
const VALUES = 200;

type Damage = readonly [nth: number, how: string, other: unknown];

// Ajv calls these on values that it compares.
const junk = fc.jsonValue({ maxDepth: 1 }).filter((value) => !/toString|valueOf/.test(JSON.stringify(value)));
const damage = fc.tuple(fc.nat(), fc.constantFrom('value', 'lack', 'more'), junk);

/** The value with something changed somewhere. */
function spoilt(value: unknown, [nth, how, other]: Damage): unknown {
  if (typeof value !== 'object' || value === null) return other;
  const keys = Object.keys(value);
  const key = keys[nth % Math.max(1, keys.length)];
  if (key === undefined || how === 'more') return Array.isArray(value) ? [...value, other] : { ...value, more: other };
  if (how === 'lack') {
    if (Array.isArray(value)) return value.slice(1);
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  }
  const part = spoilt(Reflect.get(value, key), [Math.floor(nth / 7), 'value', other]);
  return Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part };
}

describe.each(Object.entries(VOCABULARY))('%s', (_, shape) => {
  const read = readerOf(shape);

  it('reads its own random values as themselves, copied', () => {
    const rng = textStream('values');
    for (const seats of SEATS) {
      for (let nth = 0; nth < VALUES; nth += 1) {
        const value = randomOf(shape, seats, rng);
        const raw: unknown = JSON.parse(JSON.stringify(value));
        const copy = read(raw, new Reading(seats));
        expect(copy).toEqual(value);
        if (typeof copy === 'object' && copy !== null) expect(copy).not.toBe(raw);
      }
    }
  });

  it.each(SEATS)('takes exactly what its JSON Schema takes, at a table of %i', (seats) => {
    const isValid = new Ajv2020({ strict: true }).compile(jsonSchemaOf(shape, seats));
    const rng = textStream('damage');
    fc.assert(
      fc.property(junk, damage, (other, damaged) => {
        const own = randomOf(shape, seats, rng);
        expect(isValid(own)).toBe(true);
        for (const made of [other, spoilt(own, damaged)]) {
          const raw: unknown = JSON.parse(JSON.stringify(made));
          expect(read(raw, new Reading(seats)) !== undefined, JSON.stringify(raw)).toBe(isValid(raw));
        }
      }),
    );
  });
});
