import type { Bundle } from '@boomtown/rules-boondoggle/view';
import { describe, expect, test } from 'vitest';
import { choice, stateIn, withPlayer } from './tables.ts';

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

  test('offers what suits both, and never more than two offers in a round', () => {
    const state = withPlayer(
      withPlayer(stateIn('trade'), 0, { goods: { crew: 0, asphalt: 0, permit: 0, steel: 2 } }),
      1,
      { goods: { crew: 6, asphalt: 6, permit: 6, steel: 0 } },
    );
    expect(choice(state, level)).toMatchObject({ type: 'offer', to: 1, give: { steel: 1 }, want: { steel: 0 } });
    expect(choice({ ...state, offersMade: [2, 0] }, level)).toEqual({ type: 'done' });
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
