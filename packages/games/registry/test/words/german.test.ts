import { wordsOf } from '@boomtown/i18n';
import { describe, expect, it } from 'vitest';
import type { BauBoomEvent } from '../../../bau-boom/src/ui/rules.ts';
import { say as sayBauBoom } from '../../../bau-boom/src/ui/say.ts';
import { played } from '../../../bau-boom/test/ui/matches.ts';
import type { BoondoggleEvent } from '../../../boondoggle/src/ui/rules.ts';
import { say as sayBoondoggle } from '../../../boondoggle/src/ui/say.ts';
import { MATCHES, tellingOf } from '../../../boondoggle/test/ui/telling-of.ts';
import type { GameEvent } from '../../../construction-boom/src/ui/rules.ts';
import { say as sayConstructionBoom } from '../../../construction-boom/src/ui/say.ts';
import { position } from '../../../construction-boom/test/ui/positions.ts';
import type { ConstructoEvent } from '../../../constructo/src/ui/rules.ts';
import { say as sayConstructo } from '../../../constructo/src/ui/say.ts';
import { viewAfter } from '../../../constructo/test/ui/matches.ts';
import { gamesDe } from '../../src/messages/de.ts';
import type { GamesMessages } from '../../src/messages/en.ts';

// Each game types its own keys; this object has those of all games.
const all = wordsOf<GamesMessages>('de', gamesDe);
const words = all as never;
const people = ['Ada', 'Ben', 'Cleo'].map((name, seat) => ({ seat, name }));
/** Spaces that do not break read the same as those that do. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('in German', () => {
  it.each<[BauBoomEvent, string]>([
    [{ type: 'moved', seat: 1, from: 0, to: 14 }, 'Ben fährt vom Start auf Marienkäferfeld 14.'],
    [{ type: 'moved', seat: 1, from: 11, to: 0 }, 'Ben fährt von Ameisenbärenfeld 11 zum Start.'],
    [{ type: 'unloaded', seat: 1, blocks: ['blue', 'red', 'blue'] }, 'Ben lädt ab: 1 × Rot und 2 × Blau.'],
    [{ type: 'built', seat: 1, block: 'blue', square: 4 }, 'Ben legt einen blauen Stein auf Baufeld 5.'],
    [{ type: 'returned', seat: 1, count: 1 }, 'Bei Ben bleibt 1 Stein übrig.'],
    [{ type: 'returned', seat: 1, count: 3 }, 'Bei Ben bleiben 3 Steine übrig.'],
  ])('Bau Boom says %j as a sentence', (event, sentence) => {
    const [shown] = played({ starter: 0 }, 3, 3, [0, 1, 2]).shown;
    if (shown === undefined) throw new Error('a match has a first position');
    expect(sayBauBoom(event, { words, people, view: shown.view })?.text).toBe(sentence);
  });

  it.each<['constructo' | 'constructor', string]>([
    ['constructo', 'Ada bewegt eine Ringbasis von Feld 5 auf Feld 1 und hat damit diesen Turm.'],
    ['constructor', 'Ada bewegt einen Ring von Feld 5 auf Feld 1 und hat damit diesen Turm.'],
  ])('%s gives its own pieces their own gender', (edition, sentence) => {
    const event: ConstructoEvent = { type: 'moved', seat: 0, piece: 'ring', from: 1, to: 3, tower: true };
    const telling = { words, people, view: viewAfter(edition, ['board clover']) };
    expect(sayConstructo(edition, event, telling).text).toBe(sentence);
  });

  it.each<[GameEvent, string]>([
    [{ type: 'placed', seat: 0, tile: 4, column: 1, row: 2 }, 'Ada baut ein altes Stockwerk: Haus 21, Etage 2.'],
    [
      { type: 'collapsed', ground: 16, column: 1, load: 11, capacity: 9 },
      'Haus 21 gibt nach: ein modernes Fundament trägt 9, und die Last ist 11.',
    ],
    [{ type: 'match-ended', winners: [0], money: [30, -20] }, 'Ada gewinnt die Partie, 30 T€ zu −20 T€.'],
  ])('Construction BOOM! says %j as a sentence', (event, sentence) => {
    const view = position('0 | OG  MG  CG\n | 0   1   2', ['OT', 'CR']);
    expect(plain(sayConstructionBoom(event, { words, people, view }).text)).toBe(sentence);
  });

  it.each<[BoondoggleEvent, string]>([
    [{ type: 'card-bought', seat: 0, price: 8, card: 'night-shift' }, 'Ada kauft „Nachtschicht“ für 8 $.'],
    [{ type: 'sold', seat: 1, market: 'permit', count: 1, money: 9 }, 'Ben verkauft 1 Lizenz für 9 $.'],
    [{ type: 'sold', seat: 1, market: 'permit', count: 2, money: 1800 }, 'Ben verkauft 2 Lizenzen für 1.800 $.'],
    [
      { type: 'destination-drawn', seat: 1, fee: 5, destination: 'D2' },
      'Ben zieht für 5 $ ein Ziel: Brücke ins Nichts.',
    ],
  ])('Boondoggle says %j as a sentence', (event, sentence) => {
    const view = MATCHES[0]?.[0]?.view;
    if (view === undefined) throw new Error('a match has a first position');
    expect(plain(sayBoondoggle(event, { ...tellingOf(view), words }).text)).toBe(sentence);
  });
});
