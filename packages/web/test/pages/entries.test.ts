import { describe, expect, test } from 'vitest';
import { type Entry, type EntryGroup, goOnAt, keyOf } from '../../src/pages/table/entries.ts';

const entry = (group: string, text: string): Entry => ({ seat: 0, group, text, places: [], action: { type: text } });
const group = (heading: string, ...texts: readonly string[]): EntryGroup => [
  heading,
  texts.map((text) => entry(heading, text)),
];
const at = (heading: string, text: string) => keyOf(entry(heading, text));

describe('after a move by key the list goes on', () => {
  const left = { key: at('Place a ring', 'on 2'), heading: 'Place a ring' };

  test('at the same entry, if it is still there: the move was refused or taken back', () => {
    const groups = [group('Place a ring', 'on 1', 'on 2'), group('Move', '1 to 2')];
    expect(goOnAt(left, groups)).toBe(left.key);
  });

  test('at the first one under the same heading', () => {
    const groups = [group('Move', '1 to 2'), group('Place a ring', 'on 3', 'on 4')];
    expect(goOnAt(left, groups)).toBe(at('Place a ring', 'on 3'));
  });

  test('at the first of all, if that heading is gone', () => {
    const groups = [group('Place a small', 'on 5'), group('Move', '1 to 2')];
    expect(goOnAt(left, groups)).toBe(at('Place a small', 'on 5'));
  });

  test('nowhere while it is another person’s turn', () => expect(goOnAt(left, [])).toBeNull());

  test('not at another seat’s entry of the same words', () => {
    const other: Entry = { ...entry('Place a ring', 'on 2'), seat: 1 };
    expect(keyOf(other)).not.toBe(left.key);
  });
});
