import { wordsOf } from '@boomtown/i18n';
import { expect, test } from 'vitest';
import pages from '../../../../web/src/messages/en.json' with { type: 'json' };
import de from '../../src/messages/de.json' with { type: 'json' };
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import { game } from '../../src/rules/index.ts';
import { modules } from '../../src/ui/module.ts';
import { table } from '../../src/ui/table.ts';

// The words of the pages say what is said of any game.
const words = wordsOf<Messages>('en', { ...pages, ...en }) as never;
const { teller } = table;
const people = ['Ada', 'Ben'].map((name, seat) => ({ seat, name }));
const begun = game.setup({}, 2, { int: () => 0, shuffle: (list) => [...list] });
if (!begun.ok) throw new Error(begun.error.message);
const { state } = begun.value;
const telling = { words, people, view: game.publicView(state) };

test('a drawn card is named only to the player who drew it', () => {
  expect(teller.say({ type: 'drew', seat: 1 }, telling)?.text).toBe('Ben draws a card.');
  expect(teller.say({ type: 'drew', seat: 1, card: 4 }, telling)?.text).toBe('Ben draws 4.');
});

test('the sentence on a move names its place, which the picture lights', () => {
  const said = teller.say({ type: 'played', seat: 0, card: 3, cell: 7 }, telling);
  expect(said).toEqual({ text: 'Ada plays 3 on row 2, column 3.', places: ['cell-7'] });
  const offered = teller.actionWords({ type: 'play', card: 3, cell: 7 }, 0, telling);
  expect(offered).toEqual({ group: 'Play 3', text: 'on row 2, column 3', places: ['hand-0-3', 'cell-7'] });
});

test('a refusal is in the reader’s language; one without words there is in those of the rules', () => {
  const german = wordsOf<Messages>('de', de) as never;
  const refusal = { code: 'apart', message: 'in English', rule: '2' };
  expect(teller.refusalWords(refusal, german)).toMatch(/^Dieses Feld berührt keine Karte/);
  expect(teller.refusalWords({ ...refusal, code: 'unheard-of' }, german)).toBe('in English');
});

test('what has no words is said by the names in the shape', () => {
  const { 'stone-wall': _, ...others } = { ...pages, ...en };
  const plain = wordsOf<Messages>('en', others as never) as never;
  const bare = { ...telling, words: plain };
  expect(teller.say({ type: 'played', seat: 0, card: 3, cell: 7 }, bare)?.text).toBe(
    'Ada: played card 3, row 2, column 3',
  );
  expect(teller.say({ type: 'drew', seat: 1 }, bare)?.text).toBe('Ben: drew');
  expect(teller.actionWords({ type: 'play', card: 3, cell: 7 }, 0, bare)).toMatchObject({
    group: 'Play',
    text: 'card 3, row 2, column 3',
  });
  expect(teller.optionWords({ key: 'starter', kind: 'seat' }, plain)).toMatchObject({ label: 'Starter' });
  expect(teller.optionWords({ key: 'starter', kind: 'seat' }, plain).value('1')).toBe('2');
});

test('the line over the board says whose turn it is, and at the end who has won', () => {
  const { headline } = modules['stone-wall'];
  /** A board with so many ones of each seat. */
  const over = (counts: readonly number[]) => {
    const board = counts.flatMap((count, seat) => Array.from({ length: count }, () => ({ card: 1, seat })));
    return { ...telling, view: { ...telling.view, phase: 'over' as const, board } };
  };
  expect(headline(telling, 0)).toMatch(/^Your turn/);
  expect(headline(telling, null)).toBe('Ada is to play.');
  expect(headline(over([1, 2]), 1)).toBe('You win!');
  expect(headline(over([1, 2]), 0)).toBe('Ben wins.');
  expect(headline(over([2, 2]), 0)).toBe('Shared win: Ada and Ben.');
});

test('the board is read row by row, and no hand but one’s own is read out', () => {
  const { rows } = modules['stone-wall'].describe(telling);
  expect(rows.slice(0, 5).every(({ cells }) => cells.join() === 'empty,empty,empty,empty,empty')).toBe(true);
  expect(rows.slice(5).map(({ label, cells }) => `${label}: ${cells.join()}`)).toEqual([
    expect.stringMatching(/^Hand of .*Ada.*: covered card,covered card,covered card$/),
    expect.stringMatching(/^Hand of .*Ben.*: covered card,covered card,covered card$/),
    'Deck: Deck 44',
  ]);
});
