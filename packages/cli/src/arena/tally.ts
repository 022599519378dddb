import { type Estimate, wilson } from '@boomtown/analysis/estimate';
import { type MatchResult, SIDES, type Side } from './match.ts';

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

/** The tournament in words, a line each, with the intervals in which the true shares lie in 95 of 100 tournaments. */
export function report(results: readonly MatchResult[], names: { readonly [side in Side]: string }): string[] {
  const { wins, draws, losses } = tally(results);
  const matches = results.length;
  return [
    `A (${names.a}) against B (${names.b}): ${wins} wins, ${draws} draws, ${losses} losses in ${matches} games`,
    `A wins   ${inWords(wilson(wins, matches))} of the games, draws not counted as wins`,
    `A scores ${inWords(wilson(wins + draws / 2, matches))}, a draw counted as half a win`,
    ...bySeat(results),
    lengths(results),
    ...SIDES.map((side) => `${side.toUpperCase()}: ${timing(results, side)}`),
  ];
}

function inWords({ value, low, high }: Estimate): string {
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  return `${percent(value)} (95 % interval ${percent(low)} to ${percent(high)})`;
}

/** How often each seat won or shared a win, whichever side held it: an advantage of a seat shows here. */
function bySeat(results: readonly MatchResult[]): string[] {
  const seats = results[0]?.transcript.seats ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const wins = results.filter(({ transcript }) => transcript.outcome?.winners.includes(seat)).length;
    return `Seat ${seat + 1} wins ${inWords(wilson(wins, results.length))}, shared wins included`;
  });
}

function lengths(results: readonly MatchResult[]): string {
  const actions = results.map(({ transcript }) => transcript.actions.length);
  const at = percentiles(actions);
  return `A game has ${at(0.5)} actions (median), from ${at(0)} to ${at(1)}`;
}

function timing(results: readonly MatchResult[], side: Side): string {
  const times = results.flatMap((result) => result.times[side]);
  const faults = results.flatMap((result) => result.faults[side]);
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
  const at = percentiles(times);
  const failed = faults.length === 0 ? '' : `; ${faults.length} of them made for it: ${inKinds(faults)}`;
  return `${times.length} moves, mean ${mean.toFixed(1)} ms, 95th percentile ${at(0.95).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms${failed}`;
}

/** Gives the value that this part (0 to 1) of all reaches at most; 0 where there are none. */
function percentiles(values: readonly number[]): (part: number) => number {
  const sorted = values.toSorted((a, b) => a - b);
  return (part) => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
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
