import { DEFAULT_TERMS, type Terms } from '@boomtown/wire/browser';
import { expect, test } from 'vitest';
import { pauseWords, termsWords } from '../../src/pages/terms-words.ts';
import { en } from '../../src/words/en.ts';
import { pageWords } from '../../src/words/words-in.ts';

const english = pageWords('en', en);

const VOTE = 'While somebody is away, the others may agree who plays on: a bot, or somebody new.';
const STAND = 'Moves stand: none is taken back.';

const TOLD: readonly (readonly [Partial<Terms>, readonly string[]])[] = [
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
      'Whoever has used it up has 5 seconds for each move after that.',
      'When time is up, the table waits all the same.',
      VOTE,
      STAND,
    ],
  ],
  [{ botAfter: 1 }, ['Whoever is away for 1 minute is played for by a bot until they are back.', VOTE, STAND]],
  [
    { takeback: true },
    [VOTE, 'Moves may be taken back: at once while nothing came of them, later if all others agree.'],
  ],
  [{ watchDelay: 1 }, [VOTE, STAND, 'Whoever watches sees the table 1 action late.']],
  [{ watchDelay: 12 }, [VOTE, STAND, 'Whoever watches sees the table 12 actions late.']],
];

test.each(TOLD)('the terms %j are said in words', (terms, lines) => {
  expect(termsWords({ ...DEFAULT_TERMS, ...terms }, english)).toEqual(lines);
});

const KEPT = 'You can go and come back: your seat is kept.';
const BOT = 'You can go and come back. Once you are away for 3 minutes, a bot plays for you until then.';
const CLOCK = 'Your clock runs on meanwhile.';
const VOTED =
  'Once you are away for half a minute, the others may agree that a bot, or somebody new, plays on for you.';

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
