import { expect, it } from 'vitest';
import { createShake } from '../src/shake.ts';

const PICTURE = {
  bounds: { x: 0, y: 0, width: 1000, height: 500 },
  placements: [
    {
      key: 'cell',
      art: 'cell',
      x: 100,
      y: 100,
      z: 1,
      target: { id: 'cell:1', shape: { kind: 'circle', radius: 20 } },
    },
    { key: 'piece', art: 'piece', x: 105, y: 95, z: 2 },
    { key: 'ground', art: 'ground', x: 100, y: 100, z: 0 },
    { key: 'elsewhere', art: 'piece', x: 300, y: 100, z: 2 },
  ],
} as const;

it('pushes the place that was refused to and fro, with what stands on it, and leaves all in its place', () => {
  const waiting: (() => void)[] = [];
  const seen: (readonly number[])[] = [];
  const shake = createShake(
    (_ms, then) => {
      waiting.push(then);
      return () => {};
    },
    () => seen.push(shake.shaken(PICTURE).placements.map(({ x }, i) => x - (PICTURE.placements[i]?.x ?? 0))),
  );
  expect(shake.shaken(PICTURE)).toBe(PICTURE);
  shake.begin('cell:1');
  while (waiting.length > 0) waiting.shift()?.();
  expect(seen).toEqual([
    [6, 6, 0, 0],
    [-6, -6, 0, 0],
    [4, 4, 0, 0],
    [-4, -4, 0, 0],
    [0, 0, 0, 0],
  ]);
  expect(shake.shaken(PICTURE)).toBe(PICTURE);
});
