import { isAnalysed, loadAnalyst } from '@boomtown/registry/analysis';
import { GAME_IDS } from '@boomtown/registry/ids';
import { loadRules } from '@boomtown/registry/replay';
import { loadGame } from '@boomtown/registry/ui';
import type { Judged } from '@boomtown/ui-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { en, pageWords } from '../../../src/messages/words.ts';
import {
  curveRows,
  curveWords,
  isOpen,
  leadNotes,
  playedSentences,
  stepWords,
  turnSentence,
} from '../../../src/pages/replay/analysis-words.ts';
import { bestAt } from '../../../src/pages/replay/use-best-shown.ts';
import { judgeMatch } from '../../../src/replay/analysis/judge-match.ts';
import type { Judge, Judgements } from '../../../src/replay/analysis/judged.ts';
import {
  biggestOf,
  certainFrom,
  changesOf,
  playedBy,
  slipsOf,
  turnOf,
  wasBest,
} from '../../../src/replay/analysis/story.ts';
import { openTranscript } from '../../../src/replay/open-transcript.ts';
import type { ReplayedMatch } from '../../../src/replay/replay-positions.ts';
import { played } from '../played.ts';

const JUDGED = GAME_IDS.find(isAnalysed) ?? '';
const createAnalyst = await loadAnalyst(JUDGED);

/** A clock that goes by being looked at, so that slow machines find out as much as quick ones. */
function steadyClock(): () => number {
  let looks = 0;
  return () => {
    looks += 1;
    return looks * 100;
  };
}

function analystOf(): Judge {
  const analyst = createAnalyst();
  return async (view, milliseconds) => analyst.analyse(view, { milliseconds, now: steadyClock() });
}

async function judgementsOf(replayed: ReplayedMatch): Promise<Judgements> {
  const judged: (Judged | null)[] = replayed.positions.map(() => null);
  const views = replayed.positions.map(({ state }) => replayed.rules.publicView(state));
  await judgeMatch(
    views,
    analystOf(),
    (step, one) => {
      judged[step] = one;
    },
    () => true,
  );
  return judged;
}

describe('a match that was played at random, judged', () => {
  let replayed: ReplayedMatch;
  let judged: Judgements;
  const known = (step: number): Judged => {
    const one = judged[step];
    if (!one) throw new Error(`step ${step} was not judged`);
    return one;
  };
  const steps = () => replayed.positions.map((_, step) => step);

  beforeAll(async () => {
    const opening = await openTranscript(await played(JUDGED), loadRules);
    if (!opening.ok) throw new Error(opening.fault.what);
    replayed = opening.opened.replayed;
    judged = await judgementsOf(replayed);
  });

  test('has the true result at its end', () => {
    const end = replayed.positions.at(-1);
    if (end === undefined) throw new Error('a film without frames');
    const [first = 0, second = 0] = replayed.rules.outcome(end.state)?.scores ?? [];
    expect(known(replayed.positions.length - 1)).toMatchObject({ exact: true, lead: first - second, best: [] });
  });

  test('is known for certain from some step on, with the steps before a board is chosen not in the way', () => {
    const from = certainFrom(judged);
    if (from === null) throw new Error('nothing is certain');
    expect(from).toBeLessThan(replayed.positions.length - 8);
    expect(
      steps()
        .slice(from)
        .every((step) => known(step).exact || known(step).best.length === 0),
    ).toBe(true);
  });

  test('is never better for a person by their own action, where both sides of it are certain', () => {
    const pairs = steps().filter((step) => step > 0 && known(step - 1).exact && known(step).exact);
    expect(pairs.length).toBeGreaterThan(10);
    for (const step of pairs) {
      const seat = replayed.positions[step]?.made?.seat;
      const gained = known(step).lead - known(step - 1).lead;
      expect(seat === 0 ? gained : -gained).toBeLessThanOrEqual(0);
    }
  });

  test('keeps its worth by the actions that are called best, and loses by slips alone', () => {
    const slips = slipsOf(judged, replayed.positions);
    expect(slips.length).toBeGreaterThan(0);
    for (const { step, points } of slips) {
      expect(points).toBeGreaterThanOrEqual(1);
      expect(wasBest(judged, replayed.positions, step)).toBe(false);
    }
    const faultless = steps().filter(
      (step) => step > 0 && known(step - 1).exact && wasBest(judged, replayed.positions, step),
    );
    expect(faultless.length).toBeGreaterThan(0);
    const slipped = slips.map(({ step }) => step);
    for (const step of faultless) expect(slipped).not.toContain(step);
  });

  test('is played best by who gave fewest points away, over the moves that are certain', () => {
    const slips = slipsOf(judged, replayed.positions);
    const played = playedBy(judged, replayed.positions);
    expect(played.map(({ seat }) => seat)).toEqual([0, 1]);
    for (const { seat, moves, best, given } of played) {
      const own = slips.filter(({ step }) => replayed.positions[step]?.made?.seat === seat);
      expect(given).toBe(own.reduce((sum, { points }) => sum + points, 0));
      expect(moves - best).toBe(own.length);
      expect(moves).toBeGreaterThan(own.length);
    }
    const [biggest, ...others] = biggestOf(slips, 3);
    expect(others.length).toBeLessThan(3);
    expect(biggest?.points).toBe(Math.max(...slips.map(({ points }) => points)));
  });

  test('turned where the lead last came to the person who kept it', () => {
    const turn = turnOf(judged);
    if (turn?.step === null || turn === null) throw new Error('this match turned');
    const ahead = (step: number) => (known(step).lead === 0 ? null : known(step).lead > 0 ? 0 : 1);
    expect(ahead(replayed.positions.length - 1)).toBe(turn.ahead);
    expect(
      steps()
        .slice(turn.step)
        .every((step) => !known(step).exact || ahead(step) === turn.ahead),
    ).toBe(true);
    expect(ahead(turn.step - 1)).not.toBe(turn.ahead);
  });

  test('is put into words: who is ahead for certain, what was given away, and what would have been better', async () => {
    const words = pageWords('en', en);
    const people = [
      { seat: 0, name: 'Ada' },
      { seat: 1, name: 'Ben' },
    ];
    const analysed = { game: await loadGame(JUDGED), replayed, judged, people, words };
    const [slip] = slipsOf(judged, replayed.positions);
    if (slip === undefined) throw new Error('nobody slipped');
    const said = stepWords(analysed, slip.step).join(' ');
    expect(said).toMatch(/^(Ada|Ben) gave (one point|\d points) away\. Better: (Place|Move) .+\./);
    expect(said).toContain('Perfect play from here: ');
    expect(stepWords(analysed, replayed.positions.length - 1).join(' ')).not.toContain('Perfect play');
    const turn = turnOf(judged);
    if (turn === null) throw new Error('the turn is known');
    expect(turnSentence(analysed, turn)).toContain(`turned at step ${turn.step}`);
    const curve = curveWords(analysed);
    expect(curve).toContain('Ada above the middle, Ben below');
    expect(curve).toContain(`Perfect play is known from step ${certainFrom(judged)} on.`);
    expect(curve).toContain(`in step ${slip.step}`);
    const rows = curveRows(analysed);
    expect(rows).toHaveLength(replayed.positions.length);
    expect(rows[0]).toEqual({ step: 0, ahead: 'level', sure: 'nothing to work out', given: '' });
    expect(rows[slip.step]).toMatchObject({ sure: 'exact', given: expect.stringMatching(/^\d by (Ada|Ben)$/) });
    expect(stepWords(analysed, 0)).toEqual(['No board has been chosen yet: there is nothing to work out here.']);
    expect(stepWords(analysed, replayed.positions.length - 1).at(-1)).toBe('The match is over.');
    const better = playedBy(judged, replayed.positions).reduce((a, b) => (b.given < a.given ? b : a));
    expect(playedSentences(analysed, playedBy(judged, replayed.positions))[0]).toBe(
      `In the bot’s view, ${people[better.seat]?.name} played best.`,
    );
  });

  test('says of no step that it is open once it is certain, and shows an action that is best on the board', async () => {
    const game = await loadGame(JUDGED);
    const analysed = { game, replayed, judged, people: [], words: pageWords('en', en) };
    const certain = steps().filter((step) => known(step).exact);
    expect(certain.filter((step) => isOpen(analysed, step))).toEqual([]);
    const step = certain.find((one) => known(one).best.length > 0) ?? -1;
    const telling = (at: number) => {
      const { state } = replayed.positions[at] ?? {};
      return { words: analysed.words, people: [], view: state === undefined ? {} : replayed.rules.publicView(state) };
    };
    const best = bestAt(game, telling(step), judged, step);
    expect(best?.action).toEqual(known(step).best[0]);
    expect(best?.places.some((place) => place.startsWith('cell:'))).toBe(true);
    const end = replayed.positions.length - 1;
    expect(bestAt(game, telling(end), judged, end)).toBeNull();
    const nothing = replayed.positions.map(() => null);
    expect(isOpen({ ...analysed, judged: nothing }, step)).toBe(true);
    expect(bestAt(game, telling(step), nothing, step)).toBeNull();
  });
});

describe('the judging of a match', () => {
  const views = [{}, {}, {}];
  const about: Judged = { round: 1, settled: 0, lead: 0.2, exact: false, best: [{ type: 'place' }] };
  const certain: Judged = { ...about, lead: 1, exact: true };

  test('glances at all from the end back, and then looks long at what is uncertain', async () => {
    const asked: [number, number][] = [];
    const views = [0, 1, 2].map((step) => ({ step }));
    const judge: Judge = async (view, milliseconds) => {
      const { step } = view as { step: number };
      asked.push([step, milliseconds]);
      return step === 2 || milliseconds > 100 ? certain : about;
    };
    const reported: [number, boolean][] = [];
    await judgeMatch(
      views,
      judge,
      (step, { exact }) => reported.push([step, exact]),
      () => true,
    );
    expect(asked.map(([step]) => step)).toEqual([2, 1, 0, 1, 0]);
    expect(reported.slice(3)).toEqual([
      [1, true],
      [0, true],
    ]);
  });

  test('takes a bounded number of long searches, however long the match is', async () => {
    let time = 0;
    const judge: Judge = async (_view, milliseconds) => {
      time += milliseconds;
      return about;
    };
    await judgeMatch(
      Array.from({ length: 200 }, () => ({})),
      judge,
      () => {},
      () => true,
    );
    expect(time).toBeLessThan(45_000);
  });

  test('stops as soon as nobody wants to know', async () => {
    let asked = 0;
    const judge: Judge = async () => {
      asked += 1;
      return about;
    };
    const reported: number[] = [];
    await judgeMatch(
      views,
      judge,
      (step) => reported.push(step),
      () => asked < 1,
    );
    expect([asked, reported]).toEqual([1, []]);
  });

  test('is for the games in which nothing is hidden', async () => {
    const analysed = GAME_IDS.filter(isAnalysed);
    expect(analysed.length).toBeGreaterThan(0);
    for (const id of analysed) expect((await loadRules(id)).info.hidden).toBe(false);
  });
});

test('beside the names of a curve stands who is ahead at the step that is shown, and by how many points', () => {
  const led = (lead: number, exact: boolean): Judged => ({ round: 1, settled: 0, lead, exact, best: [] });
  const judged = [led(1, true), led(-2, true), led(0, true), led(0.3, false), led(-0.74, false), null];
  const notes = judged.map((_, step) => leadNotes(judged, step, pageWords('en', en)));
  expect(notes).toEqual([
    ['+1', ''],
    ['', '+2'],
    ['0', '0'],
    ['0', '0'],
    ['', '+0.7'],
    ['', ''],
  ]);
});

test('a match that stood level from beginning to end turned nowhere', () => {
  const level: Judged = { round: 1, settled: 0, lead: 0.3, exact: false, best: [] };
  expect(turnOf([level, level])).toEqual({ step: null, ahead: null });
  expect(turnOf([level, { ...level, lead: -1 }])).toEqual({ step: 1, ahead: 1 });
  expect(turnOf([null, level])).toBeNull();
  const led = (lead: number): Judged => ({ ...level, lead });
  expect(changesOf([level, led(1), level, led(2)])).toBe(0);
  expect(changesOf([led(1), level, led(-1), null, led(1)])).toBe(2);
});
