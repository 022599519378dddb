import type { Placement } from '@boomtown/stage/headless';
import { spaceKey } from './keys.ts';
import type { TableLayout } from './layout.ts';
import { cardPlacements } from './place-cards.ts';
import { markPlacements } from './place-effects.ts';
import { type Dice, type Space, START } from './rules.ts';
import { DEPTH, type Scenery } from './scenery.ts';
import { facesOf, isPointed, type Stop, stopsOf } from './stops.ts';
import { wayBetween } from './trail-path.ts';

const RING = { kind: 'circle', radius: 52 } as const;

/** The moves to choose from: the spaces on which they end are lit, and each has a card with its dice and what would happen. */
export function movePlacements(scenery: Scenery, layout: TableLayout): readonly Placement[] {
  const { offer, view } = scenery;
  const { dice } = view;
  if (offer === null || dice === null || offer.moves.length === 0) return [];
  const stops = stopsOf(offer.moves);
  return [
    ...stops.flatMap((stop) => stopPlacements(scenery, layout, stop, dice)),
    ...wayPlacements(scenery, layout),
    ...pushedPlacements(scenery, layout),
    ...cardPlacements(scenery, layout, stops, dice),
  ];
}

/** A lit space, and beside it, towards the inside, the dice that lead there. */
function stopPlacements(scenery: Scenery, layout: TableLayout, { to, moves }: Stop, dice: Dice): readonly Placement[] {
  const place = layout.trail.places[to];
  const move = moves[0];
  if (place === undefined || move === undefined) return [];
  const aimed = isPointed(scenery, moves);
  const scale = to === START ? 1.75 : 1;
  const reach = to === START ? 112 : 72;
  const faces = facesOf(move.by, dice);
  const key = spaceKey(to);
  // Large enough to be read on a small screen.
  const side = Math.min(0.6, Math.max(0.4, 0.2 / layout.unit));
  const step = 100 * side * 1.02;
  const size = Math.max(34, 18 / layout.unit);
  // Over a loaded wheelbarrow stand its emblem and number: what would lie on these goes beside them.
  const loaded = scenery.board.barrows.some(({ at, load }) => at === to && load.length > 0);
  const half = (faces.length * step) / 2;
  const beside = place.outward.x <= 0 ? 66 + half : -14 - size - half;
  const pin = {
    x: place.x + (loaded && place.outward.y > 0.2 ? beside : -place.outward.x * reach),
    y: place.y - place.outward.y * reach,
  };
  return [
    { key: `stop:${to}`, art: aimed ? 'mark/aim' : 'mark/stop', x: place.x, y: place.y, z: DEPTH.mark, scale },
    ...faces.map(
      (face, i): Placement => ({
        key: `pin:${to}:${i}`,
        art: `die/${face}`,
        x: pin.x + (i - (faces.length - 1) / 2) * step,
        y: pin.y,
        z: DEPTH.pin + i,
        scale: aimed ? side * 1.15 : side,
      }),
    ),
    ...(move.by === 'difference' && faces.length === 2
      ? [{ key: `less:${to}`, art: 'icon/minus', ...pin, z: DEPTH.pin + 5, scale: 0.16 }]
      : []),
    ...markPlacements(`at:${to}`, move.effect, move.pushes, {
      x: pin.x + (faces.length * step + size) / 2,
      y: pin.y,
      z: DEPTH.pin + 10,
      size,
    }),
    {
      key: `touch:${key}`,
      art: null,
      x: place.x,
      y: place.y,
      z: DEPTH.pin + 50,
      scale,
      target: { id: key, shape: RING },
    },
  ];
}

/** The way of the move that is pointed at, and the ways of those whom it pushes. */
function wayPlacements(scenery: Scenery, { trail }: TableLayout): readonly Placement[] {
  const move = scenery.offer?.moves.find((one) => isPointed(scenery, [one]));
  if (move === undefined) return [];
  const dot = (key: string, space: Space): readonly Placement[] => {
    const place = trail.places[space];
    return place === undefined ? [] : [{ key, art: 'dot', x: place.x, y: place.y, z: DEPTH.mark + 20 }];
  };
  return [
    ...wayBetween(move.from, move.to)
      .slice(0, -1)
      .flatMap((space) => dot(`way:${space}`, space)),
    ...move.pushes.flatMap(({ seat, to }): readonly Placement[] => {
      const place = trail.places[to];
      if (place === undefined) return [];
      const scale = to === START ? 1.75 : 1;
      return [{ key: `pushing:${seat}`, art: 'mark/stop', x: place.x, y: place.y, z: DEPTH.mark, scale }];
    }),
  ];
}

/** The emblems of those whom the move that is pointed at would push, on the spaces where they would come to stand. */
function pushedPlacements(scenery: Scenery, { trail }: TableLayout): readonly Placement[] {
  const move = scenery.offer?.moves.find((one) => isPointed(scenery, [one]));
  return (move?.pushes ?? []).flatMap(({ seat, to }): readonly Placement[] => {
    const place = trail.places[to];
    if (place === undefined) return [];
    const { x, y } = place;
    return [{ key: `pushed:${seat}:${to}`, art: `emblem/${seat}`, x, y, z: DEPTH.pin + 2, scale: 0.55, alpha: 0.92 }];
  });
}
