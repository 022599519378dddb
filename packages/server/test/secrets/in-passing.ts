import { type Addressed, sameJson, type Viewer } from '@boomtown/game-core';

type TypedEvent = { readonly type: string };

/**
 * Fields of events, by type, that show a secret at the moment of the action although no view after it holds it. The
 * action is then the one that shows the difference of two worlds.
 */
export type InPassing = { readonly [eventType: string]: readonly string[] };

/** By the id of the game. A game that is not named here shows nothing in passing. */
export const IN_PASSING: { readonly [id: string]: InPassing } = {
  // A load of which nothing fits, and a young builder's drawn block that does not, are back in the container at once.
  'bau-boom': { unloaded: ['blocks'], drawn: ['block'] },
};

/** The events that a viewer gets. */
export function heard(events: readonly Addressed<TypedEvent>[], viewer: Viewer): readonly TypedEvent[] {
  const forViewer = (one: Addressed<TypedEvent>) => {
    if (one.to !== 'all') return one.to === viewer;
    return !('except' in one) || viewer === null || !one.except.includes(viewer);
  };
  return events.filter(forViewer).map(({ event }) => event);
}

/** Do these events differ in nothing but what is shown in passing? */
export function tellsInPassing(
  [here, there]: readonly [readonly TypedEvent[], readonly TypedEvent[]],
  passing: InPassing,
): boolean {
  const rest = (events: readonly TypedEvent[]) =>
    events.map((event) => Object.entries(event).filter(([name]) => !(passing[event.type] ?? []).includes(name)));
  return !sameJson(here, there) && sameJson(rest(here), rest(there));
}
