import type { AnyBotEntry } from '@boomtown/bots/playing';
import {
  type Addressed,
  eventsFor,
  type GameTypes,
  legal,
  type MadeAction,
  type MatchStep,
  type Rng,
  type Seat,
  type Viewer,
} from '@boomtown/game-core';
import type { FirstAction, Standpoint } from './playout.ts';

/** From what a chance is estimated: everything open, or what a viewer knew. */
export type Knowledge = 'open' | Viewer;

/** A step of a match that is studied. */
interface StudiedStep {
  readonly state: GameTypes['State'];
  readonly events: readonly Addressed<GameTypes['Event']>[];
  /** The action that led here; `null` for the setup. */
  readonly made: FirstAction | null;
  /** Was chance drawn by it, or something hidden shown? */
  readonly byChance: boolean;
}

/** A match that was played again: from its setup to its last action. */
export interface StudiedMatch {
  readonly entry: AnyBotEntry;
  readonly options: unknown;
  readonly seats: number;
  readonly steps: readonly StudiedStep[];
}

/** Takes down a match while it is replayed: give `each` to what replays it. */
export function recordSteps(actions: readonly MadeAction[]): {
  readonly steps: readonly StudiedStep[];
  readonly each: (progress: MatchStep<GameTypes>) => void;
} {
  const steps: StudiedStep[] = [];
  return {
    steps,
    each({ match, events, sealed }) {
      const made = actions[match.step - 1];
      steps.push({
        state: match.state,
        events,
        // It was taken, so it is an action of the game.
        made: made === undefined ? null : { seat: made.seat, action: made.action as GameTypes['Action'] },
        byChance: sealed,
      });
    },
  };
}

/** What can be known at a step; `world` draws a state that fits it. */
export interface Situation {
  world(rng: Rng): Standpoint;
}

/** The position after this many actions as it looks with this knowledge. */
export function situationAt({ entry, seats, steps }: StudiedMatch, step: number, knowledge: Knowledge): Situation {
  const { game } = entry;
  const now = stepAt(steps, step);
  const happened = steps.slice(0, step + 1).flatMap(({ events }) => events);
  const last = now.made?.seat ?? null;
  const redeal = game.redeal?.bind(game);
  if (knowledge === 'open' || redeal === undefined) {
    const seen = Array.from({ length: seats }, (_, seat) => eventsFor(happened, [seat]));
    return { world: () => ({ state: now.state, seen, last }) };
  }
  // In a world that is made up nobody saw more than the viewer did: what others really saw would give their secrets away.
  const own = eventsFor(happened, knowledge === null ? [] : [knowledge]);
  const open = eventsFor(happened, []);
  const seen = Array.from({ length: seats }, (_, seat) => (seat === knowledge ? own : open));
  return { world: (rng) => ({ state: redeal(now.state, knowledge, rng), seen, last }) };
}

/**
 * From what the decisions of a seat are judged: from what it knew. Where a game shows secrets in passing, players remember what
 * the views do not hold any more, and everything open is closer to what they knew.
 */
export function knowledgeOf({ entry }: StudiedMatch, seat: Seat): Knowledge {
  return entry.game.shownInPassing === undefined ? seat : 'open';
}

/** The action of this step, if its seat had a choice. */
export function decisionAt({ entry: { game }, steps }: StudiedMatch, step: number): FirstAction | null {
  const before = steps[step - 1];
  const made = steps[step]?.made ?? null;
  if (before === undefined || made === null) return null;
  return legal(game, before.state, made.seat).length > 1 ? made : null;
}

export function stepAt(steps: readonly StudiedStep[], step: number): StudiedStep {
  const at = steps[step];
  if (at === undefined) throw new RangeError(`the match has no step ${step}`);
  return at;
}
