import { describe, expect, it } from 'vitest';
import { boardIdOf, ownNameOf } from '../../src/ui/board-names.ts';
import { readOptions } from '../../src/view.ts';

const CELLS = [0, 1, 2].flatMap((r) => [0, 1, 2].map((q) => [q, r]));

describe('the name of an own board', () => {
  it.each(['Board 2', 'Grüner Hügel', 'São Tomé - 2', 'l’acqua', 'Ñandú II', 'Доска', '¿Qué?'])(
    '%s: its id is one that the rules take, and spells it',
    (name) => {
      const id = boardIdOf(name) ?? '';
      expect(readOptions({ boards: [{ id, cells: CELLS }] }).ok).toBe(true);
      expect(ownNameOf(id)).toBe(name.replaceAll('’', "'"));
    },
  );

  it('is read from an id that was written before names were spelt', () => {
    expect(ownNameOf('Anas-board')).toBe('Anas board');
  });

  it('keeps one blank between words and none around them', () => {
    expect(boardIdOf('  Am   See ')).toBe('Am-See');
  });

  it.each([
    ['empty', ' '],
    ['too long', 'x'.repeat(25)],
    ['too long once it is spelt', 'ä'.repeat(7)],
    ['in a writing that two digits cannot spell', '盤'],
    ['a picture', 'Haus 🎲'],
  ])('has no id where it is %s', (_, name) => {
    expect(boardIdOf(name)).toBeNull();
  });
});
