import { describe, expect, it } from 'vitest';
import { TAG_HEIGHT, tagWidth } from '../../src/ui/art/tags.ts';
import { place } from '../../src/ui/place.ts';
import { sceneTexts } from '../../src/ui/scene-model.ts';
import { overlap, rectAbove, spreadOut } from '../../src/ui/tag-spots.ts';
import { MATCHES, offersAt, tellingOf } from './telling-of.ts';

const SIZE = { width: 100, height: 50 };

describe('the spots of tags', () => {
  it('are the best ones while nothing is there', () => {
    expect(
      spreadOut(
        [
          {
            ...SIZE,
            spots: [
              { x: 5, y: 5 },
              { x: 500, y: 5 },
            ],
          },
        ],
        [],
      ),
    ).toEqual([{ x: 5, y: 5 }]);
  });

  it('give way to what is there already, tags before them included', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 150, y: 0 },
      { x: 300, y: 0 },
    ];
    const taken = [rectAbove({ x: 0, y: 0 }, SIZE)];
    expect(
      spreadOut(
        [
          { ...SIZE, spots },
          { ...SIZE, spots },
        ],
        taken,
      ),
    ).toEqual([
      { x: 150, y: 0 },
      { x: 300, y: 0 },
    ]);
  });

  it('take the lesser evil where there is no room', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
    ];
    const taken = [{ x: -1000, y: -1000, width: 1020, height: 2000 }];
    expect(spreadOut([{ ...SIZE, spots }], taken)).toEqual([{ x: 60, y: 0 }]);
  });

  it('keep the prices of all next miles apart, on a phone too', () => {
    let pairs = 0;
    for (const seen of MATCHES.flat()) {
      for (const { seat, own, legal } of offersAt(seen)) {
        if (seen.view.phase !== 'build') continue;
        const { placements } = place({
          step: seen.step,
          view: seen.view,
          viewport: { width: 390, height: 430, ratio: 3 },
          near: seat,
          own,
          offer: { seat, legal },
          pointed: null,
          passage: null,
          confirming: false,
          hovered: null,
          lit: [],
          texts: sceneTexts(tellingOf(seen.view)),
        });
        const rects = placements.flatMap(({ key, art, x, y, scale = 1 }) => {
          if (!key.startsWith('tag:') || typeof art !== 'string') return [];
          const [, , , disc = '', goods = '', money = ''] = art.split('/');
          const width = tagWidth({ goods, money, disc: disc === '' ? null : 'kickback' });
          return [rectAbove({ x, y }, { width: width * scale, height: TAG_HEIGHT * scale })];
        });
        rects.forEach((one, i) => {
          for (const other of rects.slice(i + 1)) {
            const smaller = Math.min(one.width * one.height, other.width * other.height);
            expect(overlap(one, other) / smaller, `step ${seen.step}, seat ${seat}`).toBeLessThan(0.2);
            pairs += 1;
          }
        });
      }
    }
    expect(pairs).toBeGreaterThan(100);
  });
});
