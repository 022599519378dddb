import type { Addressed, Rng } from '@boomtown/game-core';
import { checkActions, type Memory, someLegal, someUnlisted } from './actions.ts';
import type { Coverage } from './coverage.ts';
import { damagesOf } from './damage.ts';
import { checkChanceLeaks } from './leaks.ts';
import { checkPosition } from './position.ts';
import { checkStateReader } from './states.ts';
import { type Made, phaseOf, type Table } from './table.ts';
import { checkAllWorldLeaks, checkInvented, checkWorlds } from './worlds.ts';

/** One play, as far as it went: after the state `i` comes the action `made[i]`, which gives events of the types `told[i]`. */
export interface Journal {
  readonly states: object[];
  readonly made: Made[];
  readonly eventTypes: (readonly string[])[];
  readonly events: (readonly Addressed<{ readonly type: string }>[])[];
  readonly memory: Memory;
}

/** Steps with each type of event, in all plays together, that are checked for what else they reveal. */
const OF_AN_EVENT = 12;

/** Positions of a phase that a play checks while redealing has not yet been seen to change anything. */
const OF_A_LACKING_PHASE = 3;

/**
 * The first and last position, the first of each phase and after each type of action, and some at random. In addition a
 * few of the phases in which no redeal has changed anything yet.
 */
export function thoroughPositions(journal: Journal, count: number, rng: Rng, coverage: Coverage): readonly number[] {
  const { states, made } = journal;
  const all = rng.shuffle(states.map((_, i) => i));
  const names = states.map((state, i) => `${phaseOf(state)} ${made[i - 1]?.action.type}`);
  const fresh = rng.shuffle(firstOfEach(names));
  const usual = [...new Set([0, states.length - 1, ...fresh, ...all])].slice(0, count);
  return [...new Set([...usual, ...lackingPhases(journal, all, coverage)])];
}

function firstOfEach(names: readonly string[]): readonly number[] {
  const seen = new Set<string>();
  return names.flatMap((name, i) => {
    if (seen.has(name)) return [];
    seen.add(name);
    return [i];
  });
}

function lackingPhases({ states }: Journal, indexes: readonly number[], coverage: Coverage): readonly number[] {
  const counts = new Map<string, number>();
  return indexes.filter((i) => {
    const phase = phaseOf(states[i] ?? {});
    const taken = counts.get(phase) ?? 0;
    counts.set(phase, taken + 1);
    return taken < OF_A_LACKING_PHASE && coverage.lacks(phase);
  });
}

/** For steps with types of events that have not had their share yet: do they tell anybody more than the views show? */
export function checkEventLeaks(table: Table, journal: Journal, index: number, coverage: Coverage): void {
  const types = new Set(journal.eventTypes[index] ?? []);
  const state = journal.states[index];
  const made = journal.made[index];
  if (state === undefined || made === undefined) return;
  if ([...types].every((type) => coverage.seen(type) >= OF_AN_EVENT)) return;
  for (const type of types) coverage.tell(type);
  checkChanceLeaks(table, state, made);
  if (table.game.info.hidden) checkAllWorldLeaks(table, state, made, coverage);
}

/** Everything that may arrive in a position is tried, and everything that may leak is looked for. */
export function checkThoroughly(
  table: Table,
  journal: Journal,
  index: number,
  junk: readonly unknown[],
  coverage: Coverage,
): void {
  const { memory } = journal;
  const state = journal.states[index] ?? {};
  const { game, choices } = table;
  const insight = checkPosition(table, state);
  const some = choices.shuffle(junk).slice(0, 12);
  checkActions(table, state, insight, memory, some);
  checkStateReader(table, state, some);
  const next = journal.made[index];
  const mades = [
    ...(next === undefined ? [] : [next]),
    ...someLegal(table, insight, 4),
    ...someUnlisted(table, insight),
  ];
  for (const made of mades) checkChanceLeaks(table, state, made);
  checkInvented(table, state);
  if (!game.info.hidden) return;
  const remembered = [...memory.actions.values()].flat();
  const damages = remembered.slice(0, 3).flatMap((action) => damagesOf(action, [...memory.words]));
  const raws = [
    ...remembered,
    ...choices
      .shuffle(damages)
      .slice(0, 20)
      .map((one) => one.make()),
  ];
  checkWorlds(table, state, insight, mades, raws, coverage);
}
