import type { Addressed, Game, Step } from '@boomtown/game-core';
import { expect, it } from 'vitest';
import { type ConformanceSettings, ContractViolation, checkGame } from '../../src/index.ts';
import { highCard } from '../high-card/game.ts';
import { settings } from '../high-card/settings.ts';
import type { Action, Event, HighCard, PublicView, State } from '../high-card/types.ts';

export interface Fault {
  /** Continues "catches a game that …". */
  readonly what: string;
  /** The code of the breach by which it is caught. */
  readonly code: string;
  readonly game: Game<HighCard>;
  /** Settings that differ from those of the game without a fault. */
  readonly settings?: ConformanceSettings<HighCard>;
}

/** Few plays, few positions of them thoroughly: enough for every planted fault, and quick where the game passes. */
export const FEW: ConformanceSettings<HighCard> = { ...settings, playsASample: 2, thorough: 45 };

/** Each fault must be caught, and for its own reason. */
export function catchesEach(faults: readonly Fault[]): void {
  it.each(faults)('catches a game that $what', (fault) => {
    expect(violationOf(fault.game, { ...FEW, ...fault.settings })).toMatch(new RegExp(`^${fault.code}: `));
  });
}

/** What the harness says of a game, or `passes`. */
export function violationOf(game: Game<HighCard>, terms: ConformanceSettings<HighCard> = FEW): string {
  try {
    checkGame(game, terms);
  } catch (error) {
    if (error instanceof ContractViolation) return error.message;
    throw error;
  }
  return 'passes';
}

/** The game with some of its methods replaced. */
export function faulty(fault: Partial<Game<HighCard>>): Game<HighCard> {
  return { ...highCard, ...fault };
}

/** The game, every action of which comes out otherwise. */
export function stepping(
  change: (step: Step<HighCard>, before: State, seat: number, action: Action) => Step<HighCard>,
): Game<HighCard> {
  return faulty({
    perform: (state, seat, action, rng) => change(highCard.perform(state, seat, action, rng), state, seat, action),
  });
}

/** The game, every action of which leads to another state. */
export function reaching(change: (state: State) => object): Game<HighCard> {
  // The other state need not be one of the game: that is the fault.
  return stepping((step) => ({ ...step, state: change(step.state) as State }));
}

/** The game, every action of which gives other events. */
export function telling(
  change: (one: Addressed<Event>, state: State, action: Action) => readonly unknown[],
): Game<HighCard> {
  return stepping((step, _before, _seat, action) => {
    const events = step.events.flatMap((one) => change(one, step.state, action));
    // The other events need not be some of the game: that is the fault.
    return { ...step, events: events as Addressed<Event>[] };
  });
}

/** The game with more in its public view. */
export function showing(more: (state: State) => object): Game<HighCard> {
  return faulty({ publicView: (state) => ({ ...highCard.publicView(state), ...more(state) }) });
}

/** The game with another list of legal actions. */
export function listing(change: (list: readonly Action[], view: PublicView) => readonly Action[]): Game<HighCard> {
  return faulty({ legal: (view, own, seat) => change(highCard.legal(view, own, seat), view) });
}

/** The redeal of the game without a fault. */
export const honestRedeal: NonNullable<Game<HighCard>['redeal']> = (state, viewer, rng) => {
  return highCard.redeal?.(state, viewer, rng) ?? state;
};
