import { type AnyGame, isObject } from '@boomtown/game-core';
import { GAME_FOR_FOUR, gameWith } from '@boomtown/registry/chosen';
import { GAME_IDS } from '@boomtown/registry/ids';
import { loadGame } from '@boomtown/registry/ui';
import { describe, expect, test } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';
import { fittedOptions } from '../../src/pages/make/fitted-options.ts';
import { isOpen, optionLines } from '../../src/pages/option-lines.ts';

const words = pageWords('en', en);

/** A game in which each seat may have a choice of its own, and that choice. */
const ownChoice = ({ optionFields }: Pick<AnyGame, 'optionFields'>) =>
  optionFields.find((field) => field.kind === 'choice' && field.perSeat === true);
const CHOSEN_BY_SEATS = gameWith((game) => ownChoice(game) !== undefined);
const CHOICE = ownChoice(CHOSEN_BY_SEATS);
if (CHOICE?.kind !== 'choice') throw new Error('it has such a choice');

describe('the options of a table', () => {
  test('fall back where they name a seat that is no more', async () => {
    const { rules } = await loadGame(GAME_FOR_FOUR.info.id);
    expect(fittedOptions(rules, { starter: 3 }, 4)).toMatchObject({ starter: 3 });
    expect(fittedOptions(rules, { starter: 3 }, 2)).toEqual({ ...rules.defaults });
    expect(fittedOptions(rules, { starter: 1 }, 2)).toMatchObject({ starter: 1 });
  });

  test('have one value a seat where each may have its own', async () => {
    const { rules } = await loadGame(CHOSEN_BY_SEATS.info.id);
    const [one = '', other = ''] = CHOICE.values;
    const fitted = (chosen: unknown, seats: number) =>
      fittedOptions(rules, { [CHOICE.key]: chosen }, seats)[CHOICE.key];
    expect(fitted([one, other, other], 2)).toEqual([one, other]);
    expect(fitted([other, one], 4)).toEqual([
      other,
      one,
      rules.defaults[CHOICE.key as never],
      rules.defaults[CHOICE.key as never],
    ]);
    expect(fitted(one, 4)).toBe(one);
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
    const shown = game.rules.optionFields.filter((field) => field.kind !== 'own' && isOpen(field));
    expect(lines.map(({ label }) => label)).toEqual(shown.map((field) => game.optionWords(field, words).label));
    for (const { value } of lines) {
      expect(value).not.toBe('');
      expect(value).not.toMatch(/undefined|null|\[object|true|false/);
    }
  });

  test.each(GAME_IDS)('say of %s how it is played where the maker of the table left that to the game', async (id) => {
    const game = await loadGame(id);
    expect(optionLines(game, {}, words)).toEqual(optionLines(game, { ...game.rules.defaults }, words));
  });

  test('name each seat’s own choice', async () => {
    const game = await loadGame(CHOSEN_BY_SEATS.info.id);
    const [one = '', other = ''] = CHOICE.values;
    const lines = optionLines(game, { ...game.rules.defaults, [CHOICE.key]: [one, other] }, words);
    const { label, value, seat } = game.optionWords(CHOICE, words);
    const seats = Array.from({ length: game.rules.info.seats.max }, (_, at) => seat?.(at));
    expect(new Set(seats).size).toBe(seats.length);
    expect(lines).toContainEqual({ label, value: words.list([value(one), value(other)]) });
  });
});
