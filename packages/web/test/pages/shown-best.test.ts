import { expect, test } from 'vitest';
import { createShownBest } from '../../src/pages/replay/shown-best.ts';

/** A picture, which forgets what is shown in it when it is shown another step. */
function picture() {
  const shown = { action: null as object | null, lit: [] as readonly string[] };
  return {
    shown,
    consider: (action: object | null) => {
      shown.action = action;
    },
    light: (places: readonly string[]) => {
      shown.lit = places;
    },
    forget: () => Object.assign(shown, { action: null, lit: [] }),
  };
}

const best = { action: { type: 'pass' }, places: ['button:pass'] };

test('the better action is in the picture, whether the page tells of it before or after the step is shown', () => {
  const scene = picture();
  const shown = createShownBest();
  shown.within(scene);
  scene.forget();
  shown.again();
  shown.is(best, false);
  expect(scene.shown).toEqual({ action: best.action, lit: best.places });
  shown.is(null, false);
  expect(scene.shown).toEqual({ action: null, lit: [] });
  // A report that comes in between has the page tell first.
  shown.is(best, false);
  scene.forget();
  shown.again();
  expect(scene.shown).toEqual({ action: best.action, lit: best.places });
});

test('it is shown in a picture that comes later, and what else is lit stays', () => {
  const shown = createShownBest();
  shown.is(best, true);
  const scene = picture();
  scene.light(['cell:0,0']);
  shown.within(scene);
  expect(scene.shown).toEqual({ action: best.action, lit: ['cell:0,0'] });
  shown.is(best, false);
  expect(scene.shown.lit).toEqual(best.places);
  shown.within(null);
  shown.is(null, false);
  expect(scene.shown.lit).toEqual(best.places);
});
