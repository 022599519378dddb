import { boardRows, handRow } from '@boomtown/ui-kit/plain-kit';
import type { PlainRows } from '@boomtown/ui-kit/plain-table';
import { anyWords, nameIn, plainTeller } from '@boomtown/ui-kit/plain-teller';
import { CELLS, SIDE, type StoneWall } from '../view.ts';

/** What lies on the table, row by row: the board, then the hands. */
export const rows: PlainRows<StoneWall> = ({ words, people, view }, you) => {
  const { text } = anyWords(words);
  const board = boardRows({
    columns: SIDE,
    cells: CELLS,
    label: (row) => text('stone-wall.row', { row }),
    cell(at) {
      const placed = view.board[at] ?? null;
      if (placed === null) return { text: '', look: 'bare', words: text('stone-wall.cell-empty') };
      const { card, seat } = placed;
      return {
        text: String(card),
        look: seat,
        words: text('stone-wall.cell-card', { card, name: nameIn(people, seat) }),
      };
    },
  });
  const hands = view.hands.map((hand, seat) =>
    handRow({
      seat,
      label: text('stone-wall.hand', { name: nameIn(people, seat) }),
      // The cards of others are known by number.
      cards: you.find((one) => one.seat === seat)?.view.hand ?? hand,
      face: (card) => ({ text: String(card), words: String(card) }),
      covered: text('stone-wall.unseen'),
    }),
  );
  return [...board, ...hands];
};

/** What tells a match in words, by the keys of `messages/`. */
export const teller = plainTeller<StoneWall>('stone-wall', {
  // The event without its card has a sentence of its own.
  sayKey: (event) => (event.type === 'drew' && event.card === undefined ? 'say-drew-unseen' : `say-${event.type}`),
  fill: (thing) => ('cell' in thing ? { row: 1 + Math.floor(thing.cell / SIDE), column: 1 + (thing.cell % SIDE) } : {}),
  placesOf(thing, seat) {
    if (!('cell' in thing)) return [];
    return [...('points' in thing ? [] : [`hand-${seat}-${thing.card}`]), `cell-${thing.cell}`];
  },
});

export const tellers = { 'stone-wall': teller };
