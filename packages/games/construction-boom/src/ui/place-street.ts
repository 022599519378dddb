import type { Motion, Pose } from '@boomtown/stage/headless';
import type { OverlayName, Placement } from './art/names.ts';
import { touchableCells } from './choosing.ts';
import { cellKey } from './keys.ts';
import { kindOf } from './kinds.ts';
import { CELL, paintedWidth } from './measures.ts';
import { cellsFor } from './offer.ts';
import type { BuiltTile, Cell, Laying, TileId } from './rules.ts';
import { sameCell } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';
import { cellWidth, middleOf, type StreetFrame } from './street.ts';

/** While the street changes its size, all that stands in it goes there together. */
const TOGETHER: Motion = { duration: 320, ease: 'in-out' };

/** How a tile of this set looks, painted for cells of this width. */
export function tileArt(
  id: TileId,
  { view, far }: Pick<SceneModel, 'view' | 'far'>,
  width: number,
): Pick<Placement, 'art' | 'scale' | 'drawn'> {
  const painted = paintedWidth(width, far);
  // Tiles of a kind differ a little from house to house.
  return { art: `tile/${kindOf(id, view.options)}/${id % 4}/${painted}`, scale: width / painted, drawn: painted };
}

/** Everything that stands, with what is to be seen on it. */
export function streetPlacements(model: SceneModel, frame: StreetFrame): readonly Placement[] {
  const { view, effects } = model;
  const standing = view.building.flatMap((built) => tilePlacements(model, frame, built));
  const going = effects.gone.map((leaving): Placement => {
    const { tile, crushed } = leaving;
    const { x, y } = middleOf(frame, leaving);
    const tumbles = { y: y + CELL.height * frame.scale * 0.55, rotation: tile % 2 === 0 ? 0.22 : -0.18 };
    return {
      key: `tile:${tile}`,
      ...tileArt(tile, model, cellWidth(frame)),
      x,
      y,
      z: DEPTH.tile - 1,
      alpha: 0,
      motion: effects.motions.get(tile) ?? TOGETHER,
      ...(crushed ? {} : tumbles),
    };
  });
  return [...standing, ...going];
}

/** Tiles that the person has put down but not built yet, and the ghost of the one that is pointed at. */
export function plannedPlacements(model: SceneModel, frame: StreetFrame): readonly Placement[] {
  const { choosing, offer, foresight } = model;
  const planned = offer === null ? [] : choosing.planned;
  const fateOf = (laid: Laying): readonly Placement[] => {
    const fate = foresight?.fates.get(laid.tile);
    return fate === undefined ? [] : [overlay(`fate:${laid.tile}`, `fate/${fate}`, frame, laid, DEPTH.ghost + 30)];
  };
  return [
    ...planned.flatMap((laid) => {
      const { x, y } = middleOf(frame, laid);
      return [
        {
          key: `tile:${laid.tile}`,
          ...tileArt(laid.tile, model, cellWidth(frame)),
          x,
          y,
          z: DEPTH.ghost + laid.row,
          motion: { duration: 260, ease: 'in-out', hop: 0.1 },
        },
        {
          ...overlay(`planned:${laid.tile}`, 'planned', frame, laid, DEPTH.ghost + 20),
          target: { id: cellKey(laid), shape: cellShape(frame), draggable: true },
        },
        ...fateOf(laid),
      ] satisfies readonly Placement[];
    }),
    ...ghosts(model).flatMap((laid): readonly Placement[] => [
      {
        key: `ghost:${laid.tile}:${cellKey(laid)}`,
        ...tileArt(laid.tile, model, cellWidth(frame)),
        ...middleOf(frame, laid),
        z: DEPTH.ghost + 10 + laid.row,
        alpha: 0.86,
      },
      overlay(`ghost-frame:${laid.tile}:${cellKey(laid)}`, 'ghost-frame', frame, laid, DEPTH.ghost + 9),
      ...fateOf(laid),
    ]),
  ];
}

/** The cells that take the picked tile, and those that could be tried. */
export function slotPlacements(model: SceneModel, frame: StreetFrame): readonly Placement[] {
  const { offer, choosing, hovered, lit } = model;
  const beacons = lit.flatMap((key) => (key.startsWith('cell:') ? [key] : []));
  const open = offer === null || choosing.picked === null ? [] : cellsFor(offer, choosing.planned, choosing.picked);
  const touchable = offer === null ? [] : touchableCells(choosing, offer);
  return [
    ...touchable.map((cell): Placement => {
      const key = cellKey(cell);
      const isOpen = open.some((one) => sameCell(one, cell));
      // Where a ghost stands its frame is enough.
      const art = isOpen && hovered !== key ? 'slot' : null;
      const shape = cellShape(frame);
      const target = { id: key, shape, ...(isOpen ? {} : { cursor: 'not-allowed' }) };
      return { ...overlay(`slot:${key}`, art, frame, cell, DEPTH.slot + (isOpen ? 1 : 0)), target };
    }),
    ...beacons.map((key): Placement => {
      const [column = 0, row = 0] = key.slice('cell:'.length).split(',').map(Number);
      return overlay(`beacon:${key}`, 'beacon', frame, { column, row }, DEPTH.mark + 10);
    }),
  ];
}

/** A drawing that is made for a whole cell, laid over one. */
export function overlay(key: string, art: OverlayName | null, frame: StreetFrame, cell: Cell, z: number): Placement {
  const painted = paintedWidth(cellWidth(frame));
  const { x, y } = middleOf(frame, cell);
  return {
    key,
    art: art === null ? null : `${art}/${painted}`,
    x,
    y,
    z,
    scale: cellWidth(frame) / painted,
    drawn: painted,
    motion: TOGETHER,
  };
}

function tilePlacements(model: SceneModel, frame: StreetFrame, built: BuiltTile): readonly Placement[] {
  const { effects, foresight, view } = model;
  const { tile, rests, consumed, row } = built;
  const motion = effects.motions.get(tile) ?? TOGETHER;
  const trembles: Partial<Pose> = effects.trembling.includes(tile) ? { rotation: tile % 2 === 0 ? 0.022 : -0.02 } : {};
  const on = (name: string, art: OverlayName, z: number): Placement => ({
    ...overlay(`${name}:${tile}`, art, frame, built, z + row * 0.1),
    ...trembles,
    motion,
  });
  const fate = foresight?.fates.get(tile);
  const asked = view.open.some((cell) => sameCell(cell, built));
  return [
    {
      key: `tile:${tile}`,
      ...tileArt(tile, model, cellWidth(frame)),
      ...middleOf(frame, built),
      z: DEPTH.tile + row,
      ...trembles,
      motion,
    },
    ...((rests === 'left' || rests === 'right') && !asked ? [on('strut', `strut/${rests}`, DEPTH.onTile - 20)] : []),
    ...(consumed ? [on('stamp', 'stamp', DEPTH.onTile)] : []),
    ...(effects.cracking.includes(tile) ? [on('crack', 'crack', DEPTH.onTile + 10)] : []),
    ...(fate === undefined ? [] : [on('fate', `fate/${fate}`, DEPTH.mark)]),
    ...(effects.counting !== null && kindOf(tile, view.options).startsWith(effects.counting)
      ? [on('counted', 'counted', DEPTH.mark)]
      : []),
    ...(effects.combos.some((cells) => cells.some((cell) => sameCell(cell, built)))
      ? [on('combo', 'combo', DEPTH.mark + 5)]
      : []),
  ];
}

/** The tiles of the action in mind that are neither built nor planned. */
function ghosts({ inMind, choosing, carried }: SceneModel): readonly Laying[] {
  const laid = inMind?.type === 'place' ? inMind.tiles : inMind?.type === 'bonus' ? [inMind] : [];
  return laid.filter(
    (one) =>
      one.tile !== carried?.tile && !choosing.planned.some((known) => known.tile === one.tile && sameCell(known, one)),
  );
}

/** A whole cell, for what `overlay` places. */
function cellShape(frame: StreetFrame) {
  const width = paintedWidth(cellWidth(frame));
  const height = (width * CELL.height) / CELL.width;
  return { kind: 'rect' as const, rect: { x: -width / 2, y: -height / 2, width, height } };
}
