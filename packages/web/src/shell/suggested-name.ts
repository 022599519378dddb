import { MAX_NAME_LENGTH } from '@boomtown/wire/browser';
import { words } from '../app/words.ts';
import { settings } from '../kept/settings.ts';

const drawn = Math.random();

/**
 * The name to sit down with: the person's own, or a trade of the building site, so that nobody has to think of one.
 * `taken`: the names at the table, none of which comes twice.
 */
export function suggestedName(taken: readonly (string | null)[] = []): string {
  const { name } = settings.value;
  if (name !== '' && !taken.includes(name)) return name;
  return freeTrade(words.value.text('app.trades').split(','), taken, drawn);
}

/** One of the trades that nobody is called by, as a number from 0 to 1 draws it; any of them if all are taken. */
export function freeTrade(trades: readonly string[], taken: readonly (string | null)[], at: number): string {
  const all = trades.map((trade) => trade.trim());
  const free = all.filter((trade) => !taken.includes(trade));
  const from = free.length > 0 ? free : all;
  return from[Math.floor(at * from.length)] ?? '';
}

/** The name that somebody typed, with the lowest number from 2 on where others on their device are called so. */
export function nameApart(name: string, taken: readonly string[]): string {
  let apart = name;
  for (let number = 2; taken.includes(apart); number += 1) {
    const sign = ` ${number}`;
    apart = name.slice(0, MAX_NAME_LENGTH - sign.length).trimEnd() + sign;
  }
  return apart;
}
