import { OPEN_GAME } from '@boomtown/registry/chosen';
import { loadGame } from '@boomtown/registry/ui';
import type { StandIn } from '@boomtown/wire/browser';
import { describe, expect, test } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';
import { lastMoveText, logLines } from '../../src/pages/table/log-lines.ts';
import type { AnyTelling } from '../../src/pages/table/telling.ts';

const people = [
  { seat: 0, name: 'Ada' },
  { seat: 1, name: 'Ben' },
];
const telling: AnyTelling = { words: pageWords('en', en), people, view: {} };
const game = await loadGame(OPEN_GAME.info.id);

describe('the lines of the log', () => {
  test('are whole sentences where the game has none for what was done in a person’s stead', () => {
    const silent = { ...game, say: () => null };
    const said = (by: 'time' | 'vacated') =>
      logLines([{ step: 1, events: [], standIn: { seat: 0, by } }], silent, telling).map(({ line }) => line.text);
    expect(said('time')).toEqual(['Ada’s time was up, and the game moved on.']);
    expect(said('vacated')).toEqual(['The table moves for Ada, who resigned.']);
  });

  test('tell of a bot that fails once for each kind of failure, and once that it decides again', () => {
    const silent = { ...game, say: () => null };
    const run = (by: readonly (StandIn['by'] | null)[]) =>
      by.map((one, step) => ({
        step,
        events: [{ type: 'not-told' }],
        ...(one === null ? {} : { standIn: { seat: 1, by: one } }),
      }));
    const said = (by: readonly (StandIn['by'] | null)[]) =>
      logLines(run(by), silent, telling).map(({ key, line }) => `${key} ${line.text}`);
    expect(said(['bot', 'bot', null, 'bot'])).toEqual([]);
    expect(said(['bot', 'late-bot', null, 'late-bot', 'stopped-bot', 'wrong-bot', 'wrong-bot', 'bot', 'bot'])).toEqual([
      '1 The bot on Ben’s seat gave no answer in time. Until it does, simple moves are made for it.',
      '4 The bot on Ben’s seat stopped before it answered. Until it answers, simple moves are made for it.',
      '5 The bot on Ben’s seat did not answer with a legal move. Until it does, simple moves are made for it.',
      '7 The bot on Ben’s seat makes its own moves again.',
    ]);
    expect(said(['wrong-bot', 'substitute-bot', 'substitute-bot']).slice(1)).toEqual([
      '1 The host’s bot on Ben’s seat failed too often in a row and was removed. A bot of the level “Normal” plays in its place.',
    ]);
    expect(said(['bot', 'unnamed-bot', 'unnamed-bot'])).toEqual([
      '1 The host no longer has the bot that played on Ben’s seat. A bot of the level “Normal” plays in its place.',
    ]);
  });

  test('tell anew of a failing bot once a person had the seat in between, and not that it decides again', () => {
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
});

describe('the move that a person asks to take back', () => {
  test('is not shown without the log', () => {
    expect(lastMoveText([], game, telling)).toBe('');
  });
});
