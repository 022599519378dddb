import { isolated } from '@boomtown/game-core';
import type { Person, Telling } from '@boomtown/ui-kit/sentence';
import { ownNameOf } from './board-names.ts';
import { readingOrder } from './reading-order.ts';
import type { Words } from './rules.ts';
import {
  type Board,
  boardsOf,
  type Constructo,
  type ConstructoView,
  type Edition,
  pointsOn,
  type Seat,
  type Size,
} from './rules.ts';

export type ConstructoTelling = Telling<Constructo>;

/** What a player is called: their name, or their colour where nobody is known in the seat. */
export function nameOf(edition: Edition, seat: Seat, words: Words, people: readonly Person[]): string {
  const known = people.find((person) => person.seat === seat);
  return known === undefined ? sideName(edition, seat, words) : isolated(known.name);
}

/** The name of a seat's colour. */
export function sideName(edition: Edition, seat: Seat, words: Words): string {
  return words.text(seat === 0 ? `${edition}.side0` : `${edition}.side1`);
}

/** "a ring base": a piece as the object of a sentence. */
export function aPiece(edition: Edition, size: Size, words: Words): string {
  return words.text(`${edition}.a-${size}`);
}

export function boardName(id: string, words: Words): string {
  const key = `constructo.board-${id}`;
  // Only the standard boards have words, without blanks; an own board is called what its maker called it.
  return words.has(key) ? words.text(key as 'constructo.board-triangle') : ownNameOf(id);
}

/** The points of both seats so far: those of the rounds that ended, and the towers of the one that runs. */
export function pointsSoFar(view: ConstructoView): readonly [first: readonly number[], second: readonly number[]] {
  const rounds = view.phase === 'over' ? view.scores : [...view.scores, pointsOn(view.cells)];
  return [rounds.map(([points]) => points), rounds.map(([, points]) => points)];
}

/** What people call a cell: its place on the board as one reads, from 1; where the board is not known, that in its list. */
export function cellNumber(cell: number, board: Board | null): number {
  return (board === null ? cell : readingOrder(board).indexOf(cell)) + 1;
}

/** The board that an event of such a ground happened on: not always the one of now. */
export function boardThen({ ground, view }: ConstructoTelling): Board | null {
  if (ground?.type !== 'board-chosen') return view.board;
  return boardsOf(view.options).find(({ id }) => id === ground.board) ?? view.board;
}

/** What the picture itself says. */
export interface SceneTexts {
  /** By seat. */
  readonly names: readonly [string, string];
  /** Towers, by seat: those of the first round and those of now. */
  readonly tallies: readonly [string, string];
  boardName(id: string): string;
}

export function sceneTexts(edition: Edition, { words, people, view }: ConstructoTelling): SceneTexts {
  const tally = (rounds: readonly number[]): string => rounds.map((points) => words.number(points)).join(' + ');
  const [first, second] = pointsSoFar(view);
  return {
    names: [nameOf(edition, 0, words, people), nameOf(edition, 1, words, people)],
    tallies: [tally(first), tally(second)],
    boardName: (id) => boardName(id, words),
  };
}
