import { describe, expect, it } from 'vitest';
import type { Picture, Placement, Pose } from '../src/picture.ts';
import { FADE, LONGEST, SHORTEST } from '../src/tween.ts';
import {
  depthAt,
  dismiss,
  isMoving,
  type Manner,
  NO_TWEENS,
  poseAt,
  reconcile,
  type Tweens,
} from '../src/tween-reconciler.ts';

const MOVING: Manner = { still: false, instant: 'no' };
const STILL: Manner = { still: true, instant: 'no' };
const INSTANT: Manner = { still: false, instant: 'all' };
const RESIZED: Manner = { still: false, instant: 'resting' };

function picture(...placements: readonly Placement[]): Picture {
  return { bounds: { x: 0, y: 0, width: 600, height: 800 }, placements };
}

function at(key: string, x: number, y = 0, more: Partial<Placement> = {}): Placement {
  return { key, art: 'stone', x, y, z: 1, ...more };
}

function where(tweens: Tweens, id: string, now: number): Pose {
  const tweened = tweens.all.get(id);
  if (tweened === undefined) throw new Error(`nobody is called "${id}"`);
  return poseAt(tweened, now);
}

const resting = reconcile(NO_TWEENS, picture(at('a', 0), at('b', 100)), 0, INSTANT);

describe('a new picture', () => {
  it('moves what keeps its key from where it was to where it is', () => {
    const tweens = reconcile(resting, picture(at('a', 300), at('b', 100)), 1000, MOVING);
    expect(where(tweens, 'a', 1000).x).toBe(0);
    const half = where(tweens, 'a', 1100).x;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(300);
    expect(where(tweens, 'a', 1000 + LONGEST).x).toBe(300);
    expect(where(tweens, 'b', 1100).x).toBe(100);
  });

  it('takes 150 to 400 ms for a movement, longer ones longer', () => {
    const near = reconcile(resting, picture(at('a', 10), at('b', 100)), 0, MOVING).all.get('a')?.duration ?? 0;
    const far = reconcile(resting, picture(at('a', 400), at('b', 100)), 0, MOVING).all.get('a')?.duration ?? 0;
    const across = reconcile(resting, picture(at('a', 9000), at('b', 100)), 0, MOVING).all.get('a')?.duration ?? 0;
    expect(near).toBeGreaterThanOrEqual(SHORTEST);
    expect(far).toBeGreaterThan(near);
    expect(across).toBe(LONGEST);
  });

  it('turns a movement round in the middle without a jump', () => {
    const there = reconcile(resting, picture(at('a', 300), at('b', 100)), 0, MOVING);
    const middle = where(there, 'a', 120);
    const back = reconcile(there, picture(at('a', 0), at('b', 100)), 120, MOVING);
    expect(where(back, 'a', 120)).toEqual(middle);
    expect(where(back, 'a', 120 + LONGEST).x).toBe(0);
  });

  it('lets a movement go on when the next picture wants the same', () => {
    const first = reconcile(resting, picture(at('a', 300), at('b', 100)), 0, MOVING);
    const again = reconcile(first, picture(at('a', 300), at('b', 100)), 100, MOVING);
    expect(where(again, 'a', 150)).toEqual(where(first, 'a', 150));
  });

  it('begins a change of size as large as the thing was, though a finer drawing of it takes over', () => {
    const small = reconcile(NO_TWEENS, picture(at('a', 0, 0, { drawn: 100, scale: 0.9 })), 0, INSTANT);
    const large = reconcile(small, picture(at('a', 300, 0, { drawn: 150, scale: 0.8 })), 0, MOVING);
    expect(where(large, 'a', 0).scale * 150).toBeCloseTo(90);
    expect(where(large, 'a', LONGEST).scale).toBe(0.8);
    // Nor does it jump when it turns round on its way, or where the scale alone happens to be the same.
    const middle = where(large, 'a', 100).scale * 150;
    const back = reconcile(large, picture(at('a', 0, 0, { drawn: 100, scale: 0.9 })), 100, MOVING);
    expect(where(back, 'a', 100).scale * 100).toBeCloseTo(middle);
    const finer = reconcile(small, picture(at('a', 0, 0, { drawn: 120, scale: 0.9 })), 0, MOVING);
    expect(where(finer, 'a', 0).scale * 120).toBeCloseTo(90);
  });

  it('fades in what is new, from where it is said to come', () => {
    const tweens = reconcile(
      resting,
      picture(at('a', 0), at('b', 100), at('c', 50, 50, { enter: { y: -20 } })),
      0,
      MOVING,
    );
    expect(where(tweens, 'c', 0)).toMatchObject({ x: 50, y: -20, alpha: 0 });
    expect(where(tweens, 'c', LONGEST)).toMatchObject({ x: 50, y: 50, alpha: 1 });
  });

  it('fades out what is gone, and is rid of it then', () => {
    const tweens = reconcile(resting, picture(at('b', 100)), 0, MOVING);
    expect(where(tweens, 'a', FADE / 2).alpha).toBeLessThan(1);
    expect(dismiss(tweens, FADE / 2).all.has('a')).toBe(true);
    expect(dismiss(tweens, FADE).all.has('a')).toBe(false);
    expect(dismiss(tweens, FADE).all.has('b')).toBe(true);
  });

  it('brings back what returns while it was fading, from as faint as it was', () => {
    const gone = reconcile(resting, picture(at('b', 100)), 0, MOVING);
    const faint = where(gone, 'a', 60).alpha;
    const back = reconcile(gone, picture(at('a', 0), at('b', 100)), 60, MOVING);
    expect(where(back, 'a', 60).alpha).toBe(faint);
    expect(where(back, 'a', 60 + FADE).alpha).toBe(1);
    expect(dismiss(back, 5000).all.has('a')).toBe(true);
  });

  it('ends right although pictures between were missed', () => {
    const missed = reconcile(resting, picture(at('a', 300), at('d', 5)), 0, MOVING);
    const straight = reconcile(missed, picture(at('d', 70), at('e', 9)), 50, MOVING);
    const end = dismiss(straight, 10_000);
    expect([...end.all.keys()].sort()).toEqual(['d', 'e']);
    expect(where(end, 'd', 10_000)).toMatchObject({ x: 70, alpha: 1 });
  });

  it('refuses two things with one key', () => {
    expect(() => reconcile(NO_TWEENS, picture(at('a', 0), at('a', 1)), 0, MOVING)).toThrow('"a"');
  });

  it('lifts what travels above all that stands, and only while it travels', () => {
    const tweens = reconcile(resting, picture(at('a', 300), at('b', 100, 0, { z: 99 })), 0, MOVING);
    const [a, b] = [tweens.all.get('a'), tweens.all.get('b')];
    if (a === undefined || b === undefined) throw new Error('somebody is missing');
    expect(depthAt(a, 50)).toBeGreaterThan(depthAt(b, 50));
    expect(depthAt(a, LONGEST)).toBeLessThan(depthAt(b, LONGEST));
  });

  it('hops over an arc when asked to', () => {
    const tweens = reconcile(resting, picture(at('a', 300, 0, { motion: { hop: 0.25, ease: 'linear' } })), 0, MOVING);
    const duration = tweens.all.get('a')?.duration ?? 0;
    expect(where(tweens, 'a', duration / 2).y).toBeCloseTo(-75);
    expect(where(tweens, 'a', duration).y).toBe(0);
  });

  it('puts a carried thing where the finger is at once', () => {
    const tweens = reconcile(resting, picture(at('a', 222, 0, { motion: { duration: 0 } }), at('b', 100)), 0, MOVING);
    expect(where(tweens, 'a', 0).x).toBe(222);
    expect(isMoving(tweens, 0)).toBe(false);
  });

  it('waits for a delay where it was', () => {
    const tweens = reconcile(resting, picture(at('a', 300, 0, { motion: { delay: 200 } })), 0, MOVING);
    expect(where(tweens, 'a', 199).x).toBe(0);
    expect(where(tweens, 'a', 200 + LONGEST).x).toBe(300);
  });
});

describe('reduced motion', () => {
  it('shows a movement as one thing fading out where it was and in where it is', () => {
    const tweens = reconcile(resting, picture(at('a', 300), at('b', 100)), 0, STILL);
    for (const now of [0, 60, 120, FADE]) expect(where(tweens, 'a', now).x).toBe(300);
    expect(where(tweens, 'a~', 90)).toMatchObject({ x: 0 });
    expect(where(tweens, 'a', 0).alpha).toBe(0);
    expect(where(tweens, 'a', FADE).alpha).toBe(1);
    expect([...dismiss(tweens, FADE).all.keys()].sort()).toEqual(['a', 'b']);
  });

  it('lets new things appear in their place and gone ones fade in theirs', () => {
    const tweens = reconcile(resting, picture(at('c', 50, 50, { enter: { y: -20 } })), 0, STILL);
    expect(where(tweens, 'c', 10).y).toBe(50);
    expect(where(tweens, 'a', 10).x).toBe(0);
  });

  it('shows no flourishes', () => {
    const pose = { x: 0, y: 0, scale: 1, rotation: 0, alpha: 1 };
    const shown = reconcile(
      resting,
      { ...picture(at('a', 0)), flourishes: [{ key: 'dust', art: 'dust', z: 9, from: pose, to: pose }] },
      0,
      STILL,
    );
    expect([...shown.all.keys()]).not.toContain('dust*');
  });
});

describe('an instant picture', () => {
  it('is there at once, and nothing of before remains', () => {
    const moving = reconcile(resting, picture(at('a', 300)), 0, MOVING);
    const tweens = reconcile(moving, picture(at('a', 50), at('c', 7)), 20, INSTANT);
    expect([...tweens.all.keys()].sort()).toEqual(['a', 'c']);
    expect(where(tweens, 'a', 20).x).toBe(50);
    expect(isMoving(tweens, 20)).toBe(false);
  });
});

describe('a picture of another size', () => {
  it('swallows no movement: what is on its way ends it at the new place, what rested is there at once', () => {
    const moving = reconcile(resting, picture(at('a', 300), at('b', 100)), 0, MOVING);
    const tweens = reconcile(moving, picture(at('a', 330), at('b', 120)), 100, RESIZED);
    expect(where(tweens, 'b', 100).x).toBe(120);
    const way = where(tweens, 'a', 100).x;
    expect(way).toBeGreaterThan(0);
    expect(way).toBeLessThan(330);
    expect(where(tweens, 'a', LONGEST).x).toBe(330);
  });

  it('lets what fades go on fading', () => {
    const fading = reconcile(resting, picture(at('b', 100)), 0, MOVING);
    expect(reconcile(fading, picture(at('b', 120)), 50, RESIZED).all.has('a')).toBe(true);
  });
});

describe('rest', () => {
  it('comes when everything has arrived', () => {
    expect(isMoving(resting, 0)).toBe(false);
    const tweens = reconcile(resting, picture(at('a', 300), at('b', 100)), 0, MOVING);
    expect(isMoving(tweens, 100)).toBe(true);
    expect(isMoving(tweens, LONGEST)).toBe(false);
  });
});

describe('a flourish', () => {
  const from = { x: 0, y: 0, scale: 1, rotation: 0, alpha: 1 };
  const dust = { key: 'dust', art: 'dust', z: 9, from, to: { ...from, scale: 3, alpha: 0 }, motion: { duration: 300 } };

  it('runs once, however often its picture is shown, and leaves nothing', () => {
    const first = reconcile(resting, { ...picture(at('a', 0)), flourishes: [dust] }, 0, MOVING);
    expect(where(first, 'dust*', 150).scale).toBeGreaterThan(1);
    const later = dismiss(first, 300);
    expect(later.all.has('dust*')).toBe(false);
    const again = reconcile(later, { ...picture(at('a', 0)), flourishes: [dust] }, 400, MOVING);
    expect(again.all.has('dust*')).toBe(false);
  });

  it('is not seen before its delay is over, and keeps its depth', () => {
    const later = { ...dust, motion: { duration: 300, delay: 100 } };
    const tweens = reconcile(resting, { ...picture(at('a', 0)), flourishes: [later] }, 0, MOVING);
    expect(where(tweens, 'dust*', 99).alpha).toBe(0);
    expect(where(tweens, 'dust*', 130).alpha).toBeGreaterThan(0);
    const tweened = tweens.all.get('dust*');
    expect(tweened === undefined ? null : depthAt(tweened, 200)).toBe(9);
  });

  it('keeps running when the next picture does not speak of it', () => {
    const first = reconcile(resting, { ...picture(at('a', 0)), flourishes: [dust] }, 0, MOVING);
    expect(reconcile(first, picture(at('a', 0)), 100, MOVING).all.has('dust*')).toBe(true);
  });
});
