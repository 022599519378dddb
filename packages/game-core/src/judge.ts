import type { Rng } from './chance.ts';
import type { AnyViewRules, Game, GameTypes, Outcome, Seat, Step, ViewRules } from './contract.ts';
import { malformed, ok, type Refusal, type Result, refuse } from './result.ts';

/** The seats that may act now, ascending. */
export function actors<T extends GameTypes>(game: Game<T>, state: T['State']): readonly Seat[] {
  return game.actors(game.publicView(state));
}

/** `null` while the game goes on. */
export function outcome<T extends GameTypes>(game: Game<T>, state: T['State']): Outcome | null {
  return game.outcome(game.publicView(state));
}

/** Every legal action of the seat, in the order of the game's page; none if the seat may not act. */
export function legal<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): readonly T['Action'][] {
  return game.legal(game.publicView(state), game.privateView(state, seat), seat);
}

/** The action taken when the time of this seat, one of `actors`, is up. */
export function timeoutAction<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): T['Action'] {
  return game.timeout(game.publicView(state), game.privateView(state, seat), seat);
}

export const NOT_YOUR_TURN: Refusal = {
  code: 'not-your-turn',
  message: 'It is not your turn; wait until you are asked to act.',
  rule: 'contract',
};

/**
 * The one definition of legality, from the views alone, in the order of the contract: game-over, not-your-turn,
 * wrong-phase, then the game's own refusals. `null` if the action is legal.
 */
export function refusalOf<T extends GameTypes>(
  rules: ViewRules<T>,
  view: T['PublicView'],
  own: T['PrivateView'],
  seat: Seat,
  action: T['Action'],
): Refusal | null {
  const acting = rules.actors(view);
  if (acting.length === 0) {
    return { code: 'game-over', message: 'The game is over; nothing more can be done in it.', rule: 'contract' };
  }
  if (!acting.includes(seat)) {
    return NOT_YOUR_TURN;
  }
  if (!rules.inPhase(view, own, seat, action)) {
    return {
      code: 'wrong-phase',
      message: `"${action.type}" is not for this moment of the game; choose one of the actions offered now.`,
      rule: 'contract',
    };
  }
  return rules.refusal(view, own, seat, action);
}

/** May a seat know now what another one does not? */
export function hasSecrets(rules: AnyViewRules, view: object): boolean {
  return rules.secrets?.(view) ?? rules.info.hidden;
}

/** A seat's own view as far as everybody knows it: empty where nothing is secret. `null`: what only the seat knows matters now. */
export function openViewOf(rules: AnyViewRules, view: object, seat: Seat): object | null {
  return hasSecrets(rules, view) ? (rules.openView?.(view, seat) ?? null) : {};
}

/** Could everybody at the table know that the seat may do this: is it legal by what lies open alone? Not so with a hidden card. */
export function isOpenAction(rules: AnyViewRules, view: object, seat: Seat, action: GameTypes['Action']): boolean {
  const known = openViewOf(rules, view, seat);
  return known !== null && refusalOf(rules, view, known, seat, action) === null;
}

/** Reads and judges an action from outside. `malformed` also stands for a seat that the table does not have. */
export function judge<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: unknown,
  raw: unknown,
): Result<{ readonly seat: Seat; readonly action: T['Action'] }> {
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= game.seatsOf(state)) {
    return malformed('This table has no such seat.');
  }
  const view = game.publicView(state);
  const parsed = game.parseAction(raw, view);
  if (!parsed.ok) return parsed;
  const refusal = refusalOf(game, view, game.privateView(state, seat), seat, parsed.value);
  if (refusal !== null) return refuse(refusal.code, refusal.message, refusal.rule);
  return ok({ seat, action: parsed.value });
}

/** The contract's `apply`: the next state and its events, or a refusal. The given state is never changed. */
export function apply<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: unknown,
  raw: unknown,
  rng: Rng,
): Result<Step<T>> {
  const judged = judge(game, state, seat, raw);
  if (!judged.ok) return judged;
  return ok(game.perform(state, judged.value.seat, judged.value.action, rng));
}
