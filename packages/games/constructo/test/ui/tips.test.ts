import { wordsOf } from '@boomtown/i18n';
import { describe, expect, it } from 'vitest';
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import { tipFor } from '../../src/ui/tips.ts';
import { snapshots } from './matches.ts';

const ACTIONS = ['board clover', 'small 4', 'medium 7'];
const at = (count: number) => {
  const last = snapshots('constructo', ACTIONS.slice(0, count), { seats: [0] }).at(-1);
  if (last === undefined) throw new Error('no snapshot');
  return { words: wordsOf<Messages>('en', en), people: [], view: last.view };
};

describe('the names of what is drawn on a table of Constructo', () => {
  it('are the boards while one is chosen', () => {
    expect(tipFor('constructo', 'plate:clover', at(0))).toBe(tipFor('constructo', 'board:clover', at(0)));
    expect(tipFor('constructo', 'plate:clover', at(0))).not.toBeNull();
    expect(tipFor('constructo', 'plate:clover', at(1))).toBeNull();
  });

  it('tell what stands on a hexagon, whether its place or its drawing is touched', () => {
    const told = Array.from({ length: 9 }, (_, cell) => tipFor('constructo', `cell:${cell}`, at(2)));
    expect(new Set(told).size).toBe(9);
    expect(tipFor('constructo', 'tile:clover:3', at(2))).toBe(told[3]);
  });

  it('are none for shades and frames', () => {
    expect(['shade:clover:1', 'tray:0', 'chip:pile:0:ring'].map((key) => tipFor('constructo', key, at(2)))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
