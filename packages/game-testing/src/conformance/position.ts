import { canonicalJson, type Outcome, type Seat, sameJson } from '@boomtown/game-core';
import { brief, ContractViolation, hold } from '../contract-violation.ts';
import { deepFreeze, holdPlain, wireTrip } from '../plain-json.ts';
import type { Terms } from './settings.ts';
import { type Action, seatList, type Table } from './table.ts';

/** What the checks of a position found out, for the deeper ones that follow. */
export interface Insight {
  readonly view: object;
  readonly own: readonly object[];
  readonly acting: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Legal actions by seat. */
  readonly legal: readonly (readonly Action[])[];
  /** The same as canonical texts. */
  readonly texts: readonly ReadonlySet<string>[];
}

/** Everything that the contract says about a single state, reached or read or redealt. The state must be frozen. */
export function checkPosition(table: Table, state: object): Insight {
  const { game, terms } = table;
  holdPlain(state, 'state');
  hold(game.seatsOf(state) === table.seats, 'seats', () => `seatsOf gives ${game.seatsOf(state)}, not ${table.seats}`);
  holdOptions(table, state);
  holdInvariant(terms, state);

  const view = deepFreeze(game.publicView(state));
  const own = seatList(table).map((seat) => deepFreeze(game.privateView(state, seat)));
  holdViews(table, state, view, own);
  const acting = game.actors(view);
  holdActors(table, acting);
  const outcome = game.outcome(view);
  hold((outcome === null) === acting.length > 0, 'actors-and-outcome', () => {
    return `actors ${brief(acting)} with outcome ${brief(outcome)}: actors are empty when the game is over, and only then`;
  });
  if (outcome !== null) holdOutcome(table, outcome);

  const legal = seatList(table).map((seat) => game.legal(view, own[seat] ?? {}, seat));
  const texts = seatList(table).map((seat) => holdLegal(table, legal[seat] ?? [], seat, acting));
  holdFromWire(table, view, own, legal);
  for (const seat of acting) holdTimeout(table, view, own[seat] ?? {}, seat, legal[seat] ?? []);
  holdReadable(table, state);
  return { view, own, acting, outcome, legal, texts };
}

function holdInvariant(terms: Terms, state: object): void {
  try {
    terms.invariant(state);
  } catch (error) {
    throw new ContractViolation('invariant', error instanceof Error ? error.message : String(error));
  }
}

/** Two states that look alike do alike: a copy read back from disk has the same views and is written the same. */
function holdReadable(table: Table, state: object): void {
  const { game } = table;
  const read = game.parseState(wireTrip(state));
  hold(read.ok, 'parse-state-refuses', () => `parseState refuses a state of the game: ${brief(read)}`);
  hold(sameJson(read.value, state), 'parse-state-changes', () => 'parseState gives another state than it was given');
  holdPlain(read.value, 'the state from parseState');
}

function holdOptions(table: Table, state: object): void {
  const kept: unknown = Reflect.get(state, 'options');
  hold(sameJson(kept, table.options), 'options-kept', () => {
    return `the state holds the options ${brief(kept)}; given, with defaults filled in, were ${brief(table.options)}`;
  });
}

function holdViews(table: Table, state: object, view: object, own: readonly object[]): void {
  const { game } = table;
  holdPlain(view, 'the public view');
  hold(sameJson(view, game.publicView(state)), 'view-determined', () => 'publicView gives two views of one state');
  for (const seat of seatList(table)) {
    holdPlain(own[seat], `the private view of seat ${seat}`);
    const again = game.privateView(state, seat);
    hold(sameJson(own[seat], again), 'view-determined', () => `privateView gives seat ${seat} two views of one state`);
    hold(game.info.hidden || sameJson(own[seat], {}), 'open-game-private-view', () => {
      return `a game that hides nothing gives seat ${seat} the private view ${brief(own[seat])}`;
    });
  }
}

function holdActors(table: Table, acting: readonly Seat[]): void {
  holdPlain(acting, 'actors');
  holdSeatsAscending(table, acting, 'actors');
}

/** Seats of the table, each once, ascending. */
export function holdSeatsAscending(table: Table, seats: readonly Seat[], code: string): void {
  const inRange = seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < table.seats);
  const ascending = seats.every((seat, i) => i === 0 || seat > (seats[i - 1] ?? -1));
  hold(inRange && ascending, code, () => `${brief(seats)} are not seats of the table in ascending order`);
}

function holdOutcome(table: Table, outcome: Outcome): void {
  holdPlain(outcome, 'the outcome');
  hold(
    sameJson(Object.keys(outcome).toSorted(), ['scores', 'winners']),
    'outcome',
    () => `the outcome is ${brief(outcome)}`,
  );
  holdSeatsAscending(table, outcome.winners, 'outcome');
  hold(outcome.winners.length > 0, 'outcome', () => 'nobody wins: all who tie for the win are winners');
  const numbers = outcome.scores.every((score) => typeof score === 'number');
  hold(
    numbers && outcome.scores.length === table.seats,
    'outcome',
    () => `scores ${brief(outcome.scores)} are not one a seat`,
  );
}

function holdLegal(table: Table, list: readonly Action[], seat: Seat, acting: readonly Seat[]): Set<string> {
  const { game } = table;
  const may = acting.includes(seat);
  hold(
    may || list.length === 0,
    'legal-for-non-actor',
    () => `seat ${seat} may not act but ${brief(list[0])} is legal for it`,
  );
  hold(!may || list.length > 0, 'actor-without-legal', () => `seat ${seat} is to act and has no legal action`);
  const seen = new Set<string>();
  for (const action of list) {
    holdPlain(action, 'a legal action');
    hold(typeof action.type === 'string' && action.type !== '', 'action-type', () => `${brief(action)} has no type`);
    hold(!table.terms.unlisted.includes(action.type), 'unlisted-type', () => {
      return `${brief(action)} is listed, but the settings call its type unlisted`;
    });
    const text = canonicalJson(action);
    hold(!seen.has(text), 'legal-repeats', () => `seat ${seat}: ${text} stands twice in the list of ${game.info.id}`);
    seen.add(text);
  }
  return seen;
}

/** The browser asks the same questions of views that came over the network. */
function holdFromWire(table: Table, view: object, own: readonly object[], legal: readonly (readonly Action[])[]): void {
  const { game } = table;
  const sent = wireTrip(view);
  for (const seat of seatList(table)) {
    const there = game.legal(sent, wireTrip(own[seat] ?? {}), seat);
    hold(sameJson(there, legal[seat]), 'legal-determined', () => {
      return `asked twice (now with views from the wire), legal gives seat ${seat} other actions: ${brief(there)}, ${brief(legal[seat])}`;
    });
  }
}

function holdTimeout(table: Table, view: object, own: object, seat: Seat, list: readonly Action[]): void {
  const action = table.game.timeout(view, own, seat);
  holdPlain(action, 'the timeout action');
  hold(
    list.some((one) => sameJson(one, action)),
    'timeout-illegal',
    () => `seat ${seat} would be timed out with ${brief(action)}, which is not legal`,
  );
}
