import { isObject } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { loadGame } from '@boomtown/registry/ui';
import { describe, expect, test } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';
import { fittedOptions } from '../../src/pages/make/fitted-options.ts';
import { isOpen, optionLines } from '../../src/pages/option-lines.ts';

const words = pageWords('en', en);

describe('the options of a table', () => {
  test('fall back where they name a seat that is no more', async () => {
    const { rules } = await loadGame('bau-boom');
    expect(fittedOptions(rules, { starter: 3 }, 4)).toMatchObject({ starter: 3 });
    expect(fittedOptions(rules, { starter: 3 }, 2)).toEqual({ ...rules.defaults });
    expect(fittedOptions(rules, { starter: 1 }, 2)).toMatchObject({ starter: 1 });
  });

  test('have one value a seat where each may have its own', async () => {
    const { rules } = await loadGame('bau-boom');
    expect(fittedOptions(rules, { hills: ['10', '15', '15'] }, 2)).toMatchObject({ hills: ['10', '15'] });
    expect(fittedOptions(rules, { hills: ['10', '15'] }, 4)).toMatchObject({ hills: ['10', '15', '15', '15'] });
    expect(fittedOptions(rules, { hills: '10' }, 4)).toMatchObject({ hills: '10' });
  });

  test.each(GAME_IDS)('of %s are taken by its rules as a form begins with them', async (id) => {
    const { rules } = await loadGame(id);
    for (let seats = rules.info.seats.min; seats <= rules.info.seats.max; seats += 1) {
      expect(fittedOptions(rules, {}, seats)).toEqual(isObject(rules.defaults) ? { ...rules.defaults } : {});
    }
  });
});

describe('the options in words', () => {
  test.each(GAME_IDS)('say of %s what was chosen, in words and not in keys', async (id) => {
    const game = await loadGame(id);
    const lines = optionLines(game, { ...game.rules.defaults }, words);
    const told = game.rules.optionFields.filter((field) => field.kind !== 'own' && isOpen(field));
    expect(lines.map(({ label }) => label)).toEqual(told.map((field) => game.optionWords(field, words).label));
    for (const { value } of lines) {
      expect(value).not.toBe('');
      expect(value).not.toMatch(/undefined|null|\[object|true|false/);
    }
  });

  test.each(GAME_IDS)('say of %s how it is played where the maker of the table left that to the game', async (id) => {
    const game = await loadGame(id);
    expect(optionLines(game, {}, words)).toEqual(optionLines(game, { ...game.rules.defaults }, words));
  });

  test('say nothing of what leaves no choice', async () => {
    const game = await loadGame('construction-boom');
    const lines = optionLines(game, { ...game.rules.defaults }, words);
    expect(lines.map(({ label }) => label)).toEqual(['Rounds', 'Who opens the bidding first']);
  });

  test('name the boards that a person drew, and say nothing of them where there are none', async () => {
    const game = await loadGame('constructo');
    const cells = Array.from({ length: 9 }, (_, q) => [q, 0]);
    const boards = ['Long', 'Longer'].map((id) => ({ id, cells }));
    expect(optionLines(game, { starter: 1, sameBoard: true, boards }, words)).toEqual([
      { label: 'Who begins', value: 'Blue' },
      { label: 'The same board twice', value: 'yes' },
      { label: 'Own boards', value: 'Long and Longer' },
    ]);
    expect(optionLines(game, { starter: 'random', sameBoard: false, boards: [] }, words)).toEqual([
      { label: 'Who begins', value: 'Drawn by lot' },
      { label: 'The same board twice', value: 'no' },
    ]);
  });

  test('name each seat’s own choice', async () => {
    const game = await loadGame('bau-boom');
    const lines = optionLines(game, { ...game.rules.defaults, hills: ['10', '15'] }, words);
    const hills = game.rules.optionFields.find(({ key }) => key === 'hills');
    if (hills === undefined) throw new Error('Bau Boom has hills to choose');
    const { label, value, seat } = game.optionWords(hills, words);
    expect([0, 1, 2, 3].map((one) => seat?.(one))).toEqual(['Red', 'Yellow', 'Green', 'Blue']);
    expect(lines).toContainEqual({ label, value: words.list([value('10'), value('15')]) });
  });
});
