import type { Observation } from '@boomtown/bots/playing';
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/rules/index.ts';
import type { Boondoggle, Bundle } from '../../src/view.ts';
import { choice, choiceAt, sightOf, stateIn, withPlayer } from './tables.ts';

const NOTHING: Bundle = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: [], honchos: [] };

describe.each(['normal', 'hard'] as const)('a bot (%s)', (level) => {
  test('builds its next mile when it has the goods for it', () => {
    const state = withPlayer(stateIn('build'), 0, { goods: { crew: 1, asphalt: 1, permit: 1, steel: 0 } });
    expect(choice(state, level)).toEqual({ type: 'build', segment: 'S1-A1' });
  });

  test('buys goods for it when it has not', () => {
    expect(choice(stateIn('build'), level)).toMatchObject({ type: 'buy' });
  });

  test('does no side job when it can build', () => {
    const state = withPlayer(stateIn('job'), 0, { goods: { crew: 1, asphalt: 1, permit: 1, steel: 0 } });
    expect(choice(state, level)).toEqual({ type: 'pass' });
  });

  test('does a side job when it can neither build nor buy', () => {
    expect(choice(withPlayer(stateIn('job'), 0, { money: 1 }), level)).toEqual({ type: 'job' });
  });

  test('plays a card that brings what it needs', () => {
    const state = withPlayer(stateIn('play-card'), 0, { hand: ['big-family'] });
    expect(choice(state, level)).toEqual({ type: 'play', card: 'big-family' });
  });

  test('accepts what suits it and declines what does not (§5.5)', () => {
    const base = withPlayer(
      withPlayer(stateIn('trade'), 0, { goods: { crew: 1, asphalt: 0, permit: 0, steel: 1 } }),
      1,
      { goods: { crew: 2, asphalt: 2, permit: 2, steel: 0 } },
    );
    const offered = (give: Partial<Bundle>, want: Partial<Bundle>) => ({
      ...base,
      offers: [{ id: 1, from: 1, to: 0, give: { ...NOTHING, ...give }, want: { ...NOTHING, ...want } }],
    });
    expect(choice(offered({ asphalt: 1 }, { steel: 1 }), level)).toEqual({ type: 'accept', offer: 1 });
    expect(choice(offered({ money: 1 }, { crew: 1 }), level)).toEqual({ type: 'decline', offer: 1 });
    expect(choice(offered({ steel: 1 }, { money: 30 }), level)).toEqual({ type: 'decline', offer: 1 });
  });

  const rich = (): State =>
    withPlayer(withPlayer(stateIn('trade'), 0, { goods: { crew: 4, asphalt: 2, permit: 0, steel: 0 }, money: 1 }), 1, {
      goods: { crew: 0, asphalt: 2, permit: 4, steel: 0 },
      money: 1,
    });

  test('offers what suits both, by all that can be seen, and never more than two offers in a round', () => {
    const state = { ...rich(), supply: { crew: 0, asphalt: 0, permit: 0, steel: 4 } };
    const offer = choice(state, level);
    expect(offer).toMatchObject({ type: 'offer', to: 1, give: { crew: 1 }, want: { permit: 1 } });
    // The other one finds so, too.
    if (offer.type !== 'offer') throw new Error('no offer');
    const offered = { ...state, offers: [{ id: 1, from: 0, to: 1, give: offer.give, want: offer.want }] };
    expect(choice(offered, level, 1)).toEqual({ type: 'accept', offer: 1 });
    expect(choice({ ...state, offersMade: [2, 0] }, level)).toEqual({ type: 'done' });
  });

  test('offers nobody what they have no use for', () => {
    const state = withPlayer(
      withPlayer(stateIn('trade'), 0, { goods: { crew: 0, asphalt: 0, permit: 0, steel: 3 }, money: 0 }),
      1,
      { goods: { crew: 1, asphalt: 1, permit: 1, steel: 0 } },
    );
    expect(choice(state, level)).toEqual({ type: 'done' });
  });

  test('makes no offer again that was declined, or let fall, nor a worse one', () => {
    const state = { ...rich(), supply: { crew: 0, asphalt: 0, permit: 0, steel: 4 } };
    const sight = sightOf(state, 0);
    const first = choice(state, level);
    if (first.type !== 'offer') throw new Error('no offer');
    const afterOffer = (why: 'declined' | 'withdrawn', seat: number): Observation<Boondoggle> => ({
      ...sight,
      seen: [
        { type: 'offered', seat: 0, to: 1, offer: { id: 1, from: 0, to: 1, give: first.give, want: first.want } },
        { type: 'offer-closed', seat, offer: 1, why },
      ],
    });
    expect(choiceAt(afterOffer('declined', 1), level)).not.toEqual(first);
    expect(choiceAt(afterOffer('withdrawn', 0), level)).toEqual(first);
  });

  test('takes no trade that brings it almost nothing', () => {
    const offered = (money: number): State => ({
      ...stateIn('trade'),
      offers: [{ id: 1, from: 1, to: 0, give: { ...NOTHING, money }, want: NOTHING }],
    });
    expect(choice(offered(1), level)).toEqual({ type: 'decline', offer: 1 });
    expect(choice(offered(2), level)).toEqual({ type: 'accept', offer: 1 });
  });

  describe('with goods to spare that nobody else sells', () => {
    const spare = withPlayer(
      withPlayer(stateIn('trade'), 0, { goods: { crew: 0, asphalt: 0, permit: 12, steel: 0 } }),
      1,
      { goods: { crew: 1, asphalt: 1, permit: 0, steel: 0 } },
    );
    const offered = (money: number, state: State): State => ({
      ...state,
      supply: { crew: 4, asphalt: 4, permit: 0, steel: 4 },
      offers: [{ id: 1, from: 1, to: 0, give: { ...NOTHING, money }, want: { ...NOTHING, permit: 1 } }],
    });

    test('wants its share of what they bring the other', () => {
      expect(choice(offered(9, spare), level)).toEqual({ type: 'decline', offer: 1 });
      expect(choice(offered(level === 'hard' ? 22 : 16, spare), level)).toEqual({ type: 'accept', offer: 1 });
    });
  });

  test('waits for the answer to its offer: it makes no other one meanwhile, and does not answer itself', () => {
    const state = { ...rich(), supply: { crew: 0, asphalt: 0, permit: 0, steel: 4 } };
    const offer = choice(state, level);
    if (offer.type !== 'offer') throw new Error('no offer');
    const other = { ...offer, give: { ...NOTHING, crew: 1 }, want: { ...NOTHING, asphalt: 1 } };
    for (const { give, want } of [offer, other]) {
      const waiting = { ...state, offersMade: [1, 0], offers: [{ id: 1, from: 0, to: 1, give, want }] };
      expect(choice(waiting, level)).toEqual({ type: 'done' });
    }
  });

  test('pays no more for goods than they are worth to it', () => {
    const state = withPlayer(stateIn('trade'), 1, { goods: { crew: 4, asphalt: 0, permit: 0, steel: 0 } });
    const offered = (money: number): State => ({
      ...state,
      offers: [{ id: 1, from: 1, to: 0, give: { ...NOTHING, crew: 1 }, want: { ...NOTHING, money } }],
    });
    expect(choice(offered(9), level)).toEqual({ type: 'accept', offer: 1 });
    expect(choice(offered(19), level)).toEqual({ type: 'decline', offer: 1 });
  });

  test('does a side job when what it lacks is nowhere to be had', () => {
    const state = withPlayer(stateIn('job'), 0, { goods: { crew: 4, asphalt: 4, permit: 0, steel: 0 } });
    expect(choice({ ...state, supply: { crew: 0, asphalt: 0, permit: 0, steel: 4 } }, level)).toEqual({ type: 'job' });
  });
});

describe('a bot of every level', () => {
  test('draws its destination as soon as it may (§5.6)', () => {
    const state = withPlayer(stateIn('build'), 0, {
      head: 'C',
      roads: 4,
      funds: 150,
      project: [
        { segment: 'S1-A1', by: 'regular' },
        { segment: 'A1-C', by: 'regular' },
      ],
    });
    const built = {
      ...state,
      segments: { 'S1-A1': [{ seat: 0, kind: 'regular' as const }], 'A1-C': [{ seat: 0, kind: 'regular' as const }] },
    };
    for (const level of ['easy', 'normal', 'hard'] as const) {
      expect(choice(built, level)).toEqual({ type: 'destination' });
    }
  });
});
