import { describe, expect, it } from 'vitest';
import { place } from '../../src/ui/place.ts';
import { played } from './matches.ts';
import { DESKTOP, modelOf } from './model-of.ts';

const ON_ITS_SIDE = { width: 644, height: 349 };

/** What stands on the board of a hill, by the size of its letters, when its player is called so. */
function written(viewport: typeof DESKTOP, name: string): readonly (readonly [string, string])[] {
  const shown = played({ starter: 0, turnLimit: 16 }, 2, 33, [0]).shown[0];
  if (shown === undefined) throw new Error('nothing was shown');
  const { placements } = place(modelOf(shown, { viewport, near: 0, names: [name, 'Ben'] }));
  return placements.flatMap(({ key, art }) =>
    key.startsWith('name:0') && art !== null && typeof art !== 'string' ? [[art.text, art.style] as const] : [],
  );
}

describe('the name on the board of a hill', () => {
  it('has one line where there is room for it', () => {
    expect(written(DESKTOP, 'Ada Lovelace').map(([text]) => text)).toEqual(['Ada Lovelace']);
    expect(written(ON_ITS_SIDE, 'Ada').map(([text]) => text)).toEqual(['Ada']);
  });

  it('has two where it would not be whole in one, and may be set smaller before it is cut', () => {
    const lines = written(ON_ITS_SIDE, 'Evangeline Montgomery');
    expect(lines.map(([text]) => text)).toEqual(['Evangeline', 'Montgomery']);
    for (const [, style] of lines) expect(style).toMatch(/^name\/[\d.]+\/[\d.]+\/[\d.]+$/);
    expect(written(ON_ITS_SIDE, 'Bartholomewsonsington').map(([text]) => text)).toEqual(['Bartholomewsonsington']);
  });
});
