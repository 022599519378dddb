import { describe, expect, it } from 'vitest';
import { toScreen } from '../src/camera.ts';
import {
  cameraAt,
  firstViewing,
  fitted,
  glided,
  isUnderWay,
  panned,
  type ViewingRules,
  zoomed,
} from '../src/viewing.ts';

const RULES: ViewingRules = { insets: { top: 0, right: 0, bottom: 0, left: 0 }, zoom: 4 };
const BOUNDS = { x: -100, y: -50, width: 200, height: 100 };
const SCREEN = { width: 400, height: 200 };
const MIDDLE = { x: 200, y: 100 };
const FIRST = firstViewing(BOUNDS, SCREEN, RULES);

describe('how a picture is looked at', () => {
  it('comes nearer about a point, which stays where it is, as far as the rules allow', () => {
    const near = zoomed(FIRST, 1.5, MIDDLE, RULES);
    expect(near.camera.scale).toBe(3);
    expect(toScreen(near.camera, { x: 0, y: 0 })).toEqual(MIDDLE);
    expect(near.byHand).toBe(true);
    expect(zoomed(near, 100, MIDDLE, RULES).camera.scale).toBe(8);
    expect(zoomed(FIRST, 100, MIDDLE, { ...RULES, zoom: 1 })).toEqual(FIRST);
  });

  it('moves only once somebody came nearer, and never off the picture', () => {
    expect(panned(FIRST, 30, 20, RULES)).toEqual(FIRST);
    const near = zoomed(FIRST, 2, MIDDLE, RULES);
    const moved = panned(near, 30, -20, RULES);
    expect(moved.camera).toEqual({ ...near.camera, x: near.camera.x + 30, y: near.camera.y - 20 });
    const far = panned(near, 10_000, 10_000, RULES);
    expect(toScreen(far.camera, { x: -100, y: -50 })).toEqual({ x: 0, y: 0 });
  });

  it('sees all of the picture again, by going away or at once', () => {
    const near = panned(zoomed(FIRST, 3, MIDDLE, RULES), 50, 50, RULES);
    expect(fitted(near, RULES)).toEqual(FIRST);
    expect(zoomed(near, 0.1, { x: 10, y: 10 }, RULES)).toEqual(FIRST);
  });

  it('glides from where it is to where it shall be', () => {
    const near = zoomed(FIRST, 2, MIDDLE, RULES);
    const going = glided(FIRST, near, 1000);
    expect(cameraAt(going, 1000)).toEqual(FIRST.camera);
    expect(isUnderWay(going, 1001)).toBe(true);
    const half = cameraAt(going, 1075);
    expect(half.scale).toBeGreaterThan(2);
    expect(half.scale).toBeLessThan(4);
    expect(cameraAt(going, 2000)).toEqual(near.camera);
    expect(isUnderWay(going, 2000)).toBe(false);
    // Asked to turn back on the way, it starts from where it is.
    expect(cameraAt(glided(going, FIRST, 1075), 1075)).toEqual(half);
  });
});
