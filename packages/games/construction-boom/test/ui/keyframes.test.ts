import { describe, expect, it } from 'vitest';
import { keyframesOf } from '../../src/ui/keyframes.ts';
import type { BuiltTile, PublicView } from '../../src/ui/rules.ts';
import { snapshots } from './matches.ts';
import { randomSteps } from './play.ts';
import { letters, position } from './positions.ts';

const byTile = (view: PublicView): readonly BuiltTile[] => [...view.building].sort((a, b) => a.tile - b.tile);

describe('the moments of a step', () => {
  it('end in the street that the rules make of it, whatever falls on the way', () => {
    let collapses = 0;
    for (const seed of ['reel 1', 'reel 2', 'reel 3', 'reel 4']) {
      for (const { before, after, events } of randomSteps(seed)) {
        const last = keyframesOf(before, events).at(-1);
        // A round that ends in the step is followed by another street.
        if (last === undefined || (events.some(({ type }) => type === 'dealt') && after.phase === 'bid')) continue;
        expect(byTile(last.view)).toEqual(byTile(after));
        collapses += events.filter(({ type }) => type === 'collapsed').length;
      }
    }
    expect(collapses).toBeGreaterThan(5);
  });

  it('have none for bids, passes and tiles that only stand: they simply appear', () => {
    const [, bid] = snapshots(['bid 3 old']);
    expect(bid).toBeDefined();
    const steps = snapshots(['bid 1 old', 'accept', 'pass']);
    expect(
      steps.slice(1).map(({ events }, i) => keyframesOf((steps[i] ?? steps[0])?.view as PublicView, events)),
    ).toEqual([[], [], []]);
  });

  it('show placing, cracking and falling one after the other, and the roof crushed when it is hit', () => {
    const before = position(
      `
      2 | CT  <CT
      1 | CT  .
      0 | CG  CG
        | 0   1`,
      ['CR OT', ''],
    );
    const events = [
      { type: 'placed', seat: 0, tile: 4, column: 0, row: 3 },
      { type: 'collapsed', ground: 32, column: 0, load: 11, capacity: 7 },
      { type: 'fell', tile: 36, column: 0, from: 1, to: null },
      { type: 'fell', tile: 37, column: 0, from: 2, to: null },
      { type: 'fell', tile: 4, column: 0, from: 3, to: null },
      { type: 'fell', tile: 38, column: 1, from: 2, to: 1 },
    ] as const;
    const keyframes = keyframesOf(before, events);
    expect(
      keyframes.map(({ effects }) => [effects.cracking.length, effects.trembling.length, effects.gone.length]),
    ).toEqual([
      [0, 0, 0],
      [1, 4, 0],
      [0, 0, 4],
    ]);
    const [, , fall] = keyframes;
    const delays = [36, 38].map((tile) => fall?.effects.motions.get(tile)?.delay ?? 0);
    expect(delays[1]).toBeGreaterThan(delays[0] ?? 0);
    expect(fall?.view.building.map(({ tile, column, row }) => `${letters(tile)} ${column},${row}`).sort()).toEqual([
      'CG 1,0',
      'CT 1,1',
    ]);
    const whole = keyframes.reduce((sum, { ms }) => sum + ms, 0);
    expect(whole).toBeGreaterThan(1200);
    expect(whole).toBeLessThan(2500);
  });

  it('keep all that stood in the picture while it falls', () => {
    for (const { before, events } of randomSteps('reel 5')) {
      for (const { effects } of keyframesOf(before, events)) {
        for (const { column, row } of before.building) {
          expect(effects.extent.some((cell) => cell.column === column && cell.row === row)).toBe(true);
        }
      }
    }
  });
});
