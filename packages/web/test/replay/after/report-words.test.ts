import type { Report } from '@boomtown/analysis';
import { expect, test } from 'vitest';
import { en, pageWords } from '../../../src/messages/words.ts';
import {
  accountSentence,
  betterSentence,
  chanceSentences,
  knowledgeWords,
  momentSentence,
  pointsWithBand,
} from '../../../src/replay/after/report-words.ts';

const words = pageWords('en', en);
const NAMES = ['Ada', 'Ben'];
const clear = (value: number) => ({ value, band: 0.04 });
const open = (value: number) => ({ value, band: 0.3 });

const report: Report = {
  knowledge: 'open',
  playouts: 64,
  done: true,
  account: null,
  moments: null,
  weighing: { done: 0, of: 0, pairs: 0 },
  points: [
    [
      { value: 0.624, low: 0.5, high: 0.73, playouts: 64 },
      { value: 0.376, low: 0.27, high: 0.5, playouts: 64 },
    ],
    null,
    [
      { value: 1, low: 1, high: 1, playouts: 0 },
      { value: 0, low: 0, high: 0, playouts: 0 },
    ],
  ],
};

test('a chance is shown with its band, and without one where it is certain', () => {
  expect(chanceSentences(report, 0, NAMES, words)).toEqual(['Ada: 62% (50 to 73)', 'Ben: 38% (27 to 50)']);
  expect(chanceSentences(report, 1, NAMES, words)).toEqual([]);
  expect(chanceSentences(report, 2, NAMES, words)).toEqual(['Ada 100%', 'Ben 0%']);
});

test('whose knowledge it is, is said', () => {
  expect(knowledgeWords(report, NAMES, words)).toBe('With everything open.');
  expect(knowledgeWords({ ...report, knowledge: 1 }, NAMES, words)).toBe('From what Ben could see.');
  expect(knowledgeWords({ ...report, knowledge: null }, NAMES, words)).toBe('From what a spectator could see.');
});

test('luck and decisions are one sentence, and what the band does not bear is not claimed', () => {
  const account = { seat: 0, start: open(0.5), result: 1, luck: clear(0.11), own: clear(-0.09), others: open(0.02) };
  expect(accountSentence(account, NAMES, words)).toBe(
    'Ada: 11 points of luck (± 4), 9 points lost by their own decisions (± 4), and the rest is too close to tell.',
  );
  expect(accountSentence({ ...account, luck: open(0.1), own: open(-0.1) }, NAMES, words)).toBe(
    'Ada: too close to tell what was luck and what decisions.',
  );
  expect(accountSentence({ ...account, others: clear(0.2) }, NAMES, words)).not.toContain('too close');
});

test('a moment says whom it helped and what would have been better', () => {
  const moment = { step: 12, by: 'decision', seat: 1, effect: clear(-0.2), better: null } as const;
  expect(momentSentence(moment, NAMES, words)).toBe('Step 12: Ben lost 20 points by a decision (± 4).');
  expect(momentSentence({ ...moment, by: 'luck', effect: clear(0.2) }, NAMES, words)).toBe(
    'Step 12: chance helped Ben by 20 points (± 4).',
  );
  expect(betterSentence(moment, () => 'Pass', words)).toBeNull();
  expect(momentSentence({ ...moment, effect: open(0.2) }, NAMES, words)).toBe(
    'Step 12: looked at more closely, it is too close to tell.',
  );
  const better = { action: { type: 'pass' }, gain: clear(0.3) };
  expect(betterSentence({ ...moment, better }, ({ type }, seat) => `${seat} ${type}`, words)).toBe(
    'Better by 30 points (± 4): 1 pass',
  );
});

test('an effect in a table has its sign and its band', () => {
  expect(pointsWithBand(clear(0.11), '+')).toBe('+11 ± 4');
  expect(pointsWithBand(clear(-0.11), '+')).toBe('−11 ± 4');
  expect(pointsWithBand(open(0), '+')).toBe('0 ± 30');
});
