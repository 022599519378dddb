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
import { gamesEs } from '../../src/messages/es.ts';

// Each game types its own keys; this object has those of all games.
const all = wordsOf<GamesMessages>('es', gamesEs);
const words = all as never;
const people = ['Ada', 'Ben', 'Cleo'].map((name, seat) => ({ seat, name }));

test('Bau Boom counts blocks by colour, one and many', () => {
  const [first] = played({ starter: 0 }, 3, 1, [0, 1, 2]).shown;
  if (first === undefined) throw new Error('a match has a first position');
  const said = sayBauBoom(
    { type: 'unloaded', seat: 1, blocks: ['blue', 'red', 'blue'] },
    { words, people, view: first.view },
  );
  expect(said?.text).toBe('Ben descargó bloques: 1 rojo y 2 azules.');
});

test('Boondoggle counts goods, and writes its dollars behind the number', () => {
  const [first] = thriftyMatch(2, 21, {}, () => null, 1);
  if (first === undefined) throw new Error('a match has a first position');
  const telling = { words, people: people.slice(0, 2), view: first.view };
  const sold = { type: 'sold', seat: 0, count: 2, money: 12 } as const;
  expect(sayBoondoggle({ ...sold, market: 'crew' }, telling).text).toBe('Ada vendió 2 cuadrillas por 12\u00A0$.');
  expect(sayBoondoggle({ ...sold, market: 'steel' }, telling).text).toBe('Ada vendió 2 de acero por 12\u00A0$.');
});

test('Construction BOOM! names tiles with their article, and writes thousands of euros', () => {
  const telling = { words, people, view: position('0 | OG\n | 0', ['OT', 'OT']) };
  const placed = { type: 'placed', seat: 0, tile: 4, column: 1, row: 2 } as const;
  expect(sayConstructionBoom(placed, telling).text).toBe('Ada construye un piso antiguo en la casa 21, planta 2.');
  expect(all.text('construction-boom.money-minus', { amount: 20 })).toBe('−20\u00A0k€');
});

test('Constructo says a move in each edition’s own words', () => {
  const placed = { type: 'placed', seat: 1, piece: 'ring', cell: 0 } as const;
  const inEdition = (edition: 'constructo' | 'constructor') =>
    sayConstructo(edition, placed, { words, people: [], view: viewAfter(edition, []) }).text;
  expect(inEdition('constructo')).toBe('Azul colocó una base anillo en 1.');
  expect(inEdition('constructor')).toBe('Negro colocó un anillo en 1.');
});

test('numbers are parted as Spanish does, lists end in "y"', () => {
  expect(all.number(12345.5)).toBe('12.345,5');
  expect(all.list(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben y Cleo');
});
