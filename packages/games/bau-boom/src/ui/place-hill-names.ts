import type { Placement, StyleName } from './art/names.ts';
import type { HillLayout } from './hill-layout.ts';
import { sizeName } from './place-trail.ts';
import { coveredSquares, type Seat } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

/** Whose hill it is and how much is built: on a board below it or, where it is small, in the corners beside its top. */
export function namePlacements(model: SceneModel, hill: HillLayout, seat: Seat, unit: number): readonly Placement[] {
  const built = model.board.hills[seat];
  const tally = built === undefined ? '' : `${coveredSquares(built)}/${built.built.length}`;
  const z = DEPTH.plate + (hill.kind === 'lifted' ? DEPTH.lifted : 0);
  if (hill.kind === 'far') {
    return [
      ...(hill.plate.height > 0 ? boardPlacements(model, hill, seat, null, z) : cornerEmblem(hill, seat, unit)),
      {
        key: `tally:${seat}`,
        art: { text: tally, style: `lead/${round(Math.max(hill.side * 0.8, 13 / unit))}` },
        x: hill.foot.x + hill.side * 0.95,
        y: hill.foot.y - hill.side * 4.4,
        z: z + 2,
      },
    ];
  }
  return boardPlacements(model, hill, seat, tally, z);
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
): readonly Placement[] {
  // Lower where it is narrow, so that there is room for a name beside emblem and tally.
  const height = Math.min(plate.height, (plate.width * 0.96) / (tally === null ? 4.6 : 6.4));
  const width = Math.min(plate.width * 0.96, height * 7.4);
  const x = plate.x + plate.width / 2;
  const y = plate.y + height / 2;
  const left = x - width / 2;
  const size = round(height * 0.56);
  const widest = Math.floor(width - height * (tally === null ? 1.6 : 3.4));
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
    text(`name:${seat}`, names[seat] ?? '', `name/${size}/${widest}`, left + height * 1.32),
    ...(tally === null ? [] : [text(`tally:${seat}`, tally, `tally/${size}`, left + width - height * 0.42)]),
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
