import { eventsFor, startMatch, submit } from '@boomtown/game-core';
import type { Snapshot } from '@boomtown/ui-kit';
import {
  type ConstructoAction,
  type ConstructoView,
  constructoGame,
  constructorGame,
  type Edition,
} from '../../src/rules/index.ts';
import type { Constructo } from '../../src/ui/rules.ts';

export type Shown = Snapshot<Constructo>;

/** Plays the actions, written as short words, and gives what a player in these seats sees after each step, the first one included. */
export function snapshots(
  edition: Edition,
  actions: readonly string[],
  { options = { starter: 0 }, seats = [0] }: { readonly options?: object; readonly seats?: readonly number[] } = {},
): readonly Shown[] {
  const game = edition === 'constructo' ? constructoGame : constructorGame;
  const started = startMatch(game, options, 2, new Uint8Array(32));
  if (!started.ok) throw new Error(started.error.message);
  let { match } = started.value;
  const you = seats.map((seat) => ({ seat, view: {} }));
  const shown: Shown[] = [{ step: 0, view: game.publicView(match.state), you, events: [] }];
  for (const line of actions) {
    const done = submit(match, match.state.toMove, actionOf(line));
    if (!done.ok) throw new Error(`"${line}" at step ${match.step + 1}: ${done.error.message}`);
    match = done.value.match;
    shown.push({
      step: match.step,
      view: game.publicView(match.state),
      you,
      events: eventsFor(done.value.events, seats),
    });
  }
  return shown;
}

/** The view after these actions. */
export function viewAfter(edition: Edition, actions: readonly string[], options?: object): ConstructoView {
  const last = snapshots(edition, actions, options === undefined ? {} : { options }).at(-1);
  if (last === undefined) throw new Error('a match has at least its first position');
  return last.view;
}

/** `board clover`, `ring 4` (place), `4-5` (move); cells by their place in the board's list, from 1. */
function actionOf(line: string): ConstructoAction {
  const [first = '', second = ''] = line.split(' ');
  if (first === 'board') return { type: 'board', board: second };
  if (first === 'ring' || first === 'medium' || first === 'small') {
    return { type: 'place', piece: first, cell: Number(second) - 1 };
  }
  const [from, to] = line.split('-').map(Number);
  return { type: 'move', from: (from ?? 0) - 1, to: (to ?? 0) - 1 };
}
