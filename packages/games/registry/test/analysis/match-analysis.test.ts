import {
  analyse,
  Curve,
  type Knowledge,
  MatchAnalysis,
  type Report,
  reportOf,
  type StudiedMatch,
  situationAt,
  winnersOf,
} from '@boomtown/analysis';
import { isClear } from '@boomtown/analysis/estimate';
import { sameJson, textStream } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/rules.ts';
import { botMatch } from './bot-match.ts';
import { knownSteps } from './small-endings.ts';

const HIDING = ['bau-boom', 'boondoggle', 'construction-boom'];

function reportFor(match: StudiedMatch, seed: number, playouts: number, knowledge: Knowledge = 'open'): Report {
  const analysis = new MatchAnalysis(match, seed);
  for (const _ of analyse(analysis, playouts, () => knowledge));
  return reportOf(analysis, knowledge, winnersOf(match), true);
}

describe('an analysis', () => {
  test('gives the same numbers for the same seed and number of playouts, others for another seed', () => {
    const match = botMatch('bau-boom', { turnLimit: 10 }, 3);
    const first = reportFor(match, 7, 5);
    expect(reportFor(match, 7, 5)).toEqual(first);
    expect(reportFor(match, 8, 5)).not.toEqual(first);
  });

  test('is the same in whatever order its parts are made', () => {
    const match = botMatch('bau-boom', { turnLimit: 10 }, 3);
    const [at, once] = [new Curve(match, 'open', 5), new Curve(match, 'open', 5)];
    for (const playouts of [2, 5, 9]) for (const _ of at.refine(playouts));
    for (let step = match.steps.length - 1; step >= 0; step -= 1) for (const _ of once.refineOne(step, 9));
    expect(at.points).toEqual(once.points);
  });

  test.each([
    ['bau-boom', { turnLimit: 12 }],
    ['constructo', {}],
  ])('adds start, luck and decisions up to the result (%s)', (id, options) => {
    const { account, points } = reportFor(botMatch(id, options, 1), 3, 5);
    expect(account).toHaveLength(2);
    for (const { start, luck, own, others, result } of account ?? []) {
      expect(start.value + luck.value + own.value + others.value).toBeCloseTo(result, 9);
    }
    for (const chances of points) {
      expect(chances?.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 9);
    }
  });

  test('tells rough values before any decision is weighed closely, and how far it is', () => {
    const match = botMatch('bau-boom', { turnLimit: 10 }, 3);
    const analysis = new MatchAnalysis(match, 7);
    const seen: Report[] = [];
    for (const _ of analyse(analysis, 16, () => 'open')) {
      seen.push(reportOf(analysis, 'open', winnersOf(match), false));
    }
    const [rough] = seen.filter(({ account }) => account !== null);
    expect(rough?.weighing.pairs).toBeLessThanOrEqual(2);
    expect(seen.some(({ account, weighing: { done, of } }) => account === null && done > 0 && done < of)).toBe(true);
    expect(seen.at(-1)?.weighing).toMatchObject({ pairs: 16, done: seen.at(-1)?.weighing.of });
  });

  test.each([
    ['bau-boom', { turnLimit: 40 }],
    ['boondoggle', {}],
  ])('has a first curve over the whole match after 18 playouts, however long it is (%s)', (id, options) => {
    const match = botMatch(id, options, 3);
    const analysis = new MatchAnalysis(match, 7);
    let playouts = 0;
    for (const _ of analyse(analysis, 64, () => 'open')) {
      playouts += 1;
      if (playouts === 18) break;
    }
    const known = analysis.curve('open').points.flatMap((chances, step) => (chances === null ? [] : [step]));
    expect([known[0], known.at(-1)]).toEqual([0, match.steps.length - 1]);
    const gaps = known.slice(1).map((step, nth) => step - (known[nth] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(Math.ceil(match.steps.length / 8));
  });

  test('weighs decisions while the curve becomes finer', () => {
    const match = botMatch('bau-boom', { turnLimit: 40 }, 3);
    const analysis = new MatchAnalysis(match, 7);
    const known = () => analysis.curve('open').points.filter((chances) => chances !== null).length;
    let [last, both] = [0, 0];
    for (const _ of analyse(analysis, 64, () => 'open')) {
      if (analysis.weighing.pairs > 0) break;
      if (analysis.weighing.done > 0 && known() > last) both += 1;
      last = known();
    }
    expect(both).toBeGreaterThan(0);
  });

  test('keeps each deciding moment in its place once it was reported', () => {
    const [known] = knownSteps(gameOf('bau-boom'), { turnLimit: 12 }, 1);
    if (known === undefined) throw new Error('no match was played');
    const analysis = new MatchAnalysis(known.match, 7);
    let told: readonly string[] = [];
    for (const _ of analyse(analysis, 80, () => 'open')) {
      const now = analysis.moments()?.map(({ step, by }) => `${step} ${by}`) ?? [];
      expect(now.slice(0, told.length)).toEqual(told);
      told = now;
    }
    expect(told.length).toBeGreaterThan(0);
  });

  test('finds no luck where there is no chance', () => {
    const { account } = reportFor(botMatch('constructo', { starter: 0 }, 2), 3, 8);
    expect(account?.map(({ luck }) => isClear(luck))).toEqual([false, false]);
  });

  test('ends with what is certain', () => {
    const match = botMatch('bau-boom', { turnLimit: 12 }, 4);
    const last = reportFor(match, 1, 1).points.at(-1);
    expect(last?.map(({ low, high }) => high - low)).toEqual([0, 0]);
  });
});

describe.each(HIDING)('what a viewer of %s knew', (id) => {
  test.each([0, 1, null])('is the same in two worlds that look the same to viewer %s', (viewer) => {
    const match = botMatch(id, id === 'bau-boom' ? { turnLimit: 6 } : {}, 2);
    const { game } = match.entry;
    let differ = 0;
    for (let step = 1; step < match.steps.length; step += Math.ceil(match.steps.length / 6)) {
      const here = match.steps[step];
      if (here === undefined || game.redeal === undefined) continue;
      const other = game.redeal(here.state, viewer, textStream(`another world at ${step}`));
      if (!sameJson(other, here.state)) differ += 1;
      const elsewhere = { ...match, steps: match.steps.with(step, { ...here, state: other }) };
      const draw = (one: StudiedMatch) => situationAt(one, step, viewer).world(textStream('a world'));
      expect(draw(elsewhere)).toEqual(draw(match));
    }
    expect(differ).toBeGreaterThan(0);
  });
});
