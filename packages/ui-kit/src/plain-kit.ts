import type { Seat } from '@boomtown/game-core';
import type { PlainCell, PlainRow } from './plain-table.ts';

type Drawn = Omit<PlainCell, 'key'>;

interface BoardOf {
  /** How many cells a row has, and how many there are in all. */
  readonly columns: number;
  readonly cells: number;
  /** Are they hexagons? Then every other row lies half a cell to the right. */
  readonly hexagons?: true;
  /** What a row is called, counted from 1. */
  label(row: number): string;
  cell(at: number): Drawn;
}

/** A board of cells. Their places are `cell-0`, `cell-1` and so on, row by row. */
export function boardRows({ columns, cells, hexagons, label, cell }: BoardOf): readonly PlainRow[] {
  return Array.from({ length: Math.ceil(cells / columns) }, (_, row) => {
    const count = Math.min(columns, cells - row * columns);
    const drawn = Array.from({ length: count }, (_cell, column) => {
      const at = row * columns + column;
      return { key: `cell-${at}`, ...cell(at) };
    });
    const hexagonal = hexagons === true ? { hexagons, shift: (row % 2) / 2 } : {};
    return { label: label(row + 1), cells: drawn, ...hexagonal };
  });
}

interface HandOf<C> {
  readonly seat: Seat;
  readonly label: string;
  /** The cards, or how many there are where they are covered. */
  readonly cards: readonly C[] | number;
  face(card: C): Omit<Drawn, 'look'>;
  /** What a covered card is called. */
  readonly covered: string;
}

/** A hand of cards. The place of a card is `hand-SEAT-CARD`. */
export function handRow<C extends string | number>({ seat, label, cards, face, covered }: HandOf<C>): PlainRow {
  const back = (nth: number): PlainCell => ({ key: `back-${seat}-${nth}`, text: '', look: 'back', words: covered });
  const cells =
    typeof cards === 'number'
      ? Array.from({ length: cards }, (_, nth) => back(nth))
      : cards.map((card): PlainCell => ({ key: `hand-${seat}-${card}`, look: 'card', ...face(card) }));
  return { label, titled: true, cells };
}

interface TrackOf {
  readonly key: string;
  readonly label: string;
  readonly spaces: number;
  /** On which space each seat stands, counted from 0. */
  readonly at: readonly number[];
  /** What a space is called on which these seats stand. */
  space(nth: number, seats: readonly Seat[]): string;
}

/** A track on which seats go forward: each space has the numbers of those who stand on it. Its places are `KEY-0` and so on. */
export function trackRow({ key, label, spaces, at, space }: TrackOf): PlainRow {
  const cells = Array.from({ length: spaces }, (_, nth): PlainCell => {
    const seats = at.flatMap((where, seat) => (where === nth ? [seat] : []));
    const [only] = seats;
    const look = only !== undefined && seats.length === 1 ? only : 'bare';
    return { key: `${key}-${nth}`, text: seats.map((seat) => seat + 1).join(' '), look, words: space(nth, seats) };
  });
  return { label, titled: true, cells };
}

interface PileOf {
  readonly key: string;
  readonly count: number;
  readonly words: string;
  /** A pile of covered cards; else a counter. */
  readonly covered?: true;
}

/** Piles and counters, side by side: numbers of things. */
export function pileRow(label: string, piles: readonly PileOf[]): PlainRow {
  const cells = piles.map(
    ({ key, count, words, covered }): PlainCell => ({
      key,
      text: String(count),
      look: covered ? 'back' : 'card',
      words,
    }),
  );
  return { label, titled: true, cells };
}
