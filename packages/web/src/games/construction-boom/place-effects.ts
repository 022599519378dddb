import type { Flourish, Pose } from '@boomtown/stage/headless';
import { CELL } from './measures.ts';
import { DEPTH, type Scenery } from './scenery.ts';
import { middleOf, type StreetFrame } from './street.ts';

const EFFECT = DEPTH.ghost + 60;

/** Dust and rubble where something comes down, a flash of paper where a combo is made. Each runs once. */
export function effectFlourishes({ cue, step }: Scenery, frame: StreetFrame): readonly Flourish[] {
  const once = `${step}:${cue.moment}`;
  return [
    ...cue.impacts.flatMap(({ cell, delay, crush }, i) =>
      impact(`${once}:${i}`, middleOf(frame, cell), delay, crush, frame.scale),
    ),
    ...cue.combos.flatMap((cells, i) =>
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
  const clouds = [-0.55, -0.12, 0.34, 0.6].map((side, i): Flourish => {
    const from: Pose = { x: x + side * 40 * scale, y: foot, scale: scale * 0.35, rotation: i, alpha: 0.85 };
    return {
      key: `dust:${key}:${i}`,
      art: `dust/${i % 3}`,
      z: EFFECT + i,
      from,
      to: {
        ...from,
        x: x + side * 105 * scale,
        y: foot - (24 + 16 * (i % 2)) * scale,
        scale: scale * (1.05 + 0.2 * (i % 2)),
        alpha: 0,
      },
      motion: { delay: delay + i * 25, duration: 760, ease: 'out' },
    };
  });
  const chunks = (crush ? [-0.8, -0.45, -0.1, 0.25, 0.55, 0.85] : [-0.5, 0.1, 0.6]).map((side, i): Flourish => {
    const from: Pose = { x: x + side * 22 * scale, y: foot - 8 * scale, scale, rotation: 0, alpha: 1 };
    return {
      key: `chunk:${key}:${i}`,
      art: `chunk/${i % 3}`,
      z: EFFECT + 10 + i,
      from,
      to: { ...from, x: x + side * 96 * scale, y: foot + 6 * scale, rotation: side * 5, alpha: 0 },
      motion: { delay, duration: 560, ease: 'linear', hop: 0.7 },
    };
  });
  return [...clouds, ...chunks];
}
