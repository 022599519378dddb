import type { Game } from '@boomtown/game-core';
import { boondoggleGame } from '../../src/rules/index.ts';
import { nextWays } from '../../src/rules/paths.ts';
import { playerAt } from '../../src/rules/table.ts';
import type { Boondoggle, State } from '../../src/rules/types.ts';
import { checked, goods, miles, player } from './setting.ts';

/**
 * The same game from a table on which much can happen at once: projects at the Commons, full hands, money, destinations
 * for every other seat. Random players rarely come so far by themselves.
 */
export const lateGame: Game<Boondoggle> = {
  ...boondoggleGame,
  samples: [2, 3, 4, 5, 6].map((seats) => ({ seats, options: { roundLimit: seats < 4 ? 4 : 2 } })),
  setup: (options, seats, rng) => {
    const first = boondoggleGame.setup(options, seats, rng);
    if (!first.ok) return first;
    const state = first.value.state.players.reduce((before, _, seat) => advance(before, seat), first.value.state);
    return { ok: true, value: { ...first.value, state: checked(state) } };
  },
};

function advance(state: State, seat: number): State {
  const hand = state.deck.slice(0, 5);
  const drawn = state.destinations.slice(0, seat % 2);
  return [
    nextMile(seat),
    nextMile(seat),
    goods(seat, { crew: 1, asphalt: 1, permit: 1, steel: 1 }),
    player(seat, { money: 150, hand, destinations: drawn }),
  ].reduce<State>((before, change) => change(before), {
    ...state,
    deck: state.deck.slice(hand.length),
    destinations: state.destinations.slice(drawn.length),
    pot: state.pot + 5 * drawn.length,
  });
}

/** The first mile, or behind it the spoke: the first of the next miles in the page's order. */
function nextMile(seat: number): (state: State) => State {
  return (state) => {
    const [way] = nextWays(playerAt(state, seat));
    if (way === undefined) throw new Error('no next mile');
    return miles(seat, [way.segment, 'regular'])(state);
  };
}
