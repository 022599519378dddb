import { describe, expect, it } from 'vitest';
import { deepFreeze, holdPlain } from '../src/plain-json.ts';

describe('holdPlain', () => {
  it.each([
    ['a number', 0],
    ['nested lists and objects', { a: [1, { b: null }], c: 'x', d: false }],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 })],
    ['the same part twice', [[1], [1]].map((_, _i, list) => list[0])],
  ])('takes %s', (_what, value) => {
    expect(() => holdPlain(value, 'value')).not.toThrow();
  });

  const cycle: unknown[] = [];
  cycle.push(cycle);
  it.each([
    ['undefined', undefined],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a bigint', 1n],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['-0', -0],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['an error', new Error('x')],
    ['bytes', new Uint8Array(1)],
    ['a hole', [1, undefined, 2]],
    ['a named field of a list', Object.assign([1], { name: 2 })],
    ['a field under a symbol', { [Symbol('x')]: 1 }],
    ['a hidden field', Object.defineProperty({}, 'x', { value: 1 })],
    ['a cycle', cycle],
  ])('finds %s, wherever it stands', (_what, value) => {
    expect(() => holdPlain(value, 'value')).toThrow(/^plain-json: value/);
    expect(() => holdPlain({ deep: [1, { down: value }] }, 'value')).toThrow(/^plain-json: value\.deep\.1\.down/);
  });
});

describe('deepFreeze', () => {
  it('freezes every part', () => {
    const value = { a: [1, { b: [2] }] };
    expect(deepFreeze(value)).toBe(value);
    expect(Object.isFrozen(value.a)).toBe(true);
    expect(Object.isFrozen(Reflect.get(value.a[1] ?? {}, 'b'))).toBe(true);
  });
});
