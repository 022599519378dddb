import type { Pose } from '@boomtown/stage/headless';
import type { Flourish } from './art/names.ts';
import { CELL } from './measures.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';
import { middleOf, type StreetFrame } from './street.ts';

const EFFECT = DEPTH.ghost + 60;

/** Dust and rubble where something comes down, a flash of paper where a combo is made. Each runs once. */
export function effectFlourishes({ effects, step }: SceneModel, frame: StreetFrame): readonly Flourish[] {
  const once = `${step}:${effects.moment}`;
  return [
    ...effects.impacts.flatMap(({ cell, delay, crush }, i) =>
      impact(`${once}:${i}`, middleOf(frame, cell), delay, crush, frame.scale),
    ),
    ...effects.combos.flatMap((cells, i) =>
      cells.map((cell): Flourish => {
        const { x, y } = middleOf(frame, cell);
        const from: Pose = { x, y, scale: frame.scale * 0.5, rotation: 0, alpha: 1 };
        return {
          key: `spark:${once}:${i}:${cell.column},${cell.row}`,
          art: 'spark',
          z: EFFECT,
          from,
          to: { ...from, scale: frame.scale * 1.25, rotation: 0.5, alpha: 0 },
          motion: { duration: 620, ease: 'out' },
        };
      }),
    ),
  ];
}

function impact(
  key: string,
  { x, y }: { readonly x: number; readonly y: number },
  delay: number,
  crush: boolean,
  scale: number,
): readonly Flourish[] {
  const foot = y + CELL.height * scale * 0.42;
  const clouds = [-0.8, -0.35, 0.05, 0.45, 0.85].map((side, i): Flourish => {
    const from: Pose = { x: x + side * 34 * scale, y: foot, scale: scale * 0.45, rotation: i, alpha: 0.95 };
    return {
      key: `dust:${key}:${i}`,
      art: `dust/${i % 3}`,
      z: EFFECT + i,
      from,
      to: {
        ...from,
        x: x + side * 128 * scale,
        y: foot - (22 + 30 * ((i * 2) % 3)) * scale,
        scale: scale * (1.35 + 0.3 * (i % 2)),
        rotation: i + side * 0.8,
        alpha: 0,
      },
      motion: { delay: delay + i * 20, duration: 900, ease: 'out' },
    };
  });
  const sides = crush ? [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9] : [-0.6, -0.1, 0.3, 0.7];
  const chunks = sides.map((side, i): Flourish => {
    const from: Pose = { x: x + side * 22 * scale, y: foot - 10 * scale, scale: scale * 1.15, rotation: 0, alpha: 1 };
    return {
      key: `chunk:${key}:${i}`,
      art: `chunk/${i % 3}`,
      z: EFFECT + 10 + i,
      from,
      to: { ...from, x: x + side * 104 * scale, y: foot + 10 * scale, rotation: side * 5, alpha: 0 },
      motion: { delay, duration: 620, ease: 'linear', hop: 0.6 + 0.3 * (i % 2) },
    };
  });
  return [...clouds, ...chunks];
}
