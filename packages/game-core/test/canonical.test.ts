import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, sameJson, shortHash } from '../src/index.ts';

describe('canonical JSON', () => {
  it('sorts keys by code point and escapes what is not ASCII', () => {
    expect(canonicalJson({ b: [1, null, true], a: 'ä', '\u{1f600}': 1, '\uffff': 2 })).toBe(
      '{"a":"\\u00e4","b":[1,null,true],"\\uffff":2,"\\ud83d\\ude00":1}',
    );
  });

  it('is the same text for the same value, whatever the order of the keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const turned = JSON.parse(JSON.stringify(value), (_, item) =>
          typeof item === 'object' && item !== null && !Array.isArray(item)
            ? Object.fromEntries(Object.entries(item).reverse())
            : item,
        );
        expect(canonicalJson(turned)).toBe(canonicalJson(JSON.parse(JSON.stringify(value))));
        expect(sameJson(turned, JSON.parse(JSON.stringify(value)))).toBe(true);
      }),
    );
  });

  it('names a value by the first 16 digits of its SHA-256', () => {
    expect(shortHash({ a: 1 })).toBe(createHash('sha256').update('{"a":1}').digest('hex').slice(0, 16));
  });

  it('tells different values apart', () => {
    for (const [a, b] of [
      [1, '1'],
      [null, {}],
      [[], {}],
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: undefined }, { b: 1 }],
      [
        [1, 2],
        [2, 1],
      ],
    ]) {
      expect(sameJson(a, b)).toBe(false);
    }
  });

  it('takes nothing that is no JSON', () => {
    expect(() => canonicalJson(undefined)).toThrow(TypeError);
  });
});
