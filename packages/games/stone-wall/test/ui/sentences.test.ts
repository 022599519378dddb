import { wordsOf } from '@boomtown/i18n';
import { expect, test } from 'vitest';
import de from '../../src/messages/de.json' with { type: 'json' };
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import { stoneWallGame } from '../../src/rules/index.ts';
import { modules } from '../../src/ui/module.ts';
import { teller } from '../../src/ui/table.ts';

const words = wordsOf<Messages>('en', en) as never;
const people = ['Ada', 'Ben'].map((name, seat) => ({ seat, name }));
const begun = stoneWallGame.setup({ starter: 0 }, 2, { int: () => 0, shuffle: (list) => [...list] });
if (!begun.ok) throw new Error(begun.error.message);
const { state } = begun.value;
const telling = { words, people, view: stoneWallGame.publicView(state) };

test('a drawn card is named only to the player who drew it', () => {
  expect(teller.say({ type: 'drew', seat: 1 }, telling)?.text).toBe('Ben draws a card.');
  expect(teller.say({ type: 'drew', seat: 1, card: 4 }, telling)?.text).toBe('Ben draws 4.');
});

test('a move is told with its place, which the picture lights', () => {
  const said = teller.say({ type: 'played', seat: 0, card: 3, cell: 7, points: 2 }, telling);
  expect(said).toEqual({ text: 'Ada plays 3 on row 2, column 3, and scores 2.', places: ['cell-7'] });
  const offered = teller.actionWords({ type: 'play', card: 3, cell: 7 }, 0, telling);
  expect(offered).toEqual({ group: 'Play 3', text: 'on row 2, column 3', places: ['hand-0-3', 'cell-7'] });
});

test('a refusal is told in the reader’s language, one that has no words in those of the rules', () => {
  const german = wordsOf<Messages>('de', de) as never;
  const refusal = { code: 'apart', message: 'in English', rule: '2' };
  expect(teller.refusalWords(refusal, german)).toMatch(/^Dieses Feld berührt keine Karte/);
  expect(teller.refusalWords({ ...refusal, code: 'unheard-of' }, german)).toBe('in English');
});

test('seats are counted from one in the form', () => {
  const [field] = stoneWallGame.optionFields;
  if (field === undefined) throw new Error('there is one option');
  const told = teller.optionWords(field, words);
  expect([told.label, told.value('random'), told.value('1')]).toEqual(['Who begins', 'Drawn by lot', '2']);
});

test('the line over the board says whose turn it is, and at the end who has won', () => {
  const { headline } = modules['stone-wall'];
  const over = (scores: readonly number[]) => ({
    ...telling,
    view: { ...telling.view, phase: 'over' as const, scores },
  });
  expect(headline(telling, 0)).toMatch(/^Your turn/);
  expect(headline(telling, null)).toBe('Ada is to play.');
  expect(headline(over([1, 2]), 1)).toBe('You win!');
  expect(headline(over([1, 2]), 0)).toBe('Ben wins.');
  expect(headline(over([2, 2]), 0)).toBe('Shared win: Ada and Ben.');
});

test('the board is read row by row, and no hand but one’s own is read out', () => {
  const { rows } = modules['stone-wall'].describe(telling);
  expect(rows.slice(0, 5).every(({ cells }) => cells.join() === 'empty,empty,empty,empty,empty')).toBe(true);
  expect(rows.slice(5).map(({ cells }) => cells.join())).toEqual(
    Array(2).fill('covered card,covered card,covered card'),
  );
});
