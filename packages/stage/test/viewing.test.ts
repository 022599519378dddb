import { describe, expect, it } from 'vitest';
import { toScreen } from '../src/camera.ts';
import {
  cameraAt,
  firstViewing,
  fitted,
  glided,
  isUnderWay,
  panned,
  reframe,
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

  it('moves only once a person came nearer, and never off the picture', () => {
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

  describe('when the picture or its element gets another size', () => {
    const NOW = 1000;
    const to = (bounds = BOUNDS, screen = SCREEN, from = FIRST, glide = true) =>
      reframe(from, bounds, screen, RULES, NOW, glide);

    it('stays as it is where nothing changed', () => {
      expect(to({ ...BOUNDS }, { ...SCREEN })).toBe(FIRST);
    });

    it.each([
      ['x', { ...BOUNDS, x: -90 }],
      ['y', { ...BOUNDS, y: -40 }],
      ['width', { ...BOUNDS, width: 400 }],
      ['height', { ...BOUNDS, height: 400 }],
    ])('glides to all of the picture where that has another %s', (_, bounds) => {
      const next = to(bounds);
      expect(next.camera).toEqual(firstViewing(bounds, SCREEN, RULES).camera);
      expect(cameraAt(next, NOW)).toEqual(FIRST.camera);
      expect(isUnderWay(next, NOW + 1)).toBe(true);
      expect(isUnderWay(next, NOW + 400)).toBe(false);
      expect(cameraAt(next, NOW + 400)).toEqual(next.camera);
      expect(to(bounds, SCREEN, FIRST, false).way).toBeNull();
    });

    it.each([
      ['width', { ...SCREEN, width: 300 }],
      ['height', { ...SCREEN, height: 150 }],
    ])('is there at once where the element has another %s', (_, screen) => {
      const next = to(BOUNDS, screen);
      expect(next.way).toBeNull();
      expect(next.camera).toEqual(firstViewing(BOUNDS, screen, RULES).camera);
    });

    it('stays where a person came nearer, but on the picture', () => {
      const near = panned(zoomed(FIRST, 2, MIDDLE, RULES), 30, -20, RULES);
      const larger = to({ x: -200, y: -100, width: 400, height: 200 }, SCREEN, near);
      expect(larger.camera).toEqual(near.camera);
      expect(larger.byHand).toBe(true);
      const elsewhere = to({ x: 900, y: 900, width: 200, height: 100 }, SCREEN, near).camera;
      expect(elsewhere.scale).toBe(near.camera.scale);
      expect(toScreen(elsewhere, { x: 900, y: 900 })).toEqual({ x: 0, y: 0 });
    });
  });
});
