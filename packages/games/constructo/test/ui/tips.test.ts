import { wordsOf } from '@boomtown/i18n';
import { describe, expect, it } from 'vitest';
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import { tipFor } from '../../src/ui/tips.ts';
import { follow } from '../../src/ui/tracked-pieces.ts';
import { snapshots } from './matches.ts';

const ACTIONS = ['board clover', 'small 4', 'medium 7'];
const at = (count: number) => {
  const last = snapshots('constructo', ACTIONS.slice(0, count), { seats: [0] }).at(-1);
  if (last === undefined) throw new Error('no snapshot');
  return { words: wordsOf<Messages>('en', en), people: [], view: last.view };
};

const told = (key: string, telling: ReturnType<typeof at>) =>
  tipFor('constructo', key, telling, follow([], telling.view));

describe('the names of what is drawn on a table of Constructo', () => {
  it('are the boards while one is chosen', () => {
    expect(told('plate:clover', at(0))).toEqual(told('board:clover', at(0)));
    expect(told('plate:clover', at(0))).not.toBeNull();
    expect(told('plate:clover', at(1))).toBeNull();
  });

  it('tell what stands on a hexagon, whether its place or its drawing is touched', () => {
    const tips = Array.from({ length: 9 }, (_, cell) => told(`cell:${cell}`, at(2))?.name);
    expect(new Set(tips).size).toBe(9);
    expect(told('tile:clover:3', at(2))?.name).toBe(tips[3]);
  });

  it('are a kind of piece on a tray, with the letter that takes it', () => {
    expect(told('pile:0:ring', at(2))?.name).toBe('Yellow ring (R)');
    expect(told('recess:pile:1:small', at(2))?.name).toBe('Blue small (S)');
  });

  it('say what can come onto a hexagon, and what each piece moves onto, by the rule', () => {
    const doesAt = (cell: number) => told(`cell:${cell}`, at(3));
    expect(doesAt(0)).toMatchObject({ does: 'Any piece from a tray can be placed here.', rule: '1.3' });
    expect(doesAt(3)?.does).toContain('ring');
    expect(doesAt(6)?.does).toContain('small');
    expect(told('pile:0:medium', at(3))).toMatchObject({
      does: 'Moves only onto a ring.',
      rule: '1.4',
    });
  });

  it('are those of the hexagon or the pile for a piece, a crown and a number that lie there', () => {
    const telling = at(3);
    for (const { id, spot } of follow([], telling.view)) {
      const place = spot.at === 'cell' ? `cell:${spot.cell}` : `pile:${id.split(':').slice(0, 2).join(':')}`;
      expect(told(`piece:${id}`, telling), id).toEqual(told(place, telling));
    }
    expect(told('chip:pile:0:ring', telling)?.name).toBe('Yellow ring (R)');
    expect(told('crown:4:0:2', telling)).toEqual(told('cell:4', telling));
  });

  it('are a player for their tray, and none for shades', () => {
    expect(told('tray:0', at(2))?.name).toBe('Yellow');
    expect(told('shade:clover:1', at(2))).toBeNull();
  });
});
