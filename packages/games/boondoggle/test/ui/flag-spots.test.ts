import { describe, expect, it } from 'vitest';
import { clothAt, flagSpot, signRects } from '../../src/ui/flag-spots.ts';
import { layoutFor } from '../../src/ui/layout.ts';
import { place } from '../../src/ui/place.ts';
import { sceneTexts } from '../../src/ui/scene-model.ts';
import { overlap } from '../../src/ui/tag-spots.ts';
import { MATCHES, tellingOf } from './telling-of.ts';

const HERE = { x: 100, y: 100 };

describe('the flags', () => {
  it('stand to the right of their node while nothing is there', () => {
    const { x, y } = flagSpot('A1', HERE, 1, []);
    expect(x).toBeGreaterThan(HERE.x);
    expect(y).toBeGreaterThan(HERE.y);
  });

  it('give way to a sign, and to the flag that was planted before', () => {
    const first = flagSpot('A1', HERE, 1, []);
    const second = flagSpot('A1', HERE, 1, [clothAt(first, 1)]);
    expect(overlap(clothAt(first, 1), clothAt(second, 1))).toBe(0);
  });

  it('leave every sign of an office in sight, on a desktop and on a phone', () => {
    for (const viewport of [
      { width: 735, height: 550, ratio: 1 },
      { width: 390, height: 320, ratio: 3 },
    ]) {
      for (const { step, view } of MATCHES.flat().filter((seen) => seen.step % 5 === 0)) {
        const model = {
          ...{ step, view, viewport, near: null, own: null, offer: null, pointed: null },
          ...{ passage: null, confirming: false, hovered: null, lit: [], texts: sceneTexts(tellingOf(view)) },
        };
        const { placements } = place(model);
        const offices = signRects({ ...model, layout: layoutFor(viewport) }, []);
        for (const flag of placements.filter(({ key }) => key.startsWith('flag:'))) {
          const cloth = clothAt(flag, flag.scale ?? 1);
          for (const sign of offices) expect(overlap(cloth, sign)).toBe(0);
        }
      }
    }
  });
});
