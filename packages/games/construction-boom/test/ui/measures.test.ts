import { describe, expect, it } from 'vitest';
import { CELL, farFigure, paintedWidth } from '../../src/ui/measures.ts';

describe('a figure on a tile that is seen from across a room', () => {
  // A picture has 14.5 of its pixels where the page has 37.5, and letters have to be 28 of these high.
  const least = (28 * 14.5) / 37.5;
  const widths = Array.from({ length: 200 }, (_, i) => 12 + i * 0.25);

  it('is high enough at every width of a cell, and has room on the tile', () => {
    for (const width of widths) {
      const painted = paintedWidth(width, true);
      expect((farFigure(painted) * width) / CELL.width, `${width}`).toBeGreaterThanOrEqual(least);
      expect(farFigure(painted), `${width}`).toBeLessThan(CELL.height * 1.4);
    }
  });
});
