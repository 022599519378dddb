import { stepStream, watched } from './chance.ts';
import type { Addressed, Game, GameTypes, Seat, ViewRules } from './contract.ts';
import { actors, judge, timeoutAction } from './judge.ts';
import { malformed, ok, type Refusal, type Result } from './result.ts';

/** A match as it stands: everything that its next step follows from. Immutable; the state in it is a cache of the record. */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  /** The table's 32 secret bytes; in no state and no view. */
  readonly seed: Uint8Array;
  /** How many actions were made. */
  readonly step: number;
  readonly state: T['State'];
}

/** A match after something happened in it, and what happened. */
export interface MatchStep<T extends GameTypes> {
  readonly match: Match<T>;
  readonly events: readonly Addressed<T['Event']>[];
  /** Did it draw chance, or reveal something hidden? Then it can't be undone. */
  readonly sealed: boolean;
}

/** An action that stands in a record, with the seat that made it. */
export interface MadeAction {
  readonly seat: Seat;
  readonly action: unknown;
}

/** Sets a match up (step 0), or fails with `bad-seats`, then `bad-options` or the game's own code for options. */
export function startMatch<T extends GameTypes>(
  game: Game<T>,
  options: unknown,
  seats: number,
  seed: Uint8Array,
): Result<MatchStep<T>> {
  const first = game.setup(options, seats, stepStream(seed, 0));
  if (!first.ok) return first;
  const match = { game, seed, step: 0, state: first.value.state };
  return ok({ match, events: first.value.events, sealed: true });
}

/** An action that was taken, as the game read it, and what it led to. */
export interface Taken<T extends GameTypes> extends MatchStep<T> {
  readonly action: T['Action'];
}

/** Takes an action from outside for a seat, or refuses it; a refused action changes nothing. */
export function submit<T extends GameTypes>(match: Match<T>, seat: unknown, raw: unknown): Result<Taken<T>> {
  const judged = judge(match.game, match.state, seat, raw);
  if (!judged.ok) return judged;
  const step = match.step + 1;
  const { action } = judged.value;
  const chance = watched(() => stepStream(match.seed, step));
  const { state, events } = match.game.perform(match.state, judged.value.seat, action, chance);
  const sealed = chance.wasDrawn || revealsHidden(match.game, events);
  return ok({ match: { ...match, step, state }, events, sealed, action });
}

/** Takes the action of a seat whose time is up. The seat must be one of those that may act; anything else is a broken invariant. */
export function timeOut<T extends GameTypes>(match: Match<T>, seat: Seat): Taken<T> {
  if (!actors(match.game, match.state).includes(seat))
    throw new Error(`seat ${seat} is not to act, so no time of its runs`);
  const action = timeoutAction(match.game, match.state, seat);
  const done = submit(match, seat, action);
  if (!done.ok) throw new Error(`the timeout action of ${match.game.info.id} was refused: ${done.error.code}`);
  return done.value;
}

/** Why a record does not replay: the refusal, and the index (from 0) of the first action that does not stand, or `null` for the setup. */
export interface ReplayFault {
  readonly refusal: Refusal;
  readonly index: number | null;
}

/** What a replay starts from. */
export interface ReplaySource {
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Uint8Array;
  readonly actions: readonly MadeAction[];
  /** Left out where the match was dealt. */
  readonly from?: Continued;
}

/**
 * Replays a record from its start. `each` sees every progress (the setup's first), so that a log or a slider can be
 * built on the way.
 */
export function replay<T extends GameTypes>(
  game: Game<T>,
  source: ReplaySource,
  each: (progress: MatchStep<T>) => void = () => {},
): Result<Match<T>, ReplayFault> {
  const work = replayInSteps(game, source, each);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** The same with a rest before each action, for a record from outside that others are not to wait for. */
export function* replayInSteps<T extends GameTypes>(
  game: Game<T>,
  source: ReplaySource,
  each: (progress: MatchStep<T>) => void = () => {},
): Generator<void, Result<Match<T>, ReplayFault>> {
  const rules = source.from === undefined ? ok(game) : goingOn(game, source.from);
  const started = rules.ok ? startMatch(rules.value, source.options, source.seats, source.seed) : rules;
  if (!started.ok) return { ok: false, error: { refusal: started.error, index: null } };
  each(started.value);
  let match = started.value.match;
  for (const [index, made] of source.actions.entries()) {
    yield;
    const next = submit(match, made.seat, made.action);
    if (!next.ok) return { ok: false, error: { refusal: next.error, index } };
    each(next.value);
    match = next.value.match;
  }
  return ok(match);
}

/** The moment of another match from which a match goes on. */
export interface Continued {
  /** After how many of its actions. */
  readonly step: number;
  /** How it stood then; what was hidden may have been dealt anew. */
  readonly state: object;
}

/**
 * The same rules, but a match starts from that state instead of from a deal. Fails with `malformed` where it is no state of
 * the game.
 */
export function goingOn<T extends GameTypes>(game: Game<T>, { state: raw }: Continued): Result<Game<T>> {
  const read = game.parseState(raw);
  if (!read.ok) return read;
  const state = read.value;
  return ok({
    ...game,
    setup(options, seats, rng) {
      // For what it refuses: what it deals is not used.
      const dealt = game.setup(options, seats, rng);
      if (!dealt.ok) return dealt;
      if (game.seatsOf(state) !== seats) return malformed('The match goes on at a table with another number of seats.');
      return ok({ state, events: [] });
    },
  });
}

/**
 * Do these events reveal something that a seat could not know? So does whatever is addressed to some seats only, and every
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
 * never, since chance was drawn, something hidden was revealed, or the match is over.
 */
export function takebackRight({ by, before, after, sealed }: LastAction): 'free' | 'ask' | null {
  if (sealed || after.length === 0) return null;
  return isAlone(before, by) && isAlone(after, by) ? 'free' : 'ask';
}

function isAlone(actors: readonly Seat[], seat: Seat): boolean {
  return actors.length === 1 && actors[0] === seat;
}
