import { arrange, type Extent, inset, type Rect } from '@boomtown/stage/headless';
import type { Placement, StyleName } from './art/names.ts';
import { stackKey } from './keys.ts';
import { kindOf, type Stack, stacksOf } from './kinds.ts';
import type { Layout } from './layout.ts';
import { CELL } from './measures.ts';
import { handFor, handSeat, tilesToPlace } from './offer.ts';
import { tileArt } from './place-street.ts';
import type { Player, TileId } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

/** Room that a stack of tiles takes, drawn for a cell of `CELL`: its layers, and what a roof carries. */
const STACK = { width: CELL.width + 26, height: CELL.height + 34 };
/** How far the tiles of a stack lie beside each other. */
const LAYER = { x: 5, y: 6 };
const MOST_LAYERS = 4;
/** Half of what the chip with their number takes. */
const CHIP_HALF = 24;

/** Both hands: open ones sorted into stacks, a hidden one as this many backs. */
export function handPlacements(model: SceneModel, layout: Layout): readonly Placement[] {
  const { near } = model;
  const far: Player = near === 0 ? 1 : 0;
  return [...handIn(model, near, layout.yard, layout, true), ...handIn(model, far, layout.far, layout, false)];
}

function handIn(model: SceneModel, seat: Player, room: Rect, layout: Layout, isNear: boolean): readonly Placement[] {
  if (room.height <= 0) return [];
  const size = Math.min(isNear ? 40 : 30, room.height * 0.6);
  const plate = layout.wide && room.height > 60 ? (isNear ? 104 : 78) : size + (layout.wide ? 24 : 8);
  const inner = inset({ ...room, x: room.x + plate, width: room.width - plate }, layout.wide ? 12 : 4, isNear ? 8 : 1);
  const owner = ownerPlacements(model, seat, room, size, layout.wide, isNear);
  const hand = handOf(model, seat);
  if (typeof hand === 'number') return [...owner, ...backs(seat, hand, inner, isNear)];
  return [...owner, ...stacksIn(model, seat, hand, inner, isNear)];
}

/** Whose hand it is. */
function ownerPlacements(
  { texts }: SceneModel,
  seat: Player,
  room: Rect,
  size: number,
  wide: boolean,
  isNear: boolean,
): readonly Placement[] {
  const x = room.x + (isNear && wide ? 14 : 4) + size / 2;
  // A low room has no line for the name.
  const named = wide && room.height > 60 + (isNear ? 16 : 0);
  const y = room.y + room.height / 2 - (named ? 9 : 0) + (isNear && wide ? 4 : 0);
  const emblem: Placement = { key: `owner:${seat}`, art: `emblem/${seat}`, x, y, z: DEPTH.hand, scale: size / 64 };
  if (!named) return [emblem];
  const style: StyleName = `owner/${isNear ? 'near' : 'far'}/14/${isNear ? 92 : 76}`;
  const left = isNear ? room.x + 10 : room.x;
  return [
    emblem,
    {
      key: `owner-name:${seat}`,
      art: { text: texts.names[seat], style },
      x: left,
      y: y + size / 2 + 13,
      z: DEPTH.hand,
    },
  ];
}

/** The tiles of a hand, or only how many they are. */
function handOf({ view, own, rivals, near }: SceneModel, seat: Player): readonly TileId[] | number {
  if (view.phase !== 'bid') return view.hands[seat];
  return (seat === near ? own : rivals) ?? view.hands[seat];
}

function backs(seat: Player, count: number, room: Rect, isNear: boolean): readonly Placement[] {
  const places = placesIn(count, CELL, room, 6, isNear);
  return places.map(
    (place, i): Placement => ({
      key: `back:${seat}:${i}`,
      art: `back/${seat}`,
      x: place.x + place.width / 2,
      y: place.y + place.height / 2,
      z: DEPTH.hand + 1,
      scale: Math.min(place.width / CELL.width, 0.62),
    }),
  );
}

/** Places in a hand: in the middle of the near one's room, at the left of the far one's, beside its owner. */
function placesIn(count: number, thing: Extent, room: Rect, gap: number, isNear: boolean): readonly Rect[] {
  const places = arrange(count, thing, room, gap);
  const free = isNear ? 0 : Math.min(...places.map(({ x }) => x)) - room.x;
  return places.map((place) => ({ ...place, x: place.x - free }));
}

function stacksIn(
  model: SceneModel,
  seat: Player,
  hand: readonly TileId[],
  room: Rect,
  isNear: boolean,
): readonly Placement[] {
  const { view } = model;
  const stacks = stacksOf(hand, view.options);
  const places = placesIn(stacks.length, STACK, room, 2, isNear);
  return stacks.flatMap((stack, i) => stackIn(model, seat, stack, places[i] ?? room, room));
}

function stackIn(model: SceneModel, seat: Player, stack: Stack, place: Rect, room: Rect): readonly Placement[] {
  const { offer, choosing, hovered, lit, carried, view } = model;
  const scale = Math.min(place.width / STACK.width, 0.9);
  const width = CELL.width * scale;
  const chip = Math.max(scale, 0.5);
  const key = stackKey(seat, stack.kind.name);
  const mine = offer !== null && handSeat(offer) === seat && handFor(offer).length > 0;
  const placeable =
    offer !== null &&
    mine &&
    tilesToPlace(offer, choosing.planned).some((tile) => kindOf(tile, view.options) === stack.kind.name);
  const away = new Set([...choosing.planned.map((laid) => laid.tile), ...(carried === null ? [] : [carried.tile])]);
  const here = stack.tiles.filter((tile) => !(mine && away.has(tile)));
  const picked = mine && here.some((tile) => tile === choosing.picked);
  const x = place.x + place.width / 2 - LAYER.x * scale;
  const y = place.y + place.height / 2 + (STACK.height - CELL.height - 10) * 0.5 * scale;
  const raised = picked ? -Math.min(12, room.height * 0.08) : mine && placeable && hovered === key ? -5 : 0;
  const dim = mine && !placeable && !picked ? 0.5 : 1;
  const layers = here.slice(0, MOST_LAYERS);
  return [
    ...here.map((tile, depth): Placement => {
      const layer = Math.min(depth, MOST_LAYERS - 1);
      return {
        key: `tile:${tile}`,
        ...tileArt(tile, model, width),
        x: x + layer * LAYER.x * scale,
        y: y - layer * LAYER.y * scale + (depth === 0 ? raised : 0),
        z: DEPTH.hand + 20 - depth,
        // Of a dimmed stack only the top is seen: the others would shine through.
        alpha: depth >= MOST_LAYERS || (dim < 1 && depth > 0) ? 0 : dim,
        motion: { duration: 300, ease: 'in-out', hop: 0.06 },
      };
    }),
    ...(carried !== null && mine && stack.tiles.includes(carried.tile)
      ? [
          {
            key: `tile:${carried.tile}`,
            ...tileArt(carried.tile, model, Math.max(width, 64)),
            x: carried.at.x,
            y: carried.at.y,
            z: DEPTH.carried,
            motion: { duration: 0 },
          },
        ]
      : []),
    ...(picked || lit.includes(key)
      ? [
          {
            key: `halo:${key}`,
            art: picked ? 'halo/picked' : 'halo/beacon',
            x,
            y: y + raised,
            z: DEPTH.hand + 21,
            scale,
          } satisfies Placement,
        ]
      : []),
    ...(here.length > 1
      ? [
          {
            key: `count:${key}`,
            art: `count/${here.length}`,
            // The last stack of a hand ends where the board does.
            x: Math.min(x + (CELL.width / 2) * scale, room.x + room.width - CHIP_HALF * chip),
            y: y - (CELL.height / 2 + (layers.length - 1) * LAYER.y) * scale,
            z: DEPTH.hand + 22,
            scale: chip,
            alpha: dim,
          } satisfies Placement,
        ]
      : []),
    ...((mine || isOwnInBonus(model, seat)) && here.length > 0
      ? [
          {
            key: `touch:${key}`,
            art: null,
            x: place.x,
            y: place.y,
            z: DEPTH.hand + 30,
            target: {
              id: key,
              shape: { kind: 'rect', rect: { x: 0, y: 0, width: place.width, height: place.height } },
              draggable: placeable,
              ...(placeable ? {} : { cursor: mine ? 'default' : 'not-allowed' }),
            },
          } satisfies Placement,
        ]
      : []),
  ];
}

/** A bonus is built with the rival's tiles: the own ones can be tried, and say so. */
function isOwnInBonus({ offer, view }: SceneModel, seat: Player): boolean {
  return offer !== null && view.phase === 'bonus' && offer.seat === seat;
}
