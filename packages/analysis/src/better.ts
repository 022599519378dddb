import { countedThinking } from '@boomtown/bots/playing';
import { type GameTypes, sameJson } from '@boomtown/game-core';
import type { Decision } from './decisions.ts';
import { type Effect, isClear } from './estimate.ts';
import { streamOf } from './seeds.ts';
import { knowledgeOf, type StudiedMatch, situationAt } from './studied-match.ts';

/** An action that would have been better, and by how much. */
export interface BetterAction {
  readonly action: GameTypes['Action'];
  readonly gain: Effect;
}

/** This many alternatives of a decision are compared at most. */
const MOST_CANDIDATES = 4;
/** The part of the pairs with which the best of them is looked for. */
const LOOKING = 0.25;
/** How long the strong bot thinks about one decision, in questions for the time: the same on every machine. */
const STRONG_ASKS = 200;

/**
 * The best action that is found instead of the one that was taken; `null` if none is better beyond its band. The best is
 * chosen by some playouts and measured by others: by the same ones it would look better than it is.
 */
export function* betterThan(
  match: StudiedMatch,
  decision: Decision,
  seed: number,
  pairs: number,
): Generator<void, BetterAction | null> {
  let best: { readonly action: GameTypes['Action']; readonly looks: number } | null = null;
  for (const action of candidatesOf(match, decision, seed)) {
    yield;
    const { mean: looks } = yield* decision.compare(action, 'candidate', Math.ceil(pairs * LOOKING));
    if (best === null || looks > best.looks) best = { action, looks };
  }
  if (best === null || best.looks <= 0) return null;
  const { effect: gain } = yield* decision.compare(best.action, 'better', pairs);
  return gain.value > 0 && isClear(gain) ? { action: best.action, gain } : null;
}

/** What a strong bot would do, and what quick ones did most often. */
function candidatesOf(match: StudiedMatch, decision: Decision, seed: number): readonly GameTypes['Action'][] {
  const { entry } = match;
  const { made, step, alternatives } = decision;
  const rng = streamOf(seed, 'candidate', step, -1);
  const { state, seen } = situationAt(match, step - 1, knowledgeOf(match, made.seat)).world(rng);
  const view = entry.game.publicView(state);
  const own = entry.game.privateView(state, made.seat);
  const legal = entry.game.legal(view, own, made.seat);
  const thinking = { ...countedThinking('hard', STRONG_ASKS), rng };
  const sight = { view, own, seat: made.seat, legal, seen: seen[made.seat] ?? [] };
  const strong = entry.create().choose(sight, thinking);
  const often = alternatives.toSorted((a, b) => b.times - a.times).map(({ action }) => action);
  return [strong, ...often]
    .filter((action, nth, all) => all.findIndex((one) => sameJson(one, action)) === nth)
    .filter((action) => !sameJson(action, made.action))
    .slice(0, MOST_CANDIDATES);
}
