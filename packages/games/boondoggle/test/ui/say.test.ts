import { eventsFor } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import type { BoondoggleEvent } from '../../src/ui/rules.ts';
import { say } from '../../src/ui/say.ts';
import { MATCHES, tellingOf } from './telling-of.ts';

const [two] = MATCHES;
const position = two?.[0];
if (position === undefined) throw new Error('a match has a first position');
const telling = tellingOf(position.view);
const sentence = (event: BoondoggleEvent) => say(event, telling).text;

describe('the sentences of the log', () => {
  it('fill every blank, for every event of whole matches, for those who know the secret and those who do not', () => {
    const types = new Set<string>();
    for (const match of MATCHES) {
      for (const { view, events } of match) {
        for (const seats of [[], [0], [1]]) {
          for (const event of eventsFor(events, seats)) {
            types.add(event.type);
            const { text } = say(event, tellingOf(view));
            expect(text).not.toMatch(/[{}]|undefined/);
            expect(text).toMatch(/^\S.*[.!]$/);
          }
        }
      }
    }
    expect(types.size).toBeGreaterThan(15);
  });

  it('name a card only where the event does', () => {
    expect(sentence({ type: 'card-bought', seat: 0, price: 8 })).toBe('Ada bought a card for $8.');
    expect(sentence({ type: 'card-bought', seat: 0, price: 8, card: 'night-shift' })).toBe(
      'Ada bought Night Shift for $8.',
    );
    expect(sentence({ type: 'benefit', seat: 1, honcho: 'swindler' })).toBe('Ben’s Swindler brings a card.');
    expect(sentence({ type: 'destination-drawn', seat: 1, fee: 5 })).toBe('Ben drew a destination for $5.');
    expect(sentence({ type: 'destination-drawn', seat: 1, fee: 5, destination: 'D3' })).toBe(
      'Ben drew a destination for $5: Big Dig.',
    );
  });

  it('say of a card what was chosen for it, or what it brought', () => {
    const played = (card: 'manipulator' | 'switcheroo' | 'motherlode' | 'hot-wired-truck', more: object) =>
      sentence({ type: 'card-played', seat: 0, card, choices: {}, gains: {}, ...more });
    expect(played('motherlode', { gains: { steel: 1 } })).toBe('Ada played Motherlode: +1 steel.');
    expect(played('manipulator', { choices: { markets: ['crew', 'steel', 'crew-permit'] } })).toBe(
      'Ada played Manipulator: Crew, Steel, and Crew + permit fall two places each.',
    );
    expect(played('switcheroo', { choices: { give: 'crew', take: 'steel', from: 1 } })).toBe(
      'Ada played Switcheroo: 1 crew for 1 steel of Ben.',
    );
    expect(played('hot-wired-truck', { choices: { seat: 1 } })).toBe(
      'Ada played Hot-Wired Truck: Ben begins the next round.',
    );
  });

  it('tell an offer whole to those who share it, and count its cards for the others', () => {
    const give = { money: 5, crew: 0, asphalt: 2, permit: 0, steel: 0, honchos: [] };
    const want = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 1, cards: [], honchos: [] };
    const whole = { id: 1, from: 0, to: 1, give: { ...give, cards: ['enforcer' as const] }, want };
    const open = { ...whole, give: { ...give, cards: 1 }, want: { ...want, cards: 0 } };
    expect(sentence({ type: 'offered', seat: 0, to: 1, offer: whole })).toBe(
      'Offer 1: Ada offers Ben $5, 2 asphalt, and Enforcer for 1 steel.',
    );
    expect(sentence({ type: 'offered', seat: 0, to: 1, offer: open })).toBe(
      'Offer 1: Ada offers Ben $5, 2 asphalt, and 1 card for 1 steel.',
    );
  });

  it('light the places that they speak of', () => {
    expect(
      say({ type: 'built', seat: 0, segment: 'A1-C', kind: 'regular', passed: ['A1-A2'] }, telling).places,
    ).toEqual(['seat:0', 'segment:A1-C', 'segment:A1-A2']);
    expect(say({ type: 'sold', seat: 1, market: 'steel', count: 2, money: 20 }, telling).places).toContain(
      'market:steel',
    );
  });
});
