import { centreOf, inset, type Rect } from '@boomtown/stage/headless';
import type { Placement } from './art/names.ts';
import { moveKey } from './keys.ts';
import { type TableLayout, tableTop } from './layout.ts';
import { type EffectArt, pictureParts, picturesOf, pushPictures } from './place-effects.ts';
import { sizeName } from './place-trail.ts';
import type { Dice, MoveBy } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';
import { facesOf, isPointed, type Stop } from './stops.ts';

const MARGIN = 10;
/** So high is a card at most, in world units or, where these are small, in CSS pixels. */
const HIGHEST = 98;
const HIGHEST_PX = 76;
const LEAST_PX = 48;
const WIDEST_SHAPE = 4.4;
const DIE_ROOM = 0.92;
const ARROW_ROOM = 0.5;

/** What stands on a card, in some lines: the dice, an arrow, what would happen to the mover, and who is pushed how far. */
interface Content {
  readonly faces: readonly number[];
  readonly own: readonly EffectArt[];
  /** By player. */
  readonly pushed: readonly (readonly EffectArt[])[];
}

/** One card a stop: the dice, an arrow, and what would happen. As many beside each other as makes their pictures largest. */
export function cardPlacements(
  model: SceneModel,
  layout: TableLayout,
  stops: readonly Stop[],
  dice: Dice,
): readonly Placement[] {
  const room = inset(layout.desk ?? tableTop(layout), layout.desk === null ? 14 : 4, layout.desk === null ? 10 : 4);
  const contents = stops.map(({ moves: [move] }): Content => {
    if (move === undefined) return { faces: [], own: [], pushed: [] };
    return {
      faces: facesOf(move.by, dice),
      own: picturesOf(move.effect, move.pushes, model.board.trail[move.to] ?? null),
      pushed: pushPictures(move.pushes),
    };
  });
  const grids = [1, 2].map((columns) => gridIn(room, columns, contents, Math.max(HIGHEST, HIGHEST_PX / layout.unit)));
  // No card may be too small for a finger, however large its pictures would be.
  const worth = ({ size, cells: [cell] }: Grid): number =>
    cell !== undefined && Math.min(cell.width, cell.height) * layout.unit >= LEAST_PX ? size : size / 10;
  const grid = grids.reduce((best, one) => (worth(one) > worth(best) ? one : best));
  return stops.flatMap((stop, i): readonly Placement[] => {
    const content = contents[i];
    const by = stop.moves[0]?.by;
    const cell = grid.cells[i];
    if (content === undefined || by === undefined || cell === undefined) return [];
    const { width, height } = cell;
    const middle = centreOf(cell);
    return [
      {
        key: `card:${stop.to}`,
        art: `card/${sizeName(width, height)}/${isPointed(model, stop.moves) ? 'lit' : 'open'}`,
        ...middle,
        z: DEPTH.card,
        target: {
          id: moveKey(by),
          shape: { kind: 'rect', rect: { x: -width / 2, y: -height / 2, width, height } },
        },
      },
      ...contentPlacements(`${stop.to}`, content, by, cell),
    ];
  });
}

interface Grid {
  readonly cells: readonly Rect[];
  /** Side of the smallest picture on any of the cards. */
  readonly size: number;
}

function gridIn(room: Rect, columns: number, contents: readonly Content[], highest: number): Grid {
  const rows = Math.ceil(contents.length / columns);
  const most = (room.height - MARGIN * (rows - 1)) / rows;
  const width = Math.min((room.width - MARGIN * (columns - 1)) / columns, highest * WIDEST_SHAPE);
  const height = columns === 1 ? Math.min(most, highest) : Math.min(most, width * 0.9);
  const left = room.x + (room.width - columns * width - (columns - 1) * MARGIN) / 2;
  const top = room.y + (room.height - rows * height - (rows - 1) * MARGIN) / 2;
  const cells = contents.map((_, i) => ({
    x: left + (i % columns) * (width + MARGIN),
    y: top + Math.floor(i / columns) * (height + MARGIN),
    width,
    height,
  }));
  return { cells, size: Math.min(...contents.map((content) => settingOf(content, { width, height }).size)) };
}

type Line = readonly (EffectArt | number | 'arrow')[];

/** How the content is set, and how large a picture is then. */
function settingOf({ faces, own, pushed }: Content, { width, height }: Pick<Rect, 'width' | 'height'>) {
  const mover: Line = [...faces, 'arrow', ...own];
  const all = pushed.flat();
  const ways: readonly (readonly Line[])[] =
    pushed.length === 0
      ? [[mover], [faces, ['arrow', ...own]]]
      : [
          [[...mover, ...all]],
          [mover, all],
          [[...mover, ...(pushed[0] ?? [])], pushed.slice(1).flat()],
          [mover, ...pushed],
          [mover, pushed.slice(0, 2).flat(), pushed.slice(2).flat()],
        ];
  const settings = ways
    .map((way) => way.filter((line) => line.length > 0))
    .map((lines) => ({
      lines,
      size: Math.min(
        (height * 0.88) / lines.reduce((sum, line) => sum + sizeOf(line), 0),
        ...lines.map((line) => (width - 22) / (sizeOf(line) * roomIn(line))),
      ),
    }));
  return settings.reduce((best, setting) => (setting.size > best.size ? setting : best));
}

/** How large a line is: one of those who are pushed may be a little smaller than the dice. */
function sizeOf(line: Line): number {
  return line.every((item) => typeof item === 'object') ? 0.75 : 1;
}

function roomIn(line: Line): number {
  return line.reduce<number>((sum, item) => sum + roomFor(item), 0);
}

function roomFor(item: Line[number]): number {
  if (item === 'arrow') return ARROW_ROOM;
  return typeof item === 'number' ? DIE_ROOM : 1;
}

function contentPlacements(key: string, content: Content, by: MoveBy, cell: Rect): readonly Placement[] {
  const { lines, size: most } = settingOf(content, cell);
  const middle = centreOf(cell);
  let top = middle.y - (lines.reduce((sum, line) => sum + sizeOf(line), 0) * most) / 2;
  return lines.flatMap((line, row): readonly Placement[] => {
    const high = most * sizeOf(line);
    const size = high * 0.96;
    const length = roomIn(line) * size;
    const y = top + high / 2;
    top += high;
    let x = middle.x - length / 2;
    return line.flatMap((item, i): readonly Placement[] => {
      const wide = roomFor(item) * size;
      const at = x + wide / 2;
      x += wide;
      const named = `${key}:${row}:${i}`;
      if (item === 'arrow') {
        return [
          { key: `card-arrow:${named}`, art: 'icon/arrow', x: at, y, z: DEPTH.card + 2, scale: (size / 100) * 0.46 },
        ];
      }
      if (typeof item !== 'number') {
        return pictureParts(`card:${named}`, item, { x: at, y, z: DEPTH.card + 5 + i * 10, size: size * 0.96 });
      }
      const less = by === 'difference' && typeof line[i + 1] === 'number';
      return [
        {
          key: `card-die:${named}`,
          art: `die/${item}/plain`,
          x: at,
          y,
          z: DEPTH.card + 1 + i,
          scale: (size / 100) * 0.84,
        },
        ...(less
          ? [
              {
                key: `card-less:${named}`,
                art: 'icon/minus',
                x: at + wide / 2,
                y,
                z: DEPTH.card + 4,
                scale: (size / 100) * 0.34,
              } satisfies Placement,
            ]
          : []),
      ];
    });
  });
}
