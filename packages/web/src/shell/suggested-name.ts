import { looksLike, shortened } from '@boomtown/game-core';
import { MAX_NAME_LENGTH } from '@boomtown/wire/browser';
import { words } from '../app/words.ts';
import { settings } from '../local-storage/settings.ts';

const drawn = Math.random();

/**
 * The name to sit down with: the person's own, or a trade of the building site, so that nobody has to think of one.
 * `taken`: the names at the table, none of which comes twice, nor one that looks like it.
 */
export function suggestedName(taken: readonly (string | null)[] = []): string {
  const { name } = settings.value;
  if (name !== '' && !isLike(name, taken)) return name;
  return freeTrade(words.value.text('app.trades').split(','), taken, drawn);
}

/** One of the trades that nobody is called by, as a number from 0 to 1 draws it; any of them if all are taken. */
export function freeTrade(trades: readonly string[], taken: readonly (string | null)[], at: number): string {
  const all = trades.map((trade) => trade.trim());
  const free = all.filter((trade) => !isLike(trade, taken));
  const from = free.length > 0 ? free : all;
  return from[Math.floor(at * from.length)] ?? '';
}

/** The name that a person typed, with the lowest number from 2 on where others on their device are called so. */
export function nameApart(name: string, taken: readonly string[]): string {
  let apart = name;
  for (let number = 2; isLike(apart, taken); number += 1) {
    const sign = ` ${number}`;
    apart = shortened(name, MAX_NAME_LENGTH - sign.length) + sign;
  }
  return apart;
}

/** Would the table take the name for one of these? */
function isLike(name: string, taken: readonly (string | null)[]): boolean {
  return taken.some((one) => one !== null && looksLike(one, name));
}
