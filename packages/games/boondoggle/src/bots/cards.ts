import type { Play, Resource } from '../view.ts';
import { canBuildNow, goodsIn, goodsWorth, type Plan, unitWorth } from './plan.ts';
import { amounts, total } from './route.ts';

/** What playing a card now is worth to the seat, in dollars; below 0 it had better wait. */
export function playWorth(plan: Plan, play: Play): number {
  const { view, me, route, lacks, spare } = plan;
  const { prices } = view;
  const collect = (resource: Resource): number => unitWorth(plan, resource, 0);
  const half = (resource: Resource, count: number): number =>
    goodsWorth(
      plan,
      amounts((one) => (one === resource ? count : 0)),
    ) -
    (count * prices[resource]) / 2 -
    1;
  switch (play.card) {
    case 'big-family':
      return collect('crew');
    case 'portable-asphalt-machine':
    case 'midnight-delivery':
      return collect('asphalt');
    case 'bribery':
      return collect('permit');
    case 'motherlode':
    case 'purloined-posts':
      return collect('steel');
    case 'black-market-steel':
      return half('steel', play.count);
    case 'black-market-asphalt':
      return half('asphalt', play.count);
    case 'non-union-contract':
      return half('crew', play.count);
    case 'corporate-deal':
      return prices.permit;
    case 'expressway-toll':
      return me.project.length >= 3 ? 5 * me.project.length : -1;
    case 'highwayman':
      return view.players.filter((player) => player !== me && total(player.goods) >= 3).length * 8 - 4;
    case 'market-maven':
      return !canBuildNow(plan) && me.money >= 35 && Object.values(lacks).filter((lack) => lack > 0).length >= 3
        ? 6
        : -1;
    case 'price-gouger':
      return spare[play.resource] > 0 ? 2 * prices[play.resource] - 2 : -1;
    case 'route-option':
      return -1;
    case 'wheeler-dealer':
    case 'switcheroo':
      return spare[play.give] > 0 ? collect(play.take) - unitWorth(plan, play.give, total(lacks)) : -1;
    case 'kickback-coupon':
      return -1;
    case 'night-shift':
      return play.segment === route[0]?.segment ? 40 : -1;
    case 'hostile-purchase':
      return lacks[play.resource] > 0 ? collect(play.resource) + 6 - 2 * prices[play.resource] : -1;
    case 'enforcer':
      return -1;
    case 'manipulator':
      return canBuildNow(plan) ? -1 : savedBy(plan, play.markets) - 3;
    case 'lobbyist':
      return me.funds !== null && me.funds <= 50 ? 15 : -1;
    case 'hot-wired-truck':
      return -1;
    case 'blackmail':
      return view.players.reduce((sum, player) => (player === me ? sum : sum + schemes(player)), 0) * 5;
  }
}

/** What lower prices in these markets save on what is still to be bought. */
function savedBy(plan: Plan, markets: readonly (keyof Plan['view']['prices'])[]): number {
  const useful = markets.map((market) => {
    const goods = goodsIn(market, 2);
    return goodsWorth(plan, goods) > 15 * total(goods) - 1 ? 4 * total(goodsIn(market, 1)) : 0;
  });
  return useful.reduce((sum, saved) => sum + saved, 0) / 2;
}

function schemes(player: Plan['me']): number {
  return player.project.filter(({ by }) => by === 'kickback' || by === 'guardrail').length;
}
