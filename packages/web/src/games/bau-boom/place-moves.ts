import { centreOf, inset, type Placement, type Rect } from '@boomtown/stage/headless';
import { moveKey, spaceKey } from './keys.ts';
import type { TableLayout } from './layout.ts';
import { basketAt } from './place-blocks.ts';
import { effectPlacements, effectWidth } from './place-effects.ts';
import { sizeName } from './place-trail.ts';
import { type Dice, type MoveBy, type MovePreview, type Space, START } from './rules.ts';
import { DEPTH, type Scenery } from './scenery.ts';
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
    ...cardPlacements(scenery, layout, stops, dice),
  ];
}

/** All moves that end on one space; they are alike in what they do. */
interface Stop {
  readonly to: Space;
  readonly moves: readonly MovePreview[];
}

function stopsOf(moves: readonly MovePreview[]): readonly Stop[] {
  const stops = new Map<Space, readonly MovePreview[]>();
  for (const move of moves) stops.set(move.to, [...(stops.get(move.to) ?? []), move]);
  return [...stops].map(([to, list]) => ({ to, moves: list }));
}

/** The dice that a move is made by, as they are drawn. */
function facesOf(by: MoveBy, [first, second]: Dice): readonly number[] {
  if (by === 'first') return [first];
  if (by === 'second') return [second];
  return by === 'sum' ? [first, second] : [Math.max(first, second), Math.min(first, second)];
}

function isPointed({ pointed }: Scenery, moves: readonly MovePreview[]): boolean {
  return pointed?.type === 'move' && moves.some(({ by }) => by === pointed.by);
}

/** A lit space, and beside it, towards the inside, the dice that lead there. */
function stopPlacements(scenery: Scenery, layout: TableLayout, { to, moves }: Stop, dice: Dice): readonly Placement[] {
  const place = layout.trail.places[to];
  const move = moves[0];
  if (place === undefined || move === undefined) return [];
  const aimed = isPointed(scenery, moves);
  const scale = to === START ? 1.75 : 1;
  const reach = to === START ? 112 : 72;
  const pin = { x: place.x - place.outward.x * reach, y: place.y - place.outward.y * reach };
  const faces = facesOf(move.by, dice);
  const key = spaceKey(to);
  const side = 0.4;
  const step = 100 * side * 1.02;
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
    ...effectPlacements(`at:${to}`, move.effect, move.pushes, {
      x: place.x + place.outward.x * 8 + 34,
      y: place.y - 40,
      z: DEPTH.pin + 10,
      size: 34,
      badge: true,
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
    ...move.pushes.flatMap((push): readonly Placement[] => {
      const place = trail.places[push.to];
      if (place === undefined) return [];
      return [
        {
          key: `pushed:${push.seat}`,
          art: `emblem/${push.seat}`,
          x: place.x,
          y: place.y,
          z: DEPTH.pin + 2,
          scale: 0.5,
          alpha: 0.9,
        },
        {
          key: `pushing:${push.seat}`,
          art: 'mark/stop',
          x: place.x,
          y: place.y,
          z: DEPTH.mark,
          scale: push.to === START ? 1.75 : 1,
        },
      ];
    }),
  ];
}

/** The room for cards and dice: inside of the trail, free of the basket. */
export function tableTop(layout: TableLayout): Rect {
  const { inside, start } = layout;
  const basket = basketAt(layout);
  if (start === 'right') {
    const left = basket.x + 62;
    return { x: left, y: inside.y, width: inside.x + inside.width - left, height: inside.height };
  }
  const top = basket.y + 60;
  return { x: inside.x, y: top, width: inside.width, height: inside.y + inside.height - top };
}

/** One card a stop, below each other: the dice, an arrow, and what would happen. */
function cardPlacements(
  scenery: Scenery,
  layout: TableLayout,
  stops: readonly Stop[],
  dice: Dice,
): readonly Placement[] {
  const room = inset(tableTop(layout), 14, 10);
  const gap = 14;
  const height = Math.min((room.height - gap * (stops.length - 1)) / stops.length, 92);
  const width = Math.min(room.width, height * 4.2);
  const middle = centreOf(room);
  const top = middle.y - (stops.length * height + (stops.length - 1) * gap) / 2;
  return stops.flatMap((stop, i): readonly Placement[] => {
    const move = stop.moves[0];
    if (move === undefined) return [];
    const y = top + i * (height + gap) + height / 2;
    const left = middle.x - width / 2;
    const aimed = isPointed(scenery, stop.moves);
    const faces = facesOf(move.by, dice);
    const paired = faces.length > 1;
    const side = height * (paired ? 0.56 : 0.64);
    const dieX = left + height * (paired ? 0.42 : 0.62);
    const diceEnd = left + height * 1.34;
    const pictures = effectWidth(move.effect, move.pushes) / 100;
    const effectRoom = width - height * 1.86;
    const size = Math.min(height * 0.86, effectRoom / pictures);
    const key = moveKey(move.by);
    return [
      {
        key: `card:${stop.to}`,
        art: `card/${sizeName(width, height)}/${aimed ? 'lit' : 'open'}`,
        x: middle.x,
        y,
        z: DEPTH.card,
        target: { id: key, shape: { kind: 'rect', rect: { x: -width / 2, y: -height / 2, width, height } } },
      },
      ...faces.map(
        (face, n): Placement => ({
          key: `card-die:${stop.to}:${n}`,
          art: `die/${face}`,
          x: dieX + n * side * 1.02,
          y,
          z: DEPTH.card + 1 + n,
          scale: side / 100,
        }),
      ),
      ...(move.by === 'difference' && paired
        ? [
            {
              key: `card-less:${stop.to}`,
              art: 'icon/minus',
              x: dieX + side * 0.51,
              y,
              z: DEPTH.card + 4,
              scale: height / 340,
            },
          ]
        : []),
      {
        key: `card-arrow:${stop.to}`,
        art: 'icon/arrow',
        x: diceEnd + height * 0.2,
        y,
        z: DEPTH.card + 2,
        scale: height / 310,
      },
      ...effectPlacements(`card:${stop.to}`, move.effect, move.pushes, {
        x: diceEnd + height * 0.44 + effectRoom / 2,
        y,
        z: DEPTH.card + 5,
        size,
        badge: false,
      }),
    ];
  });
}
