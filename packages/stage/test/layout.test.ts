import { describe, expect, it } from 'vitest';
import { darken, faded, mix } from '../src/colour.ts';
import { around, arrange, centreOf, fitScale, inset, laidOutIn, split } from '../src/layout.ts';
import { enlargedLettering, fittingText, letteringDrawing, type Measure } from '../src/lettering.ts';
import type { LetteringStyle } from '../src/sprites.ts';

const space = { x: 10, y: 20, width: 300, height: 100 };

describe('layout', () => {
  it('arranges things in the number of columns that makes them largest', () => {
    const wide = arrange(3, { width: 1, height: 1 }, space);
    expect(wide.map(({ x, y }) => [x, y])).toEqual([
      [10, 20],
      [110, 20],
      [210, 20],
    ]);
    const tall = arrange(3, { width: 1, height: 1 }, { x: 0, y: 0, width: 100, height: 300 });
    expect(tall.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0, 100],
      [0, 200],
    ]);
  });

  it('keeps many things inside and apart, the last row in the middle', () => {
    const rects = arrange(5, { width: 2, height: 1 }, { x: 0, y: 0, width: 300, height: 100 }, 10);
    const whole = around(rects);
    expect(whole.x).toBeGreaterThanOrEqual(0);
    expect(whole.y + whole.height).toBeLessThanOrEqual(100);
    for (const [i, a] of rects.entries()) {
      for (const b of rects.slice(i + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
    }
    const lastRow = rects.filter((rect) => rect.y === rects.at(-1)?.y);
    const row = around(lastRow);
    expect(row.x + row.width / 2).toBeCloseTo(150);
  });

  it('lies in the middle of what there is, with the gaps between and none outside', () => {
    const thing = { width: 1, height: 1 };
    expect(arrange(2, thing, { x: 10, y: 20, width: 210, height: 400 }, 10)).toEqual([
      { x: 10 + 7.5, y: 20, width: 195, height: 195 },
      { x: 10 + 7.5, y: 20 + 205, width: 195, height: 195 },
    ]);
    expect(arrange(2, thing, { x: 10, y: 20, width: 210, height: 300 }, 10)).toMatchObject([
      { x: 42.5, y: 20, width: 145 },
      { x: 42.5, y: 175, width: 145 },
    ]);
    expect(arrange(1, thing, { x: 10, y: 20, width: 50, height: 90 })).toEqual([
      { x: 10, y: 40, width: 50, height: 50 },
    ]);
  });

  it('fits by whichever side is short of room', () => {
    expect(fitScale({ width: 10, height: 20 }, { width: 100, height: 100 })).toBe(5);
    expect(fitScale({ width: 20, height: 10 }, { width: 100, height: 100 })).toBe(5);
    expect(centreOf(space)).toEqual({ x: 160, y: 70 });
  });

  it('is made for what an element measures, but never for next to nothing, a mere line, or no number', () => {
    expect(laidOutIn({ width: 900, height: 700 })).toEqual({ width: 900, height: 700 });
    expect(laidOutIn({ width: 0, height: 0 })).toEqual({ width: 160, height: 120 });
    expect(laidOutIn({ width: 1440, height: 1 })).toEqual({ width: 1440, height: 240 });
    expect(laidOutIn({ width: 1, height: 1200 })).toEqual({ width: 200, height: 1200 });
    expect(laidOutIn({ width: Number.NaN, height: Number.POSITIVE_INFINITY })).toEqual({ width: 160, height: 120 });
  });

  it('splits by shares', () => {
    expect(split(space, 'row', [1, 2])[1]).toEqual({ x: 110, y: 20, width: 200, height: 100 });
    expect(split(space, 'row', [1, 2]).map((rect) => rect.width)).toEqual([100, 200]);
    expect(split(space, 'column', [1, 3])[1]).toEqual({ x: 10, y: 45, width: 300, height: 75 });
  });

  it('never insets to less than nothing', () => {
    expect(inset(space, 60)).toEqual({ x: 70, y: 70, width: 180, height: 0 });
  });
});

describe('colours', () => {
  it('mix and fade', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(darken('#ff8000', 1)).toBe('#000000');
    expect(faded('#ff8000', 0.25)).toBe('rgb(255 128 0 / 0.25)');
    expect(() => mix('#fff', '#000000', 0)).toThrow('#fff');
  });
});

describe('lettering', () => {
  const measure: Measure = { font: '', measureText: (text) => ({ width: [...text].length * 10 }) };
  const style = { weight: 600, family: 'sans-serif', size: 20, colour: '#000000' };

  it('cuts text that is too wide, with an ellipsis, and no other', () => {
    expect(fittingText('Ada', { ...style, widest: 30 }, measure)).toBe('Ada');
    expect(fittingText('Ada Lovelace', { ...style, widest: 50 }, measure)).toBe('Ada…');
    expect(fittingText('Ada Lovelace', style, measure)).toBe('Ada Lovelace');
  });

  it('is enlarged as far as it has room, and never cut for that', () => {
    // As wide as half its size for each letter.
    const widening: Measure = {
      font: '',
      measureText: (text) => ({ width: ([...text].length * Number(/(\d+(?:\.\d+)?)px/.exec(widening.font)?.[1])) / 2 }),
    };
    const heightOf = (change: Partial<LetteringStyle>, name = 'plain') => {
      const art = { drawing: () => neverDrawn(), style: () => ({ ...style, ...change }) };
      return (
        letteringDrawing('Ada', enlargedLettering(art, 1.5).style(name), widening).bounds.height / (1.4 + 0.2) / 20
      );
    };
    expect(heightOf({})).toBeCloseTo(1.5);
    expect(heightOf({ growsTo: 1.1 })).toBeCloseTo(1.1);
    expect(heightOf({ widest: 36 })).toBeCloseTo(1.2);
    expect(heightOf({ widest: 36, growsWithin: 39 })).toBeCloseTo(1.3);
    expect(heightOf({ growsWithin: 20 })).toBeCloseTo(1);
  });

  it('is set smaller where it is too wide, down to the smallest size, and cut only then', () => {
    const drawn = (text: string, change: Partial<LetteringStyle>) => {
      const fills: string[] = [];
      const scaling: Measure = {
        font: '',
        measureText: (said) => ({
          width: ([...said].length * Number(/(\d+(?:\.\d+)?)px/.exec(scaling.font)?.[1])) / 2,
        }),
      };
      const drawing = letteringDrawing(text, { ...style, widest: 60, smallest: 12, ...change }, scaling);
      // All that lettering without a halo asks of a canvas.
      const ink = { fillText: (said: string) => fills.push(said) } as unknown as CanvasRenderingContext2D;
      drawing.paint(ink);
      return { said: fills[0], size: Math.round(drawing.bounds.height / (1.4 + 0.2)) };
    };
    expect(drawn('Ada', {})).toEqual({ said: 'Ada', size: 20 });
    expect(drawn('Ada Byron', {})).toEqual({ said: 'Ada Byron', size: 13 });
    expect(drawn('Ada Lovelace', {})).toEqual({ said: 'Ada Lovel…', size: 12 });
    // Who wants larger letters reads no small ones.
    expect(drawn('Ada Byron', { enlargedBy: 1.5 })).toEqual({ said: 'Ada B…', size: 18 });
    expect(drawn('Ada Byron', { smallest: 40 })).toEqual({ said: 'Ada B…', size: 20 });
  });

  it('is set to the side rather than reach beyond where it may', () => {
    const sidesOf = (reach: { readonly left: number; readonly right: number }) => {
      const { x, width } = letteringDrawing('Ada', { ...style, reach }, measure).bounds;
      return [x + 2, x + width - 2];
    };
    expect(sidesOf({ left: 40, right: 40 })).toEqual([-15, 15]);
    expect(sidesOf({ left: 40, right: 10 })).toEqual([-20, 10]);
    expect(sidesOf({ left: 5, right: 40 })).toEqual([-5, 25]);
    expect(sidesOf({ left: 5, right: 10 })).toEqual([-5, 25]);
  });

  it('stands by its left, middle or right', () => {
    const left = letteringDrawing('Ada', { ...style, align: 'left' }, measure).bounds;
    const right = letteringDrawing('Ada', { ...style, align: 'right' }, measure).bounds;
    const middle = letteringDrawing('Ada', style, measure).bounds;
    expect(middle.x + middle.width / 2).toBeCloseTo(0);
    expect(left.x + left.width / 2).toBeCloseTo(15);
    expect(right.x + right.width / 2).toBeCloseTo(-15);
  });
});

function neverDrawn(): never {
  throw new Error('only letters are set here');
}
