import { type MatchResult, SIDES, type Side } from './match.ts';

/** A share of matches and the interval in which the true one lies in 95 of 100 tournaments, each from 0 to 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The normal distribution's 97.5th percentile. */
const Z = 1.959964;

/** Wilson's interval for a share. `wins` may hold halves. */
export function wilson(wins: number, matches: number): Share {
  if (matches === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / matches;
  const spread = Z ** 2 / matches;
  const centre = share + spread / 2;
  const reach = Z * Math.sqrt((share * (1 - share)) / matches + spread / (4 * matches));
  return {
    share,
    low: Math.max(0, (centre - reach) / (1 + spread)),
    high: Math.min(1, (centre + reach) / (1 + spread)),
  };
}

/** How the matches of a tournament ended, from A's side. */
export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export function tally(results: readonly MatchResult[]): Tally {
  const count = (winner: Side | null): number => results.filter((result) => result.winner === winner).length;
  return { wins: count('a'), draws: count(null), losses: count('b') };
}

/** The tournament in words, a line each. */
export function report(results: readonly MatchResult[], names: { readonly [side in Side]: string }): string[] {
  const { wins, draws, losses } = tally(results);
  const matches = results.length;
  return [
    `A (${names.a}) against B (${names.b}): ${wins} wins, ${draws} draws, ${losses} losses in ${matches} games`,
    `A wins   ${inWords(wilson(wins, matches))} of the games, draws not counted as wins`,
    `A scores ${inWords(wilson(wins + draws / 2, matches))}, a draw counted as half a win`,
    ...SIDES.map((side) => `${side.toUpperCase()}: ${timing(results, side)}`),
  ];
}

function inWords({ share, low, high }: Share): string {
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
  return `${percent(share)} (95 % interval ${percent(low)} to ${percent(high)})`;
}

function timing(results: readonly MatchResult[], side: Side): string {
  const times = results.flatMap((result) => result.times[side]).sort((a, b) => a - b);
  const faults = results.flatMap((result) => result.faults[side]);
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
  const at = (part: number): number => times[Math.ceil(part * times.length) - 1] ?? 0;
  const failed = faults.length === 0 ? '' : `; ${faults.length} of them made for it: ${inKinds(faults)}`;
  return `${times.length} moves, mean ${mean.toFixed(1)} ms, 95th percentile ${at(0.95).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms${failed}`;
}

/** Did a side make none of its moves itself? Then nothing was compared. */
export function neverMoved(results: readonly MatchResult[], side: Side): boolean {
  const moves = results.reduce((sum, result) => sum + result.times[side].length, 0);
  const faults = results.reduce((sum, result) => sum + result.faults[side].length, 0);
  return moves > 0 && faults === moves;
}

/** How often what went wrong, with one example of each. */
function inKinds(faults: readonly string[]): string {
  const kinds = new Map<string, { times: number; readonly example: string }>();
  for (const fault of faults) {
    const kind = fault.replace(/ \(.*$/s, '');
    const known = kinds.get(kind) ?? { times: 0, example: fault };
    known.times += 1;
    kinds.set(kind, known);
  }
  return [...kinds.values()].map(({ times, example }) => `${times} times ${example}`).join('; ');
}
