import type { Placement, StyleName } from './art/names.ts';
import type { HillLayout } from './hill-layout.ts';
import { sizeName } from './place-trail.ts';
import { coveredSquares, type Seat } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

/** Width of a letter on a board, as a part of the board's height: of most of them, since a place is worked out without measuring. */
const LETTER = 0.36;

/** Height of a name's letters in one line, and in each of two, as a part of the board's. */
const ONE_LINE = 0.56;
const TWO_LINES = 0.44;

/** A long name is set no smaller than this, in CSS pixels. */
const SMALLEST_PIXELS = 11;

/** Whose hill it is and how much is built: on a board below it or, where it is small, in the corners beside its top. */
export function namePlacements(model: SceneModel, hill: HillLayout, seat: Seat, unit: number): readonly Placement[] {
  const built = model.board.hills[seat];
  const tally = built === undefined ? '' : `${coveredSquares(built)}/${built.built.length}`;
  const z = DEPTH.plate + (hill.kind === 'lifted' ? DEPTH.lifted : 0);
  if (hill.kind === 'far') {
    return [
      ...(hill.plate.height > 0 ? boardPlacements(model, hill, seat, null, z, unit) : cornerEmblem(hill, seat, unit)),
      {
        key: `tally:${seat}`,
        art: { text: tally, style: `lead/${round(Math.max(hill.side * 0.8, 13 / unit))}` },
        x: hill.foot.x + hill.side * 0.95,
        y: hill.foot.y - hill.side * 4.4,
        z: z + 2,
      },
    ];
  }
  return boardPlacements(model, hill, seat, tally, z, unit);
}

function cornerEmblem({ foot, side, room }: HillLayout, seat: Seat, unit: number): readonly Placement[] {
  const size = Math.min(Math.max(side * 1.4, 20 / unit), 30 / unit);
  return [
    {
      key: `emblem:${seat}`,
      art: `emblem/${seat}`,
      x: Math.max(room.x + size / 2, foot.x - side * 2.1),
      y: foot.y - side * 4.4,
      z: DEPTH.plate + 1,
      scale: size / 100,
    },
  ];
}

/** A wooden board with emblem and name, and, where it stands on it, how much is built. */
function boardPlacements(
  { names, acting }: SceneModel,
  { plate }: HillLayout,
  seat: Seat,
  tally: string | null,
  z: number,
  unit: number,
): readonly Placement[] {
  // Lower where it is narrow, so that there is room for a name beside emblem and tally.
  const height = Math.min(plate.height, (plate.width * 0.96) / (tally === null ? 4.6 : 6.4));
  const beside = height * (tally === null ? 1.6 : 2 + tally.length * 0.3);
  const name = names[seat] ?? '';
  const width = Math.min(plate.width * 0.96, Math.max(height * 7.4, beside + name.length * height * LETTER));
  const x = plate.x + plate.width / 2;
  const y = plate.y + height / 2;
  const left = x - width / 2;
  const size = round(height * ONE_LINE);
  const widest = Math.floor(width - beside);
  const smallest = round(SMALLEST_PIXELS / unit);
  const text = (key: string, said: string, style: StyleName, at: number): Placement => ({
    key,
    art: { text: said, style },
    x: at,
    y: y - height * 0.03,
    z: z + 2,
  });
  return [
    {
      key: `plate:${seat}`,
      art: `board/${sizeName(width, height)}/${acting === seat ? 'turn' : 'rest'}`,
      x,
      y,
      z,
    },
    {
      key: `emblem:${seat}`,
      art: `emblem/${seat}`,
      x: left + height * 0.62,
      y,
      z: z + 1,
      scale: (height * 1.1) / 100,
    },
    ...nameLines(name, height, widest, unit).map(({ line, lift, size }, i) => ({
      ...text(
        `name:${seat}${i === 0 ? '' : `.${i}`}`,
        line,
        `name/${size}/${widest}/${smallest}`,
        left + height * 1.32,
      ),
      y: y + height * (lift - 0.03),
    })),
    ...(tally === null ? [] : [text(`tally:${seat}`, tally, `tally/${size}`, left + width - height * 0.42)]),
  ];
}

interface NameLine {
  readonly line: string;
  /** How far below the board's middle, as a part of its height. */
  readonly lift: number;
  /** In world units. */
  readonly size: number;
}

/** A name in one line, or in two where it would not be whole in one and the board is high enough for both. */
function nameLines(name: string, height: number, widest: number, unit: number): readonly NameLine[] {
  const one = [{ line: name, lift: 0, size: round(height * ONE_LINE) }];
  const size = round(height * TWO_LINES);
  const isWhole = name.length * SMALLEST_PIXELS * 0.58 <= widest * unit;
  if (isWhole || size * unit < SMALLEST_PIXELS) return one;
  const blanks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const at = blanks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  if (at === undefined) return one;
  return [
    { line: name.slice(0, at), lift: -TWO_LINES / 2, size },
    { line: name.slice(at + 1), lift: TWO_LINES / 2, size },
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
