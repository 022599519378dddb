import { type AnyGame, isObject, malformed, ok, type Seat } from '@boomtown/game-core';
import { begunByFirst, OPEN_GAME } from '@boomtown/registry/chosen';

/** A match of an open game in which each seat has a secret number, and is shown it again with each action of its own. */
export interface SecretState {
  readonly table: object;
  readonly secrets: readonly number[];
}

const SECRETS = 9;
const SEATS = 2;

/** A small game with secrets that crosses the network as that game does: to prove that leaks are found. */
export const secretGame: AnyGame = {
  ...OPEN_GAME,
  info: { ...OPEN_GAME.info, hidden: true },
  samples: [{ seats: SEATS, options: begunByFirst(OPEN_GAME) }],

  setup(options, seats, rng) {
    const first = OPEN_GAME.setup(options, seats, rng);
    if (!first.ok) return first;
    const state: SecretState = { table: first.value.state, secrets: [rng.int(SECRETS), rng.int(SECRETS)] };
    return ok({ state, events: first.value.events });
  },

  perform(state, seat, action, rng) {
    const { table, secrets } = asSecret(state);
    const { state: next, events } = OPEN_GAME.perform(table, seat, action, rng);
    return { state: { table: next, secrets }, events: [...events, { to: seat, event: secretEvent(secrets, seat) }] };
  },

  publicView: (state) => OPEN_GAME.publicView(asSecret(state).table),
  privateView: (state, seat) => ({ secret: asSecret(state).secrets[seat] ?? 0 }),
  seatsOf: () => SEATS,
  parseState: (raw) => (isObject(raw) ? ok(raw) : malformed('This is no state.')),

  redeal(state, viewer, rng) {
    const { table, secrets } = asSecret(state);
    return { table, secrets: secrets.map((secret, seat) => (seat === viewer ? secret : rng.int(SECRETS))) };
  },
};

/** An event that carries a seat's secret, in the dress of one that the open game has. */
export function secretEvent(secrets: readonly number[], seat: Seat): { readonly type: string } {
  const placed = { type: 'placed', seat, piece: 'small', cell: secrets[seat] ?? 0 };
  return placed;
}

export function asSecret(state: object): SecretState {
  // Every state of this game was made above.
  return state as SecretState;
}
