import { type AnyGame, apply, eventsFor, type GameTypes, type Seat, stepStream } from '@boomtown/game-core';
import type { OwnView } from '@boomtown/wire';
import { quickChance } from '../measure/quick-chance.ts';
import { startsOf, walk } from '../rules/walk.ts';

/** One step of a match as it is shown: the public view, and to each seat its events and its own view. */
export interface ShownStep {
  readonly view: GameTypes['PublicView'];
  readonly seats: readonly { readonly events: readonly { readonly type: string }[]; readonly own: OwnView }[];
}

/** Random matches, step by step from the first action on, with the view before it. */
export function shownMatches(game: AnyGame, seats: number, number: number): readonly (readonly ShownStep[])[] {
  return startsOf(game, seats, number).map((start, nth) => {
    let step = 0;
    const first: ShownStep = { view: game.publicView(start.state), seats: [] };
    const steps = [...walk(game, start, quickChance(nth + 1))].map(({ state, seat, action }): ShownStep => {
      step += 1;
      const next = apply(game, state, seat, action, stepStream(start.seed, step));
      if (!next.ok) throw new Error(`${game.info.id} refuses a legal action: ${next.error.code}`);
      const { events, state: after } = next.value;
      const shown = (viewer: Seat) => ({
        events: eventsFor(events, [viewer]),
        own: { seat: viewer, view: game.privateView(after, viewer) },
      });
      return { view: game.publicView(after), seats: Array.from({ length: seats }, (_, viewer) => shown(viewer)) };
    });
    return [first, ...steps];
  });
}
