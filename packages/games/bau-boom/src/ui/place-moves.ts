import type { Placement } from './art/names.ts';
import { spaceKey } from './keys.ts';
import type { TableLayout } from './layout.ts';
import { cardPlacements } from './place-cards.ts';
import { markOf, markPlacements } from './place-effects.ts';
import { type Dice, type Space, START } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';
import { type Pin, pinsBeside } from './stop-pins.ts';
import { facesOf, isPointed, type Stop, stopsOf } from './stops.ts';
import { wayBetween } from './trail-path.ts';

const RING = { kind: 'circle', radius: 52 } as const;

/** The moves to choose from: the spaces on which they end are lit, and each has a card with its dice and what would happen. */
export function movePlacements(model: SceneModel, layout: TableLayout): readonly Placement[] {
  const { offer, view } = model;
  const { dice } = view;
  if (offer === null || dice === null || offer.moves.length === 0) return [];
  const stops = stopsOf(offer.moves);
  const pins = pinsOf(model, layout, stops, dice);
  return [
    ...stops.flatMap((stop, i) => stopPlacements(model, layout, stop, dice, pins[i])),
    ...wayPlacements(model, layout),
    ...pushedPlacements(model, layout),
    ...cardPlacements(model, layout, stops, dice),
  ];
}

/** Side of a die beside a space, and of the mark there: large enough to be read on a small screen. */
function dieSide({ unit }: TableLayout): number {
  return Math.min(58, Math.max(40, 18 / unit));
}

function markSide({ unit }: TableLayout): number {
  return Math.min(50, Math.max(34, 16 / unit));
}

function pinsOf(model: SceneModel, layout: TableLayout, stops: readonly Stop[], dice: Dice): readonly Pin[] {
  const wishes = stops.map(({ to, moves: [move] }) => ({
    to,
    dice: move === undefined ? 0 : facesOf(move.by, dice).length,
    marked: move !== undefined && markOf(move.effect, move.pushes) !== null,
  }));
  return pinsBeside(wishes, layout, model.board, dieSide(layout) * 1.04, markSide(layout));
}

/** A lit space, and beside it the dice that lead there. */
function stopPlacements(
  model: SceneModel,
  layout: TableLayout,
  { to, moves }: Stop,
  dice: Dice,
  pin: Pin | undefined,
): readonly Placement[] {
  const place = layout.trail.places[to];
  const move = moves[0];
  if (place === undefined || move === undefined || pin === undefined) return [];
  const aimed = isPointed(model, moves);
  const scale = to === START ? 1.75 : 1;
  const faces = facesOf(move.by, dice);
  const key = spaceKey(to);
  const side = dieSide(layout) / 100;
  const [first, second] = pin.dice;
  return [
    { key: `stop:${to}`, art: aimed ? 'mark/aim' : 'mark/stop', x: place.x, y: place.y, z: DEPTH.mark, scale },
    ...faces.map(
      (face, i): Placement => ({
        key: `pin:${to}:${i}`,
        art: `die/${face}/plain`,
        x: pin.dice[i]?.x ?? place.x,
        y: pin.dice[i]?.y ?? place.y,
        z: DEPTH.pin + i,
        scale: aimed ? side * 1.15 : side,
      }),
    ),
    ...(move.by === 'difference' && first !== undefined && second !== undefined
      ? [
          {
            key: `less:${to}`,
            art: 'icon/minus',
            x: (first.x + second.x) / 2,
            y: (first.y + second.y) / 2,
            z: DEPTH.pin + 5,
            scale: 0.16,
          } satisfies Placement,
        ]
      : []),
    ...markPlacements(`at:${to}`, move.effect, move.pushes, {
      ...pin.mark,
      z: DEPTH.pin + 10,
      size: markSide(layout),
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
function wayPlacements(model: SceneModel, { trail }: TableLayout): readonly Placement[] {
  const move = model.offer?.moves.find((one) => isPointed(model, [one]));
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
function pushedPlacements(model: SceneModel, { trail }: TableLayout): readonly Placement[] {
  const move = model.offer?.moves.find((one) => isPointed(model, [one]));
  return (move?.pushes ?? []).flatMap(({ seat, to }): readonly Placement[] => {
    const place = trail.places[to];
    if (place === undefined) return [];
    const { x, y } = place;
    return [{ key: `pushed:${seat}:${to}`, art: `emblem/${seat}`, x, y, z: DEPTH.pin + 2, scale: 0.55, alpha: 0.92 }];
  });
}
