import type { Addressed, GameTypes, Seat, ViewRules } from './contract.ts';

/**
 * Do these events tell anybody something that they could not know? So does whatever is told to some seats only, and every
 * type of event that the game says so of.
 */
export function revealsHidden<T extends GameTypes>(
  { reveals = [] }: ViewRules<T>,
  events: readonly Addressed<T['Event']>[],
): boolean {
  return events.some((one) => one.to !== 'all' || 'except' in one || reveals.includes(one.event.type));
}

/** The last action of a match, as far as undoing it is concerned. */
export interface LastAction {
  readonly by: Seat;
  /** Who might act before it, and who may now: nobody once the match is over. */
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
  /** See `MatchStep`. */
  readonly sealed: boolean;
}

/**
 * May the seat that made the last action take it back? `free`: nothing came to light and it is still the turn of that
 * seat alone. `ask`: nothing came to light, but others may already be thinking about it, so they are to agree. `null`:
 * never, since chance was drawn, something hidden was told, or the match is over.
 */
export function takebackRight({ by, before, after, sealed }: LastAction): 'free' | 'ask' | null {
  if (sealed || after.length === 0) return null;
  return isAlone(before, by) && isAlone(after, by) ? 'free' : 'ask';
}

function isAlone(actors: readonly Seat[], seat: Seat): boolean {
  return actors.length === 1 && actors[0] === seat;
}
