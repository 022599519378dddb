import type { PlainCell, PlainRow, PlainRows } from '@boomtown/ui-kit/plain-table';
import { anyWords, nameIn } from '@boomtown/ui-kit/plain-teller';
import { type Card, SIDE, type StoneWall } from '../view.ts';

/** What lies on the table, row by row: the board, then the hands. */
export const rows: PlainRows<StoneWall> = ({ words, people, view }, you) => {
  const { text } = anyWords(words);
  const cell = (at: number): PlainCell => {
    const placed = view.board[at] ?? null;
    if (placed === null) return { key: `cell-${at}`, text: '', look: 'bare', words: text('stone-wall.cell-empty') };
    const told = text('stone-wall.cell-card', { card: placed.card, name: nameIn(people, placed.seat) });
    return { key: `cell-${at}`, text: String(placed.card), look: placed.seat, words: told };
  };
  const board = Array.from({ length: SIDE }, (_, row): PlainRow => {
    const cells = Array.from({ length: SIDE }, (_cell, column) => cell(row * SIDE + column));
    return { label: text('stone-wall.row', { row: row + 1 }), cells };
  });
  const face =
    (seat: number) =>
    (card: Card): PlainCell => ({
      key: `hand-${seat}-${card}`,
      text: String(card),
      look: 'card',
      words: String(card),
    });
  const back = (_: unknown, nth: number): PlainCell => ({
    key: `back-${nth}`,
    text: '',
    look: 'back',
    words: text('stone-wall.unseen'),
  });
  const hands = view.hands.map((hand, seat): PlainRow => {
    const own = you.find((one) => one.seat === seat)?.view.hand;
    const cells = own === undefined ? Array.from({ length: hand }, back) : own.map(face(seat));
    return { label: text('stone-wall.hand', { name: nameIn(people, seat) }), titled: true, cells };
  });
  return [...board, ...hands];
};
