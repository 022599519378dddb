import type { TipWords } from '@boomtown/scene-kit';
import { COMPANIES, NODES, type NodeId, SEGMENT_IDS } from './rules.ts';
import {
  type BoondoggleTelling,
  capital,
  companyName,
  money,
  nameOf,
  nodeName,
  roadsText,
  segmentName,
} from './telling.ts';

/** The tip of a drawn thing: of a mile with its roads, a node, a flag, the truck, the pot. */
export function tipFor(key: string, telling: BoondoggleTelling): TipWords | null {
  const { words, view } = telling;
  const [thing, name, more] = key.split(':');
  switch (thing) {
    case 'segment':
    case 'way':
    case 'road':
    case 'sign':
    case 'disc':
    case 'twice':
    case 'onward':
    case 'lit':
      return mileTip(name, telling);
    case 'tag':
    case 'pass':
      return mileTip(more ?? name, telling);
    case 'node':
    case 'name':
    case 'stamp': {
      const node = NODES.find((one) => one === name);
      return node === undefined ? null : nodeTip(node, telling);
    }
    case 'flag':
      return { name: nameOf(Number(name), telling), does: words.text('boondoggle.tip-flag'), rule: '7.1' };
    case 'truck':
      return {
        name: words.text('boondoggle.describe-truck-at', { name: nameOf(view.starter, telling) }),
        does: words.text('boondoggle.tip-truck'),
        rule: '4',
      };
    case 'next-truck':
      return view.nextStarter === null
        ? null
        : {
            name: words.text('boondoggle.describe-truck-next', { name: nameOf(view.nextStarter, telling) }),
            does: words.text('boondoggle.tip-truck'),
            rule: '4',
          };
    case 'pot':
    case 'pot-sum':
      return {
        name: words.text('boondoggle.stock-pot', { money: money(view.pot, words) }),
        does: words.text('boondoggle.tip-pot'),
        rule: '5.6',
      };
    default:
      return null;
  }
}

function mileTip(named: string | undefined, telling: BoondoggleTelling): TipWords | null {
  const { words, view } = telling;
  const id = SEGMENT_IDS.find((one) => one === named);
  if (id === undefined) return null;
  const segment = capital(segmentName(id, words));
  const roads = view.segments[id] ?? [];
  if (roads.length > 0) {
    const name = words.text('boondoggle.describe-road', { segment, roads: roadsText(roads, telling) });
    return { name, does: words.text('boondoggle.tip-built'), rule: '6.5' };
  }
  const [from = '', to = ''] = id.split('-');
  if (from.startsWith('A') && to.startsWith('A')) {
    return { name: segment, does: words.text('boondoggle.tip-lane'), rule: '6.5' };
  }
  const price = words.text('boondoggle.tip-road');
  if (to.startsWith('D')) return { name: segment, does: `${words.text('boondoggle.tip-last')} ${price}`, rule: '1.3' };
  if (from.startsWith('S'))
    return { name: segment, does: `${words.text('boondoggle.tip-first')} ${price}`, rule: '1.3' };
  return { name: segment, does: price, rule: '6.5' };
}

function nodeTip(node: NodeId, telling: BoondoggleTelling): TipWords {
  const { words, view } = telling;
  const company = COMPANIES.find((one) => node === `S${one}`);
  const seat = view.players.findIndex((player) => player.company === company);
  const name =
    seat < 0 ? capital(nodeName(node, words)) : `${nameOf(seat, telling)} (${companyName(company ?? 0, words)})`;
  if (node === 'C') return { name, does: words.text('boondoggle.tip-commons'), rule: '5.6' };
  if (node.startsWith('A')) return { name, does: words.text('boondoggle.tip-junction'), rule: '7.1' };
  if (node.startsWith('D')) return { name, does: words.text('boondoggle.tip-destination'), rule: '7.3' };
  // Not every company plays.
  return seat < 0 ? { name } : { name, does: words.text('boondoggle.tip-office'), rule: '7.1' };
}
