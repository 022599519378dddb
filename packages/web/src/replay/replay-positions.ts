import type { AnySnapshot } from '@boomtown/client';
import {
  type Addressed,
  type AnyGame,
  eventsFor,
  type GameTypes,
  type MadeAction,
  type MatchStep,
  type Seat,
} from '@boomtown/game-core';
import type { GameId } from '@boomtown/wire/browser';

/** Through whose eyes a match is seen: a seat's, those of a person who only watched, or with everything open. */
export type Perspective = Seat | 'watcher' | 'open';

/** A position of a match, and what led to it. */
export interface ReplayPosition {
  readonly state: GameTypes['State'];
  readonly events: readonly Addressed<GameTypes['Event']>[];
  /** The action that led here; `null` for the setup. */
  readonly made: MadeAction | null;
}

/** A match from its setup to its end, or to the last action that stands: frame k is the position after k actions. */
export interface ReplayedMatch {
  readonly id: GameId;
  readonly rules: AnyGame;
  readonly seats: number;
  readonly positions: readonly ReplayPosition[];
}

/** Takes the pictures of a match while it is played again: give `each` to what replays it. */
export function recordPositions(actions: readonly MadeAction[]): {
  readonly positions: readonly ReplayPosition[];
  readonly each: (progress: MatchStep<GameTypes>) => void;
} {
  const positions: ReplayPosition[] = [];
  return {
    positions,
    each: ({ match, events }) => positions.push({ state: match.state, events, made: actions[match.step - 1] ?? null }),
  };
}

/** What a person with these eyes saw at each step, from the setup on. */
export function snapshotsOf(
  { rules, seats, positions }: ReplayedMatch,
  perspective: Perspective,
): readonly AnySnapshot[] {
  const looking = seatsBehind(perspective, seats);
  return positions.map(({ state, events }, step) => ({
    step,
    view: (perspective === 'open' ? rules.uncoveredView?.(state) : undefined) ?? rules.publicView(state),
    you: looking.map((seat) => ({ seat, view: rules.privateView(state, seat) })),
    events: eventsFor(events, looking),
  }));
}

/** The snapshot of a step as a picture needs it that may have shown any other one before. */
export function snapshotAt(snapshots: readonly AnySnapshot[], step: number): AnySnapshot {
  const snapshot = snapshots[step];
  if (snapshot === undefined) throw new Error(`the replay has no step ${step}`);
  return { ...snapshot, earlier: snapshots.slice(0, step) };
}

/** The steps with which another person begins to act, ascending; the first action is one. */
export function turnsOf(positions: readonly ReplayPosition[]): readonly number[] {
  return positions.flatMap(({ made }, step) =>
    made !== null && made.seat !== positions[step - 1]?.made?.seat ? [step] : [],
  );
}

/** The seats whose secrets these eyes see. */
export function seatsBehind(perspective: Perspective, seats: number): readonly Seat[] {
  if (perspective === 'watcher') return [];
  return perspective === 'open' ? Array.from({ length: seats }, (_, seat) => seat) : [perspective];
}
