import { describe, expect, it } from 'vitest';
import { fitCamera, keepInside, toScreen, toWorld, zoomAt } from '../src/camera.ts';
import { cameraAt, firstViewing, isUnderWay, panned, reframe, zoomed } from '../src/viewing.ts';

const bounds = { x: -100, y: -50, width: 200, height: 100 };
const screen = { width: 800, height: 800 };
const rules = { insets: { top: 0, right: 0, bottom: 0, left: 0 }, zoom: 4 };

describe('the camera', () => {
  it('shows all of the picture, as large as it goes, in the middle', () => {
    const camera = fitCamera(bounds, screen);
    expect(camera.scale).toBe(4);
    expect(toScreen(camera, { x: 0, y: 0 })).toEqual({ x: 400, y: 400 });
    expect(toScreen(camera, { x: -100, y: -50 })).toEqual({ x: 0, y: 200 });
  });

  it('leaves the insets free', () => {
    const camera = fitCamera(bounds, screen, { top: 100, right: 0, bottom: 0, left: 400 });
    expect(camera.scale).toBe(2);
    expect(toScreen(camera, { x: 0, y: 0 })).toEqual({ x: 600, y: 450 });
  });

  it('finds the world point under a place of the screen', () => {
    const camera = fitCamera(bounds, screen);
    expect(toWorld(camera, toScreen(camera, { x: 12, y: -7 }))).toEqual({ x: 12, y: -7 });
  });

  it('zooms about the point under the fingers, within its limits', () => {
    const camera = fitCamera(bounds, screen);
    const at = { x: 200, y: 300 };
    const near = zoomAt(camera, 2, at, 4, 16);
    expect(near.scale).toBe(8);
    expect(toWorld(near, at)).toEqual(toWorld(camera, at));
    expect(zoomAt(camera, 99, at, 4, 16).scale).toBe(16);
    expect(zoomAt(camera, 0.1, at, 4, 16).scale).toBe(4);
  });

  it('does not lose the picture', () => {
    const lost = { scale: 16, x: 99_999, y: -99_999 };
    const kept = keepInside(lost, bounds, screen);
    expect(toScreen(kept, { x: bounds.x, y: bounds.y }).x).toBe(0);
    expect(toScreen(kept, { x: 100, y: 50 }).y).toBe(800);
  });
});

describe('viewing', () => {
  const first = firstViewing(bounds, screen, rules);

  it('glides to a larger picture, and jumps when the element has another size', () => {
    const larger = { ...bounds, width: 400 };
    const gliding = reframe(first, larger, screen, rules, 1000, true);
    expect(isUnderWay(gliding, 1001)).toBe(true);
    expect(cameraAt(gliding, 1000)).toEqual(first.camera);
    expect(cameraAt(gliding, 9000)).toEqual(fitCamera(larger, screen));
    const resized = reframe(first, bounds, { width: 300, height: 300 }, rules, 1000, true);
    expect(isUnderWay(resized, 1001)).toBe(false);
    expect(resized.camera.scale).toBe(1.5);
  });

  it('stays where a person zoomed to, until they zoom all the way out', () => {
    const near = zoomed(first, 2, { x: 400, y: 400 }, rules);
    expect(reframe(near, { ...bounds, height: 120 }, screen, rules, 0, true).camera.scale).toBe(8);
    const out = zoomed(near, 0.01, { x: 0, y: 0 }, rules);
    expect(out.byHand).toBe(false);
    expect(out.camera).toEqual(first.camera);
  });

  it('pans only what is zoomed', () => {
    expect(panned(first, 50, 50, rules)).toBe(first);
    const near = zoomed(first, 4, { x: 400, y: 400 }, rules);
    expect(panned(near, 50, 0, rules).camera.x).toBe(near.camera.x + 50);
  });
});
