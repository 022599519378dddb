import { wordsOf } from '@boomtown/i18n';
import { expect, test } from 'vitest';
import { say as sayBauBoom } from '../../../bau-boom/src/ui/say.ts';
import { played } from '../../../bau-boom/test/ui/matches.ts';
import { say as sayBoondoggle } from '../../../boondoggle/src/ui/say.ts';
import { thriftyMatch } from '../../../boondoggle/test/ui/matches.ts';
import { say as sayConstructionBoom } from '../../../construction-boom/src/ui/say.ts';
import { position } from '../../../construction-boom/test/ui/positions.ts';
import { say as sayConstructo } from '../../../constructo/src/ui/say.ts';
import { viewAfter } from '../../../constructo/test/ui/matches.ts';
import type { GamesMessages } from '../../src/messages/en.ts';
import { gamesIt } from '../../src/messages/it.ts';

// Each game types its own keys; this object has those of all games.
const all = wordsOf<GamesMessages>('it', gamesIt);
const words = all as never;
const people = ['Ada', 'Ben', 'Cleo'].map((name, seat) => ({ seat, name }));

test('Bau Boom names every space with its article, and counts blocks in their gender', () => {
  const [first] = played({ starter: 0 }, 3, 3, [0, 1, 2]).shown;
  if (first === undefined) throw new Error('a match has a first position');
  const telling = { words, people, view: first.view };
  expect(sayBauBoom({ type: 'moved', seat: 1, from: 0, to: 14 }, telling)?.text).toBe(
    'Ben lascia la partenza e raggiunge la casella coccinella 14.',
  );
  expect(sayBauBoom({ type: 'unloaded', seat: 1, blocks: ['blue', 'red', 'red'] }, telling)?.text).toBe(
    'Ben scarica questi blocchi: 2 rossi e 1 blu.',
  );
  expect(sayBauBoom({ type: 'returned', seat: 1, count: 1 }, telling)?.text).toBe('A Ben avanza 1 blocco.');
  expect(sayBauBoom({ type: 'returned', seat: 1, count: 3 }, telling)?.text).toBe('A Ben avanzano 3 blocchi.');
});

test('Boondoggle counts goods, and writes its dollars behind the number', () => {
  const [first] = thriftyMatch(2, 21, {}, () => null, 1);
  if (first === undefined) throw new Error('a match has a first position');
  const telling = { words, people: people.slice(0, 2), view: first.view };
  const sold = { type: 'sold', seat: 0, count: 2, money: 12 } as const;
  expect(sayBoondoggle({ ...sold, market: 'crew' }, telling).text).toBe('Ada vende 2 squadre per 12\u00A0$.');
  expect(sayBoondoggle({ ...sold, market: 'steel' }, telling).text).toBe('Ada vende 2 di acciaio per 12\u00A0$.');
});

test('Construction BOOM! names tiles with their article, and writes thousands of euros', () => {
  const telling = { words, people, view: position('0 | OG\n | 0', ['OT', 'OT']) };
  const placed = { type: 'placed', seat: 0, tile: 4, column: 1, row: 2 } as const;
  expect(sayConstructionBoom(placed, telling).text).toBe('Ada costruisce un piano antico: casa 21, livello 2.');
  expect(all.text('construction-boom.money-minus', { amount: 20 })).toBe('−20\u00A0k€');
});

test('Constructo says a move in each edition’s own words', () => {
  const moved = { type: 'moved', seat: 0, piece: 'ring', from: 1, to: 3, tower: true } as const;
  const inEdition = (edition: 'constructo' | 'constructor') =>
    sayConstructo(edition, moved, { words, people, view: viewAfter(edition, ['board clover']) }).text;
  const there = 'dall’esagono 5 all’esagono 1 e domina quella torre.';
  expect(inEdition('constructo')).toBe(`Ada muove una base ad anello ${there}`);
  expect(inEdition('constructor')).toBe(`Ada muove un anello ${there}`);
});

test('numbers are parted as Italian does, lists end in "e"', () => {
  expect(all.number(12345.5)).toBe('12.345,5');
  expect(all.list(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben e Cleo');
  expect(all.text('boondoggle.count-miles', { count: 1 })).toBe('1 miglio');
  expect(all.text('boondoggle.count-miles', { count: 5 })).toBe('5 miglia');
});
