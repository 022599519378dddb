import { constructoGame } from '@boomtown/constructo/rules';
import { type AnyGame, isObject, malformed, ok, type Seat } from '@boomtown/game-core';

type ConstructoState = Parameters<typeof constructoGame.publicView>[0];

/** A match of Constructo in which each seat has a secret number, and is shown it again with each action of its own. */
export interface SecretState {
  readonly table: ConstructoState;
  readonly secrets: readonly number[];
}

const SECRETS = 9;
const SEATS = 2;

/** A small game with secrets that crosses the network as Constructo does: to prove that leaks are found. */
export const secretConstructo: AnyGame = {
  // Constructo's own values are handed back to it and to nothing else.
  ...(constructoGame as AnyGame),
  info: { ...constructoGame.info, hidden: true },
  samples: [{ seats: SEATS, options: { starter: 0 } }],

  setup(options, seats, rng) {
    const first = constructoGame.setup(options, seats, rng);
    if (!first.ok) return first;
    const state: SecretState = { table: first.value.state, secrets: [rng.int(SECRETS), rng.int(SECRETS)] };
    return ok({ state, events: first.value.events });
  },

  perform(state, seat, action, rng) {
    const { table, secrets } = asSecret(state);
    const { state: next, events } = constructoGame.perform(table, seat, action as never, rng);
    return { state: { table: next, secrets }, events: [...events, { to: seat, event: secretEvent(secrets, seat) }] };
  },

  publicView: (state) => constructoGame.publicView(asSecret(state).table),
  privateView: (state, seat) => ({ secret: asSecret(state).secrets[seat] ?? 0 }),
  seatsOf: () => SEATS,
  parseState: (raw) => (isObject(raw) ? ok(raw) : malformed('This is no state.')),

  redeal(state, viewer, rng) {
    const { table, secrets } = asSecret(state);
    return { table, secrets: secrets.map((secret, seat) => (seat === viewer ? secret : rng.int(SECRETS))) };
  },
};

/** An event that carries a seat's secret, in the dress of one that Constructo has. */
export function secretEvent(secrets: readonly number[], seat: Seat): { readonly type: string } {
  const told = { type: 'placed', seat, piece: 'small', cell: secrets[seat] ?? 0 };
  return told;
}

export function asSecret(state: object): SecretState {
  // Every state of this game was made above.
  return state as SecretState;
}
