import { DEFAULT_TERMS, type Terms } from '@boomtown/wire/browser';
import { expect, test } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';
import { pauseWords, termsWords } from '../../src/pages/terms-words.ts';

const english = pageWords('en', en);

const VOTE = 'If a player is away, the others can agree on a bot or a new player.';
const STAND = 'No takebacks: every move stands.';

const EXPECTED: readonly (readonly [Partial<Terms>, readonly string[]])[] = [
  [{}, [VOTE, STAND]],
  [{ vote: false }, [STAND]],
  [
    { clock: { kind: 'turn', seconds: 90, atZero: 'move' } },
    ['90 seconds for each turn.', 'When time is up, the game moves on by itself.', VOTE, STAND],
  ],
  [
    { clock: { kind: 'bank', seconds: 600, increment: 5, atZero: 'move' } },
    [
      '10 minutes for the whole game, and 5 seconds more after each turn.',
      'When time is up, the game moves on by itself.',
      VOTE,
      STAND,
    ],
  ],
  [
    { clock: { kind: 'bank', seconds: 150, increment: 0, atZero: 'wait' } },
    [
      '2 minutes and 30 seconds for the whole game.',
      'After that, 5 seconds for each move.',
      'When time is up, the table waits.',
      VOTE,
      STAND,
    ],
  ],
  [{ botAfter: 1 }, ['A bot plays for anyone away for 1 minute, until they are back.', VOTE, STAND]],
  [{ takeback: true }, [VOTE, 'You can undo your last move. Once others have acted, they must agree.']],
  [
    { clock: { kind: 'bank', seconds: 600, increment: 5, atZero: 'lose' } },
    [
      '10 minutes for the whole game, and 5 seconds more after each turn.',
      'A player whose time runs out loses.',
      VOTE,
      STAND,
    ],
  ],
  [{ botPace: 'slow' }, [VOTE, STAND, 'Bots move slowly.']],
  [{ watchDelay: 1 }, [VOTE, STAND, 'Spectators see the table 1 action late.']],
  [{ watchDelay: 12 }, [VOTE, STAND, 'Spectators see the table 12 actions late.']],
];

test.each(EXPECTED)('the terms %j are said in words', (terms, lines) => {
  expect(termsWords({ ...DEFAULT_TERMS, ...terms }, english)).toEqual(lines);
});

const KEPT = 'You can go and come back: your seat is kept.';
const BOT = 'You can go and come back. Once you are away for 3 minutes, a bot plays for you until you return.';
const CLOCK = 'Your clock runs on meanwhile.';
const VOTED = 'After half a minute away, the others may agree on a bot or a new player for your seat.';

const GOING: readonly (readonly [Partial<Terms>, boolean, readonly string[]])[] = [
  [{}, true, [KEPT, VOTED]],
  [{}, false, [KEPT]],
  [{ vote: false }, true, [KEPT]],
  [{ botAfter: 3, clock: { kind: 'turn', seconds: 90, atZero: 'move' } }, true, [BOT, CLOCK, VOTED]],
];

test.each(GOING)(
  'who leaves for now a table of the terms %j (others play: %s) reads what comes of it',
  (terms, others, lines) => {
    expect(pauseWords({ ...DEFAULT_TERMS, ...terms }, others, english)).toEqual(lines);
  },
);
