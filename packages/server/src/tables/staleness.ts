import type { Seat } from '@boomtown/game-core';

/** Who might act at a step, and who made the action that led to it (`null` for the setup). */
export interface Turn {
  readonly step: number;
  readonly actors: readonly Seat[];
  readonly by: Seat | null;
  /** What happened there: an action, a table event that left the position alone, or a takeback. */
  readonly how: 'action' | 'table-event' | 'back';
}

/**
 * May an action of `seat`, made for step `madeFor`, be judged on the present state? Yes if nothing happened since. Yes
 * also where several seats may act at once: if this seat was one of them then, still is, and only others have acted. A
 * quicker player does not make the action stale.
 * @param turns the last steps, oldest first, without gaps; the last one is the present
 */
export function mayBeJudged(turns: readonly Turn[], madeFor: number, seat: Seat): boolean {
  const present = turns.at(-1);
  if (present === undefined || madeFor > present.step) return false;
  if (madeFor === present.step) return true;
  const from = turns.findIndex(({ step }) => step === madeFor);
  const then = turns[from];
  if (then === undefined) return false;
  const since = turns.slice(from + 1).filter(({ how }) => how !== 'table-event');
  if (since.length === 0) return true;
  if (then.actors.length < 2 || since.some(({ how }) => how === 'back')) return false;
  return then.actors.includes(seat) && since.every(({ actors, by }) => actors.includes(seat) && by !== seat);
}
