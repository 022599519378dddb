import {
  type AnyGame,
  actors,
  apply,
  eventsFor,
  type GameTypes,
  legal,
  type Seat,
  textStream,
} from '@boomtown/game-core';
import type { Snapshot } from './game-module.ts';

/** Typical positions of a game, by name; `snapshot` gives what the person of one sees `later` steps on. */
export interface GalleryFixtures<T extends GameTypes> {
  readonly fixtures: readonly string[];
  snapshot(fixture: string, later: number): Snapshot<T>;
}

/** How far into a match each position is, as a part of its length. */
const DEPTHS = { start: 0, early: 0.2, middle: 0.5, late: 0.8, end: 1 } as const;
const VIEWER: Seat = 0;
const LONGEST = 2000;

/** Positions of a match that was played at random, seen by seat 0: for games that bring none of their own to the gallery. */
export function defaultFixtures(game: AnyGame): GalleryFixtures<GameTypes> {
  let played: readonly Snapshot<GameTypes>[] | undefined;
  return {
    fixtures: Object.keys(DEPTHS),
    snapshot(fixture, later) {
      played ??= matchOf(game);
      const depth = Object.entries(DEPTHS).find(([name]) => name === fixture)?.[1] ?? 0;
      const last = played.length - 1;
      const shown = played[Math.min(last, Math.round(depth * last) + later)];
      if (shown === undefined) throw new Error('a match has a first position');
      return shown;
    },
  };
}

function matchOf(game: AnyGame): readonly Snapshot<GameTypes>[] {
  const rng = textStream(`gallery of ${game.info.id}`);
  const first = game.setup({}, game.info.seats.max, rng);
  if (!first.ok) throw new Error(`${game.info.id} refuses its own defaults: ${first.error.message}`);
  let { state, events } = first.value;
  const snapshots: Snapshot<GameTypes>[] = [];
  for (;;) {
    const own = game.privateView(state, VIEWER);
    snapshots.push({
      step: snapshots.length,
      view: game.publicView(state),
      you: [{ seat: VIEWER, view: own }],
      events: eventsFor(events, [VIEWER]),
    });
    const [seat] = actors(game, state);
    if (seat === undefined || snapshots.length > LONGEST) return snapshots;
    const actions = legal(game, state, seat);
    const made = apply(game, state, seat, actions[rng.int(actions.length)], rng);
    if (!made.ok) throw new Error(`${game.info.id} refuses what it calls legal: ${made.error.message}`);
    ({ state, events } = made.value);
  }
}
