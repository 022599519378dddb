import type { Rect } from '@boomtown/stage/headless';
import type { Placement } from './art/names.ts';
import { nodeKey, seatKey } from './keys.ts';
import type { MapLayout } from './layout.ts';
import { COMMONS, DEPTH, OFFICE, STICKER } from './measures.ts';
import { COMPANIES, DESTINATIONS, type Destination, NODES } from './rules.ts';
import type { Staged } from './scene-model.ts';

/** How the destinations' stickers happen to be stuck on. */
const TILT: { readonly [place in Destination]: number } = {
  D1: -0.1,
  D2: 0.08,
  D3: -0.06,
  D4: 0.1,
  D5: -0.08,
  D6: 0.07,
};

/** Junctions, the Commons, offices and destinations, with their names. */
export function nodePlacements(staged: Staged): readonly Placement[] {
  return [...junctions(staged), ...commons(staged), ...offices(staged), ...destinations(staged)];
}

function junctions({ layout, lit }: Staged): readonly Placement[] {
  return NODES.filter((node) => node.startsWith('A')).flatMap((node) => [
    { key: nodeKey(node), art: 'junction', ...layout.nodes[node], z: DEPTH.node },
    ...(lit.includes(nodeKey(node)) ? [halo(node, layout.nodes[node], 44)] : []),
  ]);
}

function commons({ layout, view, lit, offer, hovered, texts }: Staged): readonly Placement[] {
  const key = nodeKey('C');
  const canDraw = offer?.legal.some(({ type }) => type === 'destination') ?? false;
  const size = textSize(layout);
  // On the free land between two spokes.
  const potX = COMMONS + (layout.small ? 62 : 52);
  return [
    {
      key,
      art: 'commons',
      ...layout.nodes.C,
      z: DEPTH.node,
      ...(canDraw ? { target: { id: key, shape: { kind: 'circle', radius: COMMONS } } } : {}),
    },
    ...(canDraw || lit.includes(key) ? [halo('C', layout.nodes.C, COMMONS + 12, hovered === key ? 1 : 0.75)] : []),
    ...(view.pot > 0
      ? [
          {
            key: 'pot',
            art: 'pot',
            x: potX,
            y: -6,
            z: DEPTH.tokens,
            scale: layout.small ? 1.3 : 1,
          } satisfies Placement,
          {
            key: 'pot-sum',
            art: { text: texts.money(view.pot), style: `label/${size}` },
            x: potX,
            y: layout.small ? 38 : 30,
            z: DEPTH.label,
          } satisfies Placement,
        ]
      : []),
  ];
}

function offices({ layout, view, lit, texts }: Staged): readonly Placement[] {
  const size = textSize(layout);
  return COMPANIES.flatMap((company): readonly Placement[] => {
    const node = `S${company}` as const;
    const at = layout.nodes[node];
    const seat = view.players.findIndex((player) => player.company === company);
    const drawing = { key: nodeKey(node), ...at, z: DEPTH.node };
    if (seat < 0) return [{ ...drawing, art: `office/${company}/idle`, alpha: 0.8 }];
    return [
      { ...drawing, art: `office/${company}/open`, scale: layout.small ? 1.15 : 1 },
      ...nameLines(texts.names[seat] ?? '', layout.small).map(
        (text, i): Placement => ({
          key: `name:${seat}:${i}`,
          art: { text, style: `name/${size}/${Math.round(12 * size)}/${reachAt(at.x, layout.bounds)}` },
          x: at.x,
          y: at.y + OFFICE.height / 2 + size * (0.75 + 0.95 * i) + 2,
          z: DEPTH.label,
        }),
      ),
      ...(lit.includes(seatKey(seat)) ? [halo(node, at, 76)] : []),
    ];
  });
}

function destinations({ layout, view, own, lit, texts }: Staged): readonly Placement[] {
  const size = textSize(layout);
  return DESTINATIONS.flatMap((place): readonly Placement[] => {
    const at = layout.nodes[place];
    const reached = view.players.some(
      ({ shown, head, destinations }) => shown && head === place && typeof destinations !== 'number',
    );
    const stamp = reached ? 'complete' : own?.destinations.includes(place) ? 'yours' : null;
    return [
      { key: nodeKey(place), art: `sticker/${place}`, ...at, rotation: TILT[place], z: DEPTH.node },
      ...(stamp === null
        ? []
        : [
            {
              key: `stamp:${place}`,
              art: `stamp/${stamp}/${stamp === 'complete' ? texts.complete : texts.yours}`,
              ...at,
              z: DEPTH.node + 1,
              enter: { scale: 2.2, alpha: 0 },
            } satisfies Placement,
          ]),
      ...linesOf(texts.place(place, layout.small)).map(
        (text, i): Placement => ({
          key: `name:${place}:${i}`,
          art: { text, style: `place/${size}/${reachAt(at.x, layout.bounds)}` },
          x: at.x,
          // Below the stamp, where there is one.
          y: at.y + STICKER + size * (0.7 + 1.02 * i) + (stamp === null ? 0 : 18),
          z: DEPTH.label,
        }),
      ),
      ...(lit.includes(nodeKey(place)) ? [halo(place, at, STICKER + 14)] : []),
    ];
  });
}

/** Between a text and the edge of the map: its halo, and some air. */
const MARGIN = 20;

/** How far a text that stands there may reach to the left and to the right, so that all of it is on the map. */
function reachAt(x: number, { x: left, width }: Rect): `${number}/${number}` {
  return `${Math.round(x - left - MARGIN)}/${Math.round(left + width - x - MARGIN)}`;
}

/** Longer than this a name takes two lines. */
const LONGEST_LINE = 18;

/** A small map has room for one line of a name. */
export function nameLines(name: string, small: boolean): readonly string[] {
  return small ? [name] : linesOf(name);
}

function linesOf(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length <= LONGEST_LINE || words.length < 2) return [name];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, words.length - half).join(' '), words.slice(words.length - half).join(' ')];
}

function halo(name: string, at: { readonly x: number; readonly y: number }, radius: number, alpha = 0.9): Placement {
  return { key: `halo:${name}`, art: `halo/${radius}`, x: at.x, y: at.y, z: DEPTH.node - 1, alpha };
}

/** Letters of this many CSS pixels can be read where the whole picture is very small. */
const LEAST_LETTERS = 7.5;

/** Sizes of texts in world units: larger where the whole picture is small. */
function textSize({ small, unit }: MapLayout): number {
  return small ? Math.max(44, Math.round(LEAST_LETTERS / unit)) : 25;
}
