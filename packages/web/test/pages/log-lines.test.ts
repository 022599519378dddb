import { snapshots } from '@boomtown/constructo/testing';
import { loadGame } from '@boomtown/registry/ui';
import type { StandIn } from '@boomtown/wire/browser';
import { describe, expect, test } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';
import { lastMoveText, logLines } from '../../src/pages/table/log-lines.ts';
import { newestRound } from '../../src/pages/table/round-news.ts';
import type { AnyTelling } from '../../src/pages/table/telling.ts';

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

const game = await loadGame('constructo');

function tableAfter(actions: readonly string[]) {
  const shown = snapshots('constructo', actions);
  const view = shown.at(-1)?.view ?? {};
  const telling: AnyTelling = { words, people, view };
  return { steps: shown.map(({ step, events }) => ({ step, events })), telling };
}

describe('the lines of the log', () => {
  test('light the hexagons that they speak of while the round runs', () => {
    const { steps, telling } = tableAfter(ROUND_1.slice(0, 3));
    expect(logLines(steps, game, telling).map(({ line }) => line.places)).toEqual([
      ['board:clover'],
      ['cell:3'],
      ['cell:6'],
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

  test('are whole sentences where the game has none for what was done in a person’s stead', () => {
    const { telling } = tableAfter([]);
    const silent = { ...game, say: () => null };
    const said = (by: 'time' | 'vacated') =>
      logLines([{ step: 1, events: [], standIn: { seat: 0, by } }], silent, telling).map(({ line }) => line.text);
    expect(said('time')).toEqual(['Ada’s time was up, and the game moved on.']);
    expect(said('vacated')).toEqual(['The table moves for Ada, who resigned.']);
  });

  test('tell of a bot that fails once for each kind of failure, and once that it decides again', () => {
    const { telling } = tableAfter([]);
    const silent = { ...game, say: () => null };
    const run = (by: readonly (StandIn['by'] | null)[]) =>
      by.map((one, step) => ({ step, events: [], ...(one === null ? {} : { standIn: { seat: 1, by: one } }) }));
    const said = (by: readonly (StandIn['by'] | null)[]) =>
      logLines(run(by), silent, telling).map(({ key, line }) => `${key} ${line.text}`);
    expect(said(['bot', 'bot', null, 'bot'])).toEqual([]);
    expect(said(['bot', 'late-bot', null, 'late-bot', 'stopped-bot', 'wrong-bot', 'wrong-bot', 'bot', 'bot'])).toEqual([
      '1 The bot on Ben’s seat gave no answer in time. Until it does, simple moves are made for it.',
      '4 The bot on Ben’s seat stopped before it answered. Until it answers, simple moves are made for it.',
      '5 The bot on Ben’s seat did not answer with a legal move. Until it does, simple moves are made for it.',
      '7 The bot on Ben’s seat decides again.',
    ]);
    expect(said(['wrong-bot', 'substitute-bot', 'substitute-bot']).slice(1)).toEqual([
      '1 The host’s bot on Ben’s seat failed too often in a row and was removed. A bot of the level “Normal” plays in its place.',
    ]);
    expect(said(['bot', 'unnamed-bot', 'unnamed-bot'])).toEqual([
      '1 The host no longer has the bot that played on Ben’s seat. A bot of the level “Normal” plays in its place.',
    ]);
  });

  test('tell anew of a failing bot once a person had the seat in between, and not that it decides again', () => {
    const { telling } = tableAfter([]);
    const handedOver = (step: number, why: 'away' | 'back') =>
      ({ step, events: [], tableEvent: { type: 'handed-over', seat: 0, why } }) as const;
    const moved = (step: number, by: StandIn['by']) => ({ step, events: [], standIn: { seat: 0, by } });
    const steps = [handedOver(1, 'away'), moved(2, 'late-bot'), handedOver(3, 'back'), handedOver(4, 'away')];
    const silent = { ...game, say: () => null };
    const last = (step: ReturnType<typeof moved>) =>
      logLines([...steps, step], silent, telling)
        .filter(({ key }) => key === '5')
        .map(({ line }) => line.text);
    expect(last(moved(5, 'bot'))).toEqual([]);
    expect(last(moved(5, 'late-bot'))).toEqual([
      'The bot on Ada’s seat gave no answer in time. Until it does, simple moves are made for it.',
    ]);
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

  test('light nothing on the board of the next round, on which they did not happen', () => {
    const { steps, telling } = tableAfter(BOTH);
    const lines = logLines(steps, game, telling);
    const end = lines.findIndex(({ line }) => line.text.startsWith('Round 1 ends'));
    expect(end).toBeGreaterThan(0);
    expect(lines.slice(0, end).flatMap(({ line }) => line.places)).toEqual([]);
    expect(lines.slice(end).map(({ line }) => line.places)).toEqual([[], ['board:triangle'], ['cell:6']]);
  });
});

describe('the end of a round', () => {
  test('is told with its score, the standing of the match, and who begins the next', () => {
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

  test('is told to a person who missed it, but not to who has seen it or came later', () => {
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
    const told = game.roundCard?.(event, { words, people, view: shown?.view ?? {} });
    expect(told?.lines.slice(1)).toEqual(['The match stands level, 1 to 1.', 'Ben begins round 2, on the same board.']);
  });
});

describe('the move that a person asks to take back', () => {
  test('is told as the log tells it: the last one that stands, whatever the table itself did after it', () => {
    const { steps, telling } = tableAfter(ROUND_1.slice(0, 3));
    const told = logLines(steps, game, telling).map(({ line }) => line.text);
    expect(lastMoveText(steps, game, telling)).toBe(told.at(-1));
    const goneOn = [
      ...steps,
      { step: 4, events: [], tableEvent: { type: 'handed-over', seat: 1, why: 'back' } as const },
    ];
    expect(lastMoveText(goneOn, game, telling)).toBe(told.at(-1));
    const undone = steps.map((step) =>
      step.step === 3
        ? { step: 4, events: [], tableEvent: { type: 'took-back', seat: 0, of: 3, agreed: [] } as const }
        : step,
    );
    expect(lastMoveText(undone, game, telling)).toBe(told.at(-2));
  });

  test('is not told where the log is not there', () => {
    expect(lastMoveText([], game, tableAfter([]).telling)).toBe('');
  });
});
