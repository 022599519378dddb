import { describe, expect, it } from 'vitest';
import { tipFor } from '../../src/ui/tips.ts';
import { PEOPLE, position, WORDS } from './positions.ts';

const view = position('1 | OT  MR  .\n0 | OG  MG  CG\n | 0   1   2', ['OT MT CT', 'OT CR']);
const tipAt = (key: string) => tipFor(key, { words: WORDS, people: PEOPLE, view });
const tileAt = (column: number, row: number) => {
  const built = view.building.find((one) => one.column === column && one.row === row);
  return tipAt(`tile:${built?.tile}`);
};

describe('tips of the things in the street', () => {
  it('is of a tile what it may carry, or where it may stand', () => {
    expect(tileAt(0, 0)).toMatchObject({ does: expect.stringContaining('Carries up to 11'), rule: '6.1' });
    expect(tileAt(0, 1)).toMatchObject({ does: expect.stringContaining('never stick out'), rule: '4.4' });
    expect(tileAt(1, 1)).toMatchObject({ does: expect.stringContaining('Nothing may stand on it'), rule: '4.5' });
    expect(tipAt('stack:0:modern-tier')).toMatchObject({ does: expect.stringContaining('sticks out'), rule: '4.4' });
  });

  it('is of a free place what goes there', () => {
    expect(tipAt('cell:3,0')).toMatchObject({ does: expect.stringContaining('grounds'), rule: '4.3' });
    expect(tipAt('cell:2,1')).toMatchObject({ does: expect.stringContaining('Tiers and roofs'), rule: '4.4' });
  });

  it('is of a bid and of a material how they count', () => {
    for (const key of ['rung:bid:3:old', 'bid:3:old']) expect(tipAt(key)).toMatchObject({ rule: '3.1' });
    expect(tipAt('plank-swatch:old')?.does).toContain('old, modern, cheap');
  });

  it('is nothing of dust and frames', () => {
    expect(['dust:1', 'sheet-title', 'tile-shade:3'].map(tipAt)).toEqual([null, null, null]);
  });
});
