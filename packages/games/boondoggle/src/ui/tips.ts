import { COMPANIES, NODES, SEGMENT_IDS } from './rules.ts';
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

/** What a drawn thing is called: a mile with its roads, a node, a flag, the truck, the pot. */
export function tipFor(key: string, telling: BoondoggleTelling): string | null {
  const { words, view } = telling;
  const [thing, name] = key.split(':');
  switch (thing) {
    case 'segment':
    case 'way':
    case 'road':
    case 'sign':
    case 'disc':
    case 'twice':
      return mileName(name, telling);
    case 'node': {
      const node = NODES.find((one) => one === name);
      if (node === undefined) return null;
      const company = COMPANIES.find((one) => node === `S${one}`);
      const seat = view.players.findIndex((player) => player.company === company);
      return seat < 0
        ? capital(nodeName(node, words))
        : `${nameOf(seat, telling)} (${companyName(company ?? 0, words)})`;
    }
    case 'flag':
      return nameOf(Number(name), telling);
    case 'truck':
      return words.text('boondoggle.describe-truck-at', { name: nameOf(view.starter, telling) });
    case 'pot':
      return money(view.pot, words);
    default:
      return null;
  }
}

function mileName(name: string | undefined, telling: BoondoggleTelling): string | null {
  const { words, view } = telling;
  const id = SEGMENT_IDS.find((one) => one === name);
  if (id === undefined) return null;
  const segment = capital(segmentName(id, words));
  const roads = view.segments[id] ?? [];
  return roads.length === 0
    ? segment
    : words.text('boondoggle.describe-road', { segment, roads: roadsText(roads, telling) });
}
