import type { Report } from '@boomtown/analysis';
import { expect, test } from 'vitest';
import { en, pageWords } from '../../../src/messages/words.ts';
import {
  accountSentence,
  accountSentences,
  bandWords,
  betterSentence,
  chanceSentences,
  inPercent,
  knowledgeWords,
  momentSentence,
  noMoreMoments,
  pointsAndBand,
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
  unproven: null,
  over: true,
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
  expect(pointsAndBand(clear(0.11))).toEqual(['+11', '± 4']);
  expect(pointsAndBand(clear(-0.11))).toEqual(['−11', '± 4']);
  expect(pointsAndBand(open(0))).toEqual(['0', '± 30']);
  expect(bandWords(0.101)).toBe('± 11');
});

test('the chances of all seats add up to 100 wherever they stand together', () => {
  const chances = [0.335, 0.335, 0.33].map((value) => ({ value, low: value - 0.1, high: value + 0.1, playouts: 64 }));
  expect(inPercent(chances).map(({ points }) => points)).toEqual([34, 33, 33]);
  const said = chanceSentences({ ...report, points: [chances] }, 0, ['Ada', 'Ben', 'Cleo'], words);
  expect(said).toEqual(['Ada: 34% (24 to 44)', 'Ben: 33% (24 to 44)', 'Cleo: 33% (23 to 43)']);
});

test('a chance that is rounded with the others stays in its band', () => {
  const narrow = (value: number) => ({ value, low: value - 0.001, high: value + 0.001, playouts: 9 });
  for (const { points, low, high } of inPercent([narrow(1 / 3), narrow(1 / 3), narrow(1 / 3)])) {
    expect(low).toBeLessThanOrEqual(points);
    expect(high).toBeGreaterThanOrEqual(points);
  }
});

test('luck and decisions are put into sentences once each decision was weighed 8 times, on the page as by the command', () => {
  const account = [{ seat: 0, start: open(0.5), result: 1, luck: clear(0.2), own: open(0), others: open(0) }];
  const weighed = (pairs: number) => ({ account, weighing: { done: 1, of: 1, pairs } });
  expect(accountSentences(weighed(7), NAMES, words)).toEqual([
    'Each decision was weighed too few times to say anything of luck and decisions: that takes 8.',
  ]);
  expect(accountSentences(weighed(8), NAMES, words)[0]).toContain('20 points of luck');
  expect(accountSentences({ ...weighed(8), account: null }, NAMES, words)).toEqual([]);
});

test('where no moment is named, or few are, it is said why', () => {
  const unproven = { step: 12, by: 'decision', seat: 1, effect: open(-0.2) } as const;
  expect(noMoreMoments({ moments: [], unproven }, words)).toBe(
    'No single moment stands out beyond what chance could do: the largest, in step 12, made 20 points (± 30).',
  );
  const named = { ...unproven, effect: clear(0.3), better: null };
  expect(noMoreMoments({ moments: [named], unproven }, words)).toMatch(/^No other moment stands out/);
  expect(noMoreMoments({ moments: [named], unproven: null }, words)).toBeNull();
  expect(noMoreMoments({ moments: null, unproven: null }, words)).toBeNull();
});
