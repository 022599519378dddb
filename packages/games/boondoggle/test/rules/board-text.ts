import { MARKETS, RESOURCES } from '../../src/rules/data/markets.ts';
import type { Bundle, Player, State } from '../../src/rules/types.ts';

/** A position as people read it: a line for the table, one for the market, one a player, one an open offer. */
export function boardText(state: State): string {
  const { phase, go, round, starter, actor, prices, supply, pot, nextStarter, highwayman, acted } = state;
  const marks = [
    nextStarter === null ? '' : ` truck to ${nextStarter}`,
    highwayman === null ? '' : ` highwayman ${highwayman}`,
    acted.length === 0 ? '' : ` used ${acted.join(' ')}`,
    pot === 0 ? '' : ` pot $${pot}`,
  ].join('');
  const lines = [
    `round ${round} from ${starter}: ${phase}${go === 2 ? ' again' : ''}, ${actor === null ? 'all' : `seat ${actor}`}${marks}`,
    `prices ${MARKETS.map((market) => prices[market]).join(' ')}; supply ${RESOURCES.map((one) => supply[one]).join(' ')}; deck ${state.deck.length}; discards ${state.discards.length}`,
    ...state.players.map((player, seat) => playerLine(player, seat)),
    ...state.offers.map(
      ({ id, from, to, give, want }) => `offer ${id}: ${from} gives ${to} ${bundle(give)} for ${bundle(want)}`,
    ),
  ];
  return lines.join('\n');
}

function playerLine(player: Player, seat: number): string {
  const { money, funds, goods, hand, coupons, honchos, destinations, project, passed, head } = player;
  const parts = [
    `${seat}: $${money}${funds === null ? '' : ` (+${funds})`} goods ${RESOURCES.map((one) => goods[one]).join(' ')}`,
    hand.length + coupons > 0 || player.ownPurchase
      ? `holds ${[...(player.ownPurchase ? ['own'] : []), ...hand, ...Array.from({ length: coupons }, () => '(coupon)')].join(' ')}`
      : '',
    honchos.join(' '),
    destinations.length > 0 ? `to ${destinations.join(' ')}${player.shown ? ' complete' : ''}` : '',
    project.length > 0 ? `at ${head} by ${project.map((mile) => `${mile.segment} ${mile.by}`).join(', ')}` : '',
    passed.length > 0 ? `passed ${passed.join(' ')}` : '',
    player.working ? 'works' : '',
    player.maven ? 'maven' : '',
  ];
  return parts.filter((part) => part !== '').join('; ');
}

function bundle({ money, cards, honchos, ...goods }: Bundle): string {
  const things = [
    ...(money > 0 ? [`$${money}`] : []),
    ...RESOURCES.filter((one) => goods[one] > 0).map((one) => `${goods[one]} ${one}`),
    ...cards,
    ...honchos,
  ];
  return things.length === 0 ? 'nothing' : things.join(', ');
}
