import { isolated } from '@boomtown/game-core';
import type { Telling } from '@boomtown/ui-kit/sentence';
import { KINDS, type KindName, kindOf } from './kinds.ts';
import {
  type Bid,
  type Cell,
  type ConstructionBoom,
  type Contract,
  type Material,
  type PublicView,
  type Seat,
  scoreSheet,
  type TileId,
  type Words,
} from './rules.ts';

export type BoomTelling = Telling<ConstructionBoom>;
/** What sentences about events are made from: they need no view. */
export type Told = Pick<BoomTelling, 'words' | 'people'>;

/** What a player is called: their name, or their firm where nobody is known in the seat. */
export function nameOf(seat: Seat, { words, people }: Told): string {
  const known = people.find((person) => person.seat === seat);
  return known === undefined ? firmName(seat, words) : isolated(known.name);
}

/** The name of a seat's firm. */
export function firmName(seat: Seat, words: Words): string {
  return words.text(seat === 0 ? 'construction-boom.side0' : 'construction-boom.side1');
}

/** The tiles in a seat's hand; their number where the reader does not see them. */
export function handOf(seat: Seat, { view, own = [] }: BoomTelling): readonly TileId[] | number {
  const hand = view.hands[seat === 0 ? 0 : 1];
  return typeof hand === 'number' ? (own.find((one) => one.seat === seat)?.view.hand ?? hand) : hand;
}

/** The house number of a column. People count the houses of a street from some number on; the rules count from 0 both ways. */
export function houseOf(column: number): number {
  return column + 20;
}

/** "house 21, floor 2", or "house 21, street level". */
export function placeName({ column, row }: Cell, words: Words): string {
  const house = houseOf(column);
  if (row === 0) return words.text('construction-boom.at-street', { house });
  return words.text('construction-boom.at-floor', { house, floor: row });
}

/** With a capital, for where it stands alone. */
export function capital(text: string, { language }: Words): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** "an old tier". */
function aKind(kind: KindName, words: Words): string {
  return words.text(`construction-boom.a-${kind}`);
}

/** "Old tier". */
export function kindName(kind: KindName, words: Words): string {
  return words.text(`construction-boom.kind-${kind}`);
}

export function aTile(tile: TileId, options: PublicView['options'], words: Words): string {
  return aKind(kindOf(tile, options), words);
}

/** "3 old tiers, 1 modern ground": a hand, sorted. */
export function tilesText(tiles: readonly TileId[], options: PublicView['options'], words: Words): string {
  return words.list(tileTexts(tiles, options, words));
}

/** The parts of that, one for each kind; "no tiles" if there are none. */
export function tileTexts(tiles: readonly TileId[], options: PublicView['options'], words: Words): readonly string[] {
  const parts = KINDS.flatMap(({ name }) => {
    const count = tiles.filter((tile) => kindOf(tile, options) === name).length;
    return count === 0 ? [] : [words.text(`construction-boom.some-${name}`, { count })];
  });
  return parts.length === 0 ? [words.text('construction-boom.no-tiles')] : parts;
}

export function materialName(material: Material, words: Words): string {
  return words.text(`construction-boom.material-${material}`);
}

/** "4 modern". */
export function bidText({ number, material }: Pick<Contract, 'number' | 'material'>, words: Words): string {
  return words.text('construction-boom.bid', { number, material: materialName(material, words) });
}

/** "4 modern", or "4 modern, doubled". */
export function contractText(contract: Pick<Contract, 'number' | 'material' | 'doubled'>, words: Words): string {
  const bid = bidText(contract, words);
  return contract.doubled ? words.text('construction-boom.doubled', { bid }) : bid;
}

/** "€40k", "−€20k". */
export function moneyText(money: number, words: Words): string {
  const amount = Math.abs(money);
  return words.text(money < 0 ? 'construction-boom.money-minus' : 'construction-boom.money', { amount });
}

/** "+€40k", "−€20k": money that is added. */
export function gainText(money: number, words: Words): string {
  if (money <= 0) return moneyText(money, words);
  return words.text('construction-boom.money-plus', { amount: money });
}

/** "+€40k / −€20k": what a contract on this bid would bring, and what each missing tile would cost. */
export function stakesText(bid: Bid, doubled: boolean, words: Words): string {
  const moneyFor = (count: number): number => scoreSheet({ ...bid, doubled }, count).money;
  const [gain, loss] = [gainText(moneyFor(bid.number), words), moneyText(moneyFor(bid.number - 1), words)];
  return words.text('construction-boom.stakes', { gain, loss });
}
