import { describe, expect, test } from 'vitest';
import { isMissed, takesAlong } from '../../src/pages/table/seat-presence.ts';

describe('after a match', () => {
  test('a player whose page is closed, or who reads the replay, is not missed as during it', () => {
    expect(isMissed({ here: false }, 'playing')).toBe(true);
    expect(isMissed({ here: false }, 'over')).toBe(false);
    expect(isMissed({ here: true }, 'playing')).toBe(false);
  });

  test.each([
    ['another person, wherever they are', { seat: 1, bot: '', taken: true }, true],
    ['a bot', { seat: 1, bot: 'hard', taken: true }, false],
    ['a seat whose player’s data were deleted', { seat: 1, bot: '', taken: false }, false],
    ['one who plays on the same device', { seat: 2, bot: '', taken: true }, false],
  ] as const)('a rematch asks before it takes along %s: %j, %s', (_who, other, asks) => {
    expect(takesAlong([{ seat: 0, bot: '', taken: true }, other], [0, 2])).toBe(asks);
  });
});
