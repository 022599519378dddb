import { ALL_CARDS } from '../../src/rules/data/cards.ts';
import { ALL_DESTINATIONS } from '../../src/rules/data/map.ts';
import { RESOURCES } from '../../src/rules/data/markets.ts';
import { HONCHOS } from '../../src/rules/data/start.ts';
import type { State } from '../../src/rules/types.ts';

/** Nothing is made or lost: goods, cards, destinations, honchos, roads; and nothing is ever owed. Throws otherwise. */
export function conserve(state: State): void {
  const { players } = state;
  for (const resource of RESOURCES) {
    const all = players.reduce((sum, player) => sum + player.goods[resource], state.supply[resource]);
    must(all === 2 * players.length, `${all} ${resource}`);
  }
  const coupons = players.flatMap((player) => Array.from({ length: player.coupons }, () => 'kickback-coupon'));
  const cards = [...state.deck, ...state.discards, ...coupons, ...players.flatMap((player) => player.hand)];
  must(sorted(cards) === sorted(ALL_CARDS), 'the 54 cards');
  const places = [...state.destinations, ...players.flatMap((player) => player.destinations)];
  must(sorted(places) === sorted(ALL_DESTINATIONS), 'the 18 destinations');
  must(sorted([...state.bag, ...players.flatMap((player) => player.honchos)]) === sorted(HONCHOS), 'the six honchos');
  const roadsBuilt = Object.values(state.segments).reduce((sum, roads) => sum + roads.length, 0);
  const left = players.reduce((sum, player) => sum + player.roads, 0);
  must(roadsBuilt + left === 6 * players.length, 'the roads');
  for (const player of players) {
    const schemes = player.project.filter((mile) => mile.by === 'kickback' || mile.by === 'guardrail').length;
    must(player.kickbacks + player.guardrails + schemes <= 4, 'the discs');
    must(player.money >= 0 && (player.funds ?? 0) >= 0, 'money');
    must(
      RESOURCES.every((resource) => player.goods[resource] >= 0 && state.supply[resource] >= 0),
      'goods below zero',
    );
  }
}

function sorted(items: readonly string[]): string {
  return items.toSorted().join();
}

function must(held: boolean, what: string): void {
  if (!held) throw new Error(`not conserved: ${what}`);
}
