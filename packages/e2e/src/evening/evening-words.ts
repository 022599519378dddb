import type { GameId } from '@boomtown/wire';
import type { CountedMatch } from './counted-match.ts';

/** Presses for each decision, at most. */
const MOST_PRESSES = 1.15;

/** A match, as a line of the table that the evening ends with. */
export function rowOf({ game, people, medianWait, ...match }: CountedMatch) {
  return { game, people, ...countsOf(match), 'median wait in ms': medianWait };
}

/** All matches together, likewise. */
export function sumOf(matches: readonly CountedMatch[]) {
  return { game: 'together', ...countsOf(totalOf(matches)) };
}

/** What is wrong with the counts, in words. */
export function faultsOf(matches: readonly CountedMatch[], games: readonly GameId[]): readonly string[] {
  const missing = games.filter((id) => !matches.some(({ game }) => game === id));
  const heavy = [...matches, { ...totalOf(matches), game: 'all together' }].filter(
    (match) => perDecision(match) > MOST_PRESSES,
  );
  return [
    ...missing.map((id) => `${id} was not played to its end`),
    ...heavy.map((match) => `${match.game}: ${perDecision(match).toFixed(2)} presses for each decision`),
  ];
}

type Counts = Pick<
  CountedMatch,
  'actions' | 'decisions' | 'onlyKnown' | 'named' | 'pressesBefore' | 'presses' | 'seconds'
>;

function countsOf(counts: Counts) {
  return {
    actions: counts.actions,
    decisions: counts.decisions + counts.named,
    'of them what an action names': counts.named,
    'of them passes that only the player knows to be all': counts.onlyKnown,
    presses: counts.presses,
    'presses a decision': Number(perDecision(counts).toFixed(2)),
    'presses before': counts.pressesBefore,
    seconds: counts.seconds,
    'seconds a decision': Number((counts.seconds / Math.max(1, counts.decisions + counts.named)).toFixed(1)),
  };
}

function perDecision({ presses, decisions, named }: Pick<Counts, 'presses' | 'decisions' | 'named'>): number {
  return presses / Math.max(1, decisions + named);
}

function totalOf(matches: readonly CountedMatch[]): Counts {
  const sum = (field: keyof Counts) => matches.reduce((total, match) => total + match[field], 0);
  return {
    actions: sum('actions'),
    decisions: sum('decisions'),
    onlyKnown: sum('onlyKnown'),
    named: sum('named'),
    pressesBefore: sum('pressesBefore'),
    presses: sum('presses'),
    seconds: sum('seconds'),
  };
}
