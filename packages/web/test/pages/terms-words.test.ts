import { PLAIN_TERMS, type Terms } from '@boomtown/wire/browser';
import { expect, test } from 'vitest';
import { termsWords } from '../../src/pages/terms-words.ts';
import { en } from '../../src/words/en.ts';
import { wordsOf } from '../../src/words/words.ts';

const english = wordsOf('en', en);

const TOLD: readonly (readonly [Partial<Terms>, readonly string[]])[] = [
  [{}, []],
  [
    { clock: { kind: 'turn', seconds: 90, atZero: 'move' } },
    ['90 seconds for each turn.', 'When time is up, the game moves on by itself.'],
  ],
  [
    { clock: { kind: 'bank', seconds: 600, increment: 5, atZero: 'move' } },
    [
      '10 minutes for the whole game, and 5 seconds more after each turn.',
      'When time is up, the game moves on by itself.',
    ],
  ],
  [
    { clock: { kind: 'bank', seconds: 150, increment: 0, atZero: 'wait' } },
    ['2 minutes and 30 seconds for the whole game.', 'When time is up, the table waits all the same.'],
  ],
  [{ botAfter: 1 }, ['Whoever is away for 1 minute is played for by a bot until they are back.']],
  [{ takeback: true }, ['Moves may be taken back: at once while nothing came of them, later if all others agree.']],
  [{ watchDelay: 1 }, ['Whoever watches sees the table 1 action late.']],
  [{ watchDelay: 12 }, ['Whoever watches sees the table 12 actions late.']],
];

test.each(TOLD)('the terms %j are said in words', (terms, lines) => {
  expect(termsWords({ ...PLAIN_TERMS, ...terms }, english)).toEqual(lines);
});
