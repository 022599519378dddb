import { describe, expect, test } from 'vitest';
import { mutedAtRematch, muteKey } from '../../src/pages/table/chat/mute-keys.ts';

const seats = (...muted: readonly number[]) => new Set(muted.map((seat) => muteKey({ seat })));

describe('who is muted at a rematch', () => {
  test('are the same people, each one seat further, the last one on the first', () => {
    expect(mutedAtRematch(seats(1), 3)).toEqual(seats(2));
    expect(mutedAtRematch(seats(0, 2), 3)).toEqual(seats(1, 0));
    expect(mutedAtRematch(seats(), 4)).toEqual(seats());
  });

  test('are none of those who watched, whose signs are of one table alone', () => {
    const muted = new Set([...seats(1), muteKey({ watcher: 'ab12' })]);
    expect(mutedAtRematch(muted, 2)).toEqual(seats(0));
  });
});
