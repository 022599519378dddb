import type { Refusal, Seat } from '@boomtown/game-core';
import { GUARDRAIL_STEEL } from '../data/start.ts';
import { holds } from '../markets.ts';
import { kickbackPrice, ROAD_GOODS, roadKind, roadsOn, tollFor } from '../miles.ts';
import { wayTo } from '../paths.ts';
import { playerAt } from '../table.ts';
import type { Lay, OpenTable } from '../types.ts';
import { no } from './refuse.ts';

/**
 * A new mile, built (§6.5) or schemed (§6.6): `own-road`, `not-next`, `no-road-there`, `no-pieces`, `no-goods`,
 * `cannot-afford`.
 */
export function layRefusal(site: OpenTable, seat: Seat, lay: Lay): Refusal | null {
  const { type, segment } = lay;
  const rule = type === 'build' ? '6.5' : '6.6';
  const player = playerAt(site, seat);
  const roads = roadsOn(site, segment);
  if (roads.some((road) => road.seat === seat)) {
    return no('own-road', rule, 'A road of your own is on this segment; your project goes on along another.');
  }
  if (wayTo(player, segment) === undefined) {
    return no(
      'not-next',
      '7.1',
      'This segment does not continue your project; the next mile starts where it ends now.',
    );
  }
  if (type !== 'build' && roads.length === 0) {
    return no('no-road-there', '6.6', 'There is no road here; a scheme needs the road of another player.');
  }
  return piecesRefusal(site, seat, lay) ?? costRefusal(site, seat, lay);
}

function piecesRefusal(site: OpenTable, seat: Seat, { type }: Lay): Refusal | null {
  const player = playerAt(site, seat);
  if (type === 'build' && player.roads === 0) {
    return no('no-pieces', '6.5', 'All your six roads are built; go on with schemes.');
  }
  if (type === 'kickback' && player.kickbacks === 0) return no('no-pieces', '6.6', 'You have no kickback disc left.');
  if (type === 'guardrail' && player.guardrails === 0)
    return no('no-pieces', '6.6', 'You have no guardrail disc left.');
  return null;
}

function costRefusal(site: OpenTable, seat: Seat, { type, segment }: Lay): Refusal | null {
  const { goods, money } = playerAt(site, seat);
  if (type === 'build') {
    const kind = roadKind(site, segment);
    if (!holds(goods, ROAD_GOODS[kind])) {
      return no('no-goods', '6.5', `You lack goods: ${NEEDED[kind]}.`);
    }
  }
  if (type === 'guardrail' && goods.steel < GUARDRAIL_STEEL) {
    return no('no-goods', '6.6', `A guardrail takes ${GUARDRAIL_STEEL} steel.`);
  }
  const price = type === 'kickback' ? kickbackPrice(site, seat) : 0;
  const toll = tollFor(site, seat);
  if (money < price + toll) {
    return price > 0
      ? no('cannot-afford', '6.6', `The kickback costs $${price}${toll > 0 ? ` and $${toll} for the highwayman` : ''}.`)
      : no('cannot-afford', '3', `Each new mile costs you $${toll} for the highwayman this round.`);
  }
  return null;
}

const NEEDED = {
  regular: 'a regular road takes crew, asphalt and a permit',
  bus: 'a bus lane takes crew and asphalt',
  elevated: 'a road over that of another player takes crew, asphalt, a permit and steel',
};
