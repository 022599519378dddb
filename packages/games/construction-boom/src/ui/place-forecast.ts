import type { Placement } from './art/names.ts';
import { sideKey } from './keys.ts';
import { CELL } from './measures.ts';
import { overlay } from './place-street.ts';
import { type Building, type BuiltTile, type Cell, type LeanSide, SIDES, sameCell } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';
import { cellWidth, middleOf, type StreetFrame } from './street.ts';

/** What the action in mind would bring, drawn into the street: combos, and the tile whose side would be open. */
export function forecastPlacements({ foresight }: SceneModel, frame: StreetFrame): readonly Placement[] {
  if (foresight === null) return [];
  const { combos, ambiguous } = foresight;
  return [
    ...combos.flatMap((cells, i) =>
      cells.map((cell) => overlay(`hint:${i}:${cell.column},${cell.row}`, 'combo-hint', frame, cell, DEPTH.mark + 4)),
    ),
    ...(ambiguous === null ? [] : [overlay('ambiguous', 'either-way', frame, ambiguous, DEPTH.ghost + 40)]),
  ];
}

/**
 * The question to which side a tile leans, in the picture: from it two rows of beads go along what would carry it, down
 * to the two grounds, and beside it stands an arrow for each side; the saboteur touches one of them.
 */
export function leanPlacements(model: SceneModel, frame: StreetFrame): readonly Placement[] {
  const { view, offer, hovered, inMind, lit } = model;
  const [cell] = view.open;
  if (view.phase !== 'lean' || cell === undefined) return [];
  const chosen = inMind?.type === 'lean' ? inMind.side : (SIDES.find((side) => lit.includes(sideKey(side))) ?? null);
  const at = middleOf(frame, cell);
  const size = Math.max(44, cellWidth(frame) * 0.5);
  return [
    overlay('asked', 'asked', frame, cell, DEPTH.way + 1),
    ...SIDES.flatMap((side): readonly Placement[] => {
      const way = side === 'left' ? -1 : 1;
      const bright = chosen === null || chosen === side;
      const open = offer !== null && offer.view.phase === 'lean';
      return [
        ...beads(view.building, cell, side, frame).map(
          ({ x, y }, i): Placement => ({
            key: `bead:${side}:${i}`,
            art: `bead/${side}`,
            x,
            y,
            z: DEPTH.way + 2,
            scale: Math.min(1, frame.scale * 1.3),
            alpha: bright ? 1 : 0.3,
          }),
        ),
        {
          key: `side:${side}`,
          art: `side/${side}/${hovered === sideKey(side) || chosen === side ? 'chosen' : open ? 'open' : 'shown'}`,
          x: at.x + way * (cellWidth(frame) * 0.5 + size * 0.12),
          y: at.y - CELL.height * frame.scale * 0.5 - size * 0.42,
          z: DEPTH.way + 10,
          scale: size / 64,
          ...(open
            ? {
                target: {
                  id: sideKey(side),
                  shape: { kind: 'rect', rect: { x: way < 0 ? -40 : -24, y: -40, width: 64, height: 80 } },
                },
              }
            : {}),
        },
      ];
    }),
  ];
}

/** Points along the chain that carries a tile if it leans to this side, from it down to the ground. */
function beads(building: Building, cell: Cell, side: LeanSide, frame: StreetFrame) {
  const corners = [cell, ...chain(building, { column: cell.column + (side === 'left' ? -1 : 1), row: cell.row })];
  const points = corners.map((corner) => middleOf(frame, corner));
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to;
    // The last ones stop above what is written on the ground.
    const steps = i === points.length - 2 ? [0.34, 0.6] : [0.34, 0.67, 1];
    return steps.map((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }));
  });
}

/** The tiles from this cell on, each resting on the next, to the ground. */
function chain(building: Building, from: Cell): readonly BuiltTile[] {
  const links: BuiltTile[] = [];
  let at: Cell | null = from;
  while (at !== null && links.length <= building.length) {
    const here: Cell = at;
    const built = building.find((one) => sameCell(one, here));
    if (built === undefined) break;
    links.push(built);
    at = carrierOf(built);
  }
  return links;
}

function carrierOf({ column, row, rests }: BuiltTile): Cell | null {
  switch (rests) {
    case null:
      return null;
    case 'down':
      return { column, row: row - 1 };
    case 'left':
      return { column: column - 1, row };
    case 'right':
      return { column: column + 1, row };
  }
}
