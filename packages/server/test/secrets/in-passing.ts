import { type Addressed, type AnyGame, sameJson, type Viewer } from '@boomtown/game-core';

type TypedEvent = { readonly type: string };

/** The events that a viewer gets. */
export function heard(events: readonly Addressed<TypedEvent>[], viewer: Viewer): readonly TypedEvent[] {
  const forViewer = (one: Addressed<TypedEvent>) => {
    if (one.to !== 'all') return one.to === viewer;
    return !('except' in one) || viewer === null || !one.except.includes(viewer);
  };
  return events.filter(forViewer).map(({ event }) => event);
}

/** Do these events differ in nothing but what is shown in passing? The action is then the one that shows the difference of two worlds. */
export function tellsInPassing(
  { shownInPassing }: AnyGame,
  [here, there]: readonly [readonly TypedEvent[], readonly TypedEvent[]],
): boolean {
  const fields = (type: string) => [
    ...(shownInPassing?.toAll?.[type] ?? []),
    ...(shownInPassing?.toSeat?.[type] ?? []),
  ];
  const rest = (events: readonly TypedEvent[]) =>
    events.map((event) => Object.entries(event).filter(([name]) => !fields(event.type).includes(name)));
  return !sameJson(here, there) && sameJson(rest(here), rest(there));
}
