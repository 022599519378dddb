import type { PaintedDrawing, Rect } from '@boomtown/stage/headless';
import { animalsBeside } from '../animals.ts';
import { numbersBeside } from '../numbers.ts';
import { SPACES, spaceKind } from '../rules.ts';
import { insideOf, type StartSide, trailPathIn } from '../trail-path.ts';
import type { Ink } from './brush.ts';
import { anteaterDrawing, ladybugDrawing } from './creatures.ts';
import { paintMeadow } from './meadow.ts';
import type { Palette } from './palette.ts';
import { stoneDrawing } from './stones.ts';
import { paintTrail } from './trail.ts';
import { paintSigns } from './trail-signs.ts';

export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly trail: Rect;
  readonly start: StartSide;
  /** Size of the letters of the spaces' numbers, and their font. */
  readonly letters: number;
  readonly font: string;
}

/** How much smaller the animals are than they are drawn. */
const ANIMAL_SCALE = { ladybug: 0.82, anteater: 0.62 } as const;

/**
 * Everything in the garden that never changes in a game, as one painting: meadow, trail, stones, animals. Drawn one by
 * one with every frame they would take most of its time.
 */
export function groundDrawing(
  palette: Palette,
  { width, height, trail, start, letters, font }: Ground,
): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: 0, y: 0, width, height },
    paint(ink) {
      const path = trailPathIn(trail, start);
      paintMeadow(ink, palette, width, height);
      paintTrail(ink, palette, path, trail, start);
      for (const space of SPACES) {
        const { x, y } = path.places[space] ?? { x: 0, y: 0 };
        at(ink, x, y, 0, 1, () => stoneDrawing(palette, spaceKind(space), space % 5).paint(ink));
      }
      const inside = insideOf(trail, start);
      const animals = animalsBeside(path, trail, inside);
      for (const { kind, x, y, turn } of animals) {
        const animal = kind === 'ladybug' ? ladybugDrawing(palette) : anteaterDrawing(palette);
        // A ladybug is drawn looking up, an anteater looking to the right.
        at(ink, x, y, kind === 'ladybug' ? turn + Math.PI / 2 : turn, ANIMAL_SCALE[kind], () => animal.paint(ink));
      }
      const rooms = { room: trail, inside, picture: { x: 0, y: 0, width, height } };
      paintSigns(ink, palette, path, numbersBeside(path, rooms, animals, letters), font);
    },
  };
}

function at(ink: Ink, x: number, y: number, turn: number, scale: number, paint: () => void): void {
  ink.save();
  ink.translate(x, y);
  ink.rotate(turn);
  ink.scale(scale, scale);
  paint();
  ink.restore();
}
