import { apply, type Measured, type Moment, type Seat, stepStream } from '@boomtown/game-core';
import { type Action, type Boondoggle, boondoggleGame, boondoggleGame as game, type State } from '../rules/index.ts';
import { CARD_KINDS, MARKETS, OPEN_OFFERS, type Phase, RESOURCES } from '../view.ts';

/** How many examples of each phase. */
const EXAMPLES = 20;

/** The longest lists of each phase, and longer ones than a match has. */
export const measured: readonly Measured<Boondoggle>[] = [
  {
    game,
    longestList: 1,
    places: (random, matches) =>
      [...longestMoments(random(SEATS, matches), EXAMPLES)].flatMap(([phase, moments]) => {
        const [longest] = moments;
        if (longest === undefined) return [];
        const made =
          phase === 'play-card'
            ? [{ name: 'play-card with every card', moments: [withEveryCard(longest)] }]
            : phase === 'trade'
              ? [{ name: 'trade with every offer', moments: [withEveryOffer(longest)] }]
              : [];
        return [{ name: phase, moments }, ...made];
      }),
  },
];

export const SEATS = 6;

/** The moments with the longest lists of each phase, the longest first. */
export function longestMoments(
  moments: Iterable<Moment<Boondoggle>>,
  each: number,
): ReadonlyMap<Phase, readonly Moment<Boondoggle>[]> {
  const found = new Map<Phase, Moment<Boondoggle>[]>();
  for (const moment of moments) {
    const { phase } = moment.state;
    const kept = [...(found.get(phase) ?? []), moment].sort((a, b) => b.legal.length - a.legal.length);
    found.set(phase, kept.slice(0, each));
  }
  return found;
}

/**
 * This moment of card playing with one card of every kind in hand, every resource before everybody, and prices at
 * which a manipulator has all of its 35 choices. Cards and goods may be there more often than the box has them.
 */
export function withEveryCard(moment: Moment<Boondoggle>): Moment<Boondoggle> {
  const { seat } = moment;
  const goods = Object.fromEntries(RESOURCES.map((resource) => [resource, 3])) as State['supply'];
  const state: State = {
    ...moment.state,
    supply: goods,
    // A price of every track, high enough for a manipulator.
    prices: Object.fromEntries(MARKETS.map((market) => [market, 20])) as State['prices'],
    players: moment.state.players.map((player, at) => ({
      ...player,
      goods,
      money: 100,
      hand: at === seat ? CARD_KINDS : player.hand,
    })),
  };
  return momentOf(state, seat);
}

/** This moment of trading, with no player done, after all made the acting seat as many offers as may be open. */
export function withEveryOffer(moment: Moment<Boondoggle>): Moment<Boondoggle> {
  const { seat } = moment;
  const nothing = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: [], honchos: [] };
  const dollar = { ...nothing, money: 1 };
  const seats = moment.state.players.map((_, other) => other);
  let state: State = {
    ...moment.state,
    offers: [],
    offersMade: seats.map(() => 0),
    done: seats.map(() => false),
    players: moment.state.players.map((player) => ({ ...player, money: player.money + OPEN_OFFERS })),
  };
  for (const from of seats) {
    for (let number = 0; number < OPEN_OFFERS; number += 1) {
      const to = from === seat ? (seat + 1) % SEATS : seat;
      const offer: Action = { type: 'offer', to, give: dollar, want: dollar };
      const made = apply(boondoggleGame, state, from, offer, stepStream(new Uint8Array(32), number));
      if (!made.ok) throw new Error(made.error.message);
      ({ state } = made.value);
    }
  }
  return momentOf(state, seat);
}

function momentOf(state: State, seat: Seat): Moment<Boondoggle> {
  const legal = boondoggleGame.legal(boondoggleGame.publicView(state), boondoggleGame.privateView(state, seat), seat);
  return { state, seat, legal };
}
