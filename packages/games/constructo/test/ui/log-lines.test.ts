import { type AnyTelling, en, lastMoveText, loadGame, logLines, newestRound, pageWords } from '@boomtown/web/testing';
import { describe, expect, test } from 'vitest';
import { snapshots } from './matches.ts';

const words = pageWords('en', en);
const people = [
  { seat: 0, name: 'Ada' },
  { seat: 1, name: 'Ben' },
];
/** Round 1, which Ben leads 2 to 1, and the beginning of round 2. */
const ROUND_1 =
  'board clover, small 4, medium 7, ring 5, medium 3, ring 1, ring 6, medium 9, 3-1, medium 3, small 8, ring 2, 8-3, 4-1, 7-2, medium 7, ring 4, small 8'.split(
    ', ',
  );
const BOTH = [...ROUND_1, 'board triangle', 'small 7'];

const CELLS = Array.from({ length: 9 }, (_, cell) => `cell:${cell}`);

const game = await loadGame('constructo');

function tableAfter(actions: readonly string[]) {
  const shown = snapshots('constructo', actions);
  const view = shown.at(-1)?.view ?? {};
  const telling: AnyTelling = { words, people, view };
  return { steps: shown.map(({ step, events }) => ({ step, events })), telling };
}

describe('the lines of the log', () => {
  test('say with a sign whose doing begins, once for what a seat does in a row, and where a round ends', () => {
    const { steps, telling } = tableAfter(ROUND_1.slice(0, 3));
    const signs = (told: typeof steps) => logLines(told, game, telling).map(({ by }) => by);
    expect(signs(steps)).toEqual([null, 0, 1]);
    expect(signs([...steps, ...steps.slice(-1)])).toEqual([null, 0, 1, null]);
    const whole = tableAfter(BOTH);
    const rounds = logLines(whole.steps, game, whole.telling).filter(({ isRound }) => isRound);
    expect(rounds.map(({ line }) => line.text)).toEqual([expect.stringContaining('Round 1')]);
  });

  test('say who passed, in one line for passes that follow each other', () => {
    const { steps, telling } = tableAfter(ROUND_1.slice(0, 2));
    const pass = (step: number, seat: number) => ({ step, events: [], quiet: seat });
    const byBot = { step: 6, events: [], standIn: { seat: 1, by: 'bot' } as const };
    const told = [...steps, pass(3, 0), pass(4, 1), pass(5, 0), byBot];
    expect(logLines(told.slice(0, -3), game, telling).at(-1)?.line.text).toBe('Ada passes.');
    const lines = logLines(told, game, telling);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatchObject({ step: 6, line: { text: 'Ada and Ben pass.', places: ['seat:0', 'seat:1'] } });
    const later = [...told, { step: 7, events: steps.at(-1)?.events ?? [] }, pass(8, 0)];
    expect(logLines(later, game, telling).at(-1)?.line.text).toBe('Ada passes.');
  });

  test('light the hexagons that they speak of while the round runs', () => {
    const { steps, telling } = tableAfter(ROUND_1.slice(0, 3));
    expect(logLines(steps, game, telling).map(({ line }) => line.places)).toEqual([
      ['board:clover', ...CELLS],
      ['cell:3', 'seat:0'],
      ['cell:6', 'seat:1'],
    ]);
  });

  test('say that a person’s time was up before what the game did for them', () => {
    const { steps, telling } = tableAfter(ROUND_1.slice(0, 2));
    const timed = steps.map((step) =>
      step.step === 2 ? { ...step, standIn: { seat: 0, by: 'time' as const } } : step,
    );
    const before = logLines(steps, game, telling).map(({ line }) => line.text);
    const lines = logLines(timed, game, telling).map(({ line }) => line.text);
    expect(lines).toEqual([...before.slice(0, -1), `${people[0]?.name}’s time was up.`, ...before.slice(-1)]);
  });

  test('keep the name that a seat had when it acted, though a new player has it now', () => {
    const { steps, telling } = tableAfter(ROUND_1.slice(0, 4));
    const [setup, first, second, third, fourth] = steps;
    if (!setup || !first || !second || !third || !fourth) throw new Error('a step is missing');
    const came = { step: 3, events: [], tableEvent: { type: 'newcomer', seat: 0, from: 'Ada', to: 'Dan' } as const };
    const latest = { ...telling, people: [{ seat: 0, name: 'Dan' }, ...people.slice(1)] };
    const logged = [setup, first, second, came, { ...third, step: 4 }, { ...fourth, step: 5 }];
    const lines = logLines(logged, game, latest).map(({ line }) => line.text);
    const [before, after] = [lines.slice(0, 2), lines.slice(3)];
    expect(before.join()).toContain('Ada');
    expect(before.join()).not.toContain('Dan');
    expect(after.join()).toContain('Dan');
    expect(after.join()).not.toContain('Ada');
  });

  test('say with which of them whose turn begins, in a game that knows turns', () => {
    const { steps, telling } = tableAfter(ROUND_1.slice(0, 4));
    const second = steps[2]?.events[0];
    const turnBegun = (event: unknown) => (event === second ? 1 : null);
    expect(logLines(steps, { ...game, turnBegun }, telling).map(({ turn }) => turn)).toEqual([
      null,
      people[1],
      null,
      null,
    ]);
    expect(logLines(steps, game, telling).map(({ turn }) => turn)).toEqual([null, null, null, null]);
  });

  test('light players alone once the next round is played, on whose board they did not happen', () => {
    const { steps, telling } = tableAfter(BOTH);
    const lines = logLines(steps, game, telling);
    const end = lines.findIndex(({ line }) => line.text.startsWith('Round 1 ends'));
    expect(end).toBeGreaterThan(0);
    expect(new Set(lines.slice(0, end).flatMap(({ line }) => line.places))).toEqual(new Set(['seat:0', 'seat:1']));
    expect(lines.slice(end).map(({ line }) => line.places)).toEqual([
      ['seat:0', 'seat:1'],
      ['board:triangle', ...CELLS],
      ['cell:6', 'seat:1'],
    ]);
  });
});

describe('the numbers of hexagons', () => {
  test('are those of the board that it happened on, in the log of a match that goes on on another one', () => {
    const { steps, telling } = tableAfter(BOTH);
    const lines = logLines(steps, game, telling).map(({ line }) => line.text);
    expect(lines[1]).toBe('Ada placed a small base on 1.');
    expect(lines.at(-1)).toBe('Ben placed a small base on 9.');
  });

  test('are those of its board for the move that ended a round, too', () => {
    const { steps, telling } = tableAfter(ROUND_1.slice(0, 2));
    const between: AnyTelling = { ...telling, view: { ...telling.view, board: null } };
    expect(lastMoveText(steps, game, telling)).toBe('Ada placed a small base on 1.');
    expect(lastMoveText(steps, game, between)).toBe('Ada placed a small base on 1.');
  });
});

describe('the end of a round', () => {
  test('is shown with its score, the score of the match, and who begins the next', () => {
    const { steps, telling } = tableAfter(ROUND_1);
    const news = newestRound(steps, ROUND_1.length - 1, game, telling);
    expect(news).toEqual({
      step: ROUND_1.length,
      card: {
        title: 'Round 1 is over',
        lines: [
          'Ben could neither place nor move.',
          'Ben leads the match, 2 to 1.',
          'Ben begins round 2 and chooses its board.',
        ],
        rows: [{ label: 'Round 1: towers crowned', numbers: [1, 2] }],
      },
    });
  });

  test('is shown to a person who missed it, but not to one who has seen it or came later', () => {
    const { steps, telling } = tableAfter(BOTH);
    expect(newestRound(steps, 3, game, telling)?.step).toBe(ROUND_1.length);
    expect(newestRound(steps, ROUND_1.length, game, telling)).toBeNull();
    expect(newestRound(steps, BOTH.length, game, telling)).toBeNull();
  });

  test('is left to the result when the match is over', () => {
    const event = { type: 'round-ended', round: 2, points: [2, 2], stuck: 1 } as const;
    const { telling } = tableAfter(ROUND_1);
    expect(game.roundCard?.(event, { ...telling, view: { ...telling.view, phase: 'over' } })).toBeNull();
    expect(game.roundCard?.(event, telling)).not.toBeNull();
  });

  test('names no board to choose where both rounds have the same, and no leader where there is none', () => {
    const shown = snapshots('constructo', ROUND_1, { options: { starter: 0, sameBoard: true } }).at(-1);
    const event = { type: 'round-ended', round: 1, points: [1, 1], stuck: 0 } as const;
    const card = game.roundCard?.(event, { words, people, view: shown?.view ?? {} });
    expect(card?.lines.slice(1)).toEqual(['The match stands level, 1 to 1.', 'Ben begins round 2, on the same board.']);
  });
});

describe('the move that a person asks to take back', () => {
  test('is worded as in the log: the last action that was not taken back, whatever table events followed', () => {
    const { steps, telling } = tableAfter(ROUND_1.slice(0, 3));
    const texts = logLines(steps, game, telling).map(({ line }) => line.text);
    expect(lastMoveText(steps, game, telling)).toBe(texts.at(-1));
    const goneOn = [
      ...steps,
      { step: 4, events: [], tableEvent: { type: 'handed-over', seat: 1, why: 'back' } as const },
    ];
    expect(lastMoveText(goneOn, game, telling)).toBe(texts.at(-1));
    const undone = steps.map((step) =>
      step.step === 3
        ? { step: 4, events: [], tableEvent: { type: 'took-back', seat: 0, of: 3, agreed: [] } as const }
        : step,
    );
    expect(lastMoveText(undone, game, telling)).toBe(texts.at(-2));
  });
});
