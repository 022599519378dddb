import { describe, expect, test } from 'vitest';
import { openView } from '../../src/rules/open-view.ts';
import { hiddenFrom } from '../../src/ui/hidden-from.ts';
import { boondoggleRules, type PublicView } from '../../src/ui/rules.ts';
import { thriftyMatch } from './matches.ts';

const matches = [thriftyMatch(3, 5), thriftyMatch(2, 8, {}, () => null, 2)];

describe('what all may know of a seat’s own view', () => {
  test('holds no card and no destination, and wherever it is enough the seat may do just what it may do', () => {
    let enough = 0;
    for (const { view, own } of matches.flat()) {
      for (const seat of boondoggleRules.actors(view)) {
        const open = openView(view, seat);
        if (open === null) continue;
        enough += 1;
        expect([open.hand, open.destinations]).toEqual([[], []]);
        expect(open.offers.flatMap(({ give, want }) => [...give.cards, ...want.cards])).toEqual([]);
        const known = own[seat];
        expect(boondoggleRules.legal(view, open, seat)).toEqual(
          known === undefined ? null : boondoggleRules.legal(view, known, seat),
        );
      }
    }
    expect(enough).toBeGreaterThan(50);
  });

  test('is not enough for the player who may play a card, trades with cards, or lays a mile towards a hidden destination', () => {
    const moments = matches
      .flat()
      .flatMap(({ view, own }) =>
        boondoggleRules.actors(view).map((seat) => ({ view, seat, own: own[seat], open: openView(view, seat) })),
      );
    const needs = (phase: string) =>
      moments.filter(({ view, own }) => view.phase === phase && (own?.hand.length ?? 0) > 0).map(({ open }) => open);
    for (const phase of ['play-card', 'trade']) {
      expect(needs(phase).length, phase).toBeGreaterThan(0);
      expect(new Set(needs(phase)), phase).toEqual(new Set([null]));
    }
    const miles = moments.filter(
      ({ view, seat, own }) =>
        view.phase === 'build' &&
        view.players[seat]?.shown === false &&
        (own?.destinations.length ?? 0) > 0 &&
        own !== undefined &&
        boondoggleRules.legal(view, own, seat).some(({ type }) => type === 'build'),
    );
    expect(miles.length).toBeGreaterThan(0);
    for (const { open } of miles) expect(open).toBeNull();
  });

  test('is not enough to answer an offer of a card for a card', () => {
    const first = matches[0]?.[0]?.view;
    if (first === undefined) throw new Error('a match has a first position');
    const nothing = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: 0, honchos: [] };
    const offered = (give: number, want: number): PublicView => ({
      ...first,
      phase: 'trade',
      actor: null,
      offers: [{ id: 1, from: 0, to: 1, give: { ...nothing, cards: give }, want: { ...nothing, cards: want } }],
    });
    for (const [give, want] of [
      [1, 1],
      [1, 0],
      [0, 1],
    ] as const) {
      expect([openView(offered(give, want), 0), openView(offered(give, want), 1)]).toEqual([null, null]);
    }
    expect(openView(offered(0, 0), 1)).not.toBeNull();
    expect(openView(offered(1, 1), 2)).not.toBeNull();
  });

  test('hides as many cards and destinations as the seat holds', () => {
    for (const { view, own } of matches.flat()) {
      for (const [seat, known] of own.entries()) {
        const held = known.hand.length + (view.players[seat]?.shown === true ? 0 : known.destinations.length);
        expect(hiddenFrom(view, { ...known, hand: [], destinations: [] }, seat)).toBe(held);
        expect(hiddenFrom(view, known, seat)).toBe(0);
      }
    }
  });
});
