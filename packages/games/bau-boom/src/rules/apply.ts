import type { Rng, Seat, Step } from '@boomtown/game-core';
import { take, takeEffect } from './landing.ts';
import { courseOf, placeOf } from './moving.ts';
import { change, type Progress, setBarrow, tell } from './progress.ts';
import { goOn } from './turn.ts';
import type { BauBoom, BauBoomAction, BauBoomState, BuildAction, Dice, MoveBy, Pending } from './types.ts';
import { build, demolish, goOnBuilding } from './unloading.ts';
import { winIfComplete } from './young.ts';

/** Does what a legal action of the seat does; the given state stays as it is. */
export function perform(state: BauBoomState, seat: Seat, action: BauBoomAction, rng: Rng): Step<BauBoom> {
  const progress: Progress = { state, events: [], rng };
  switch (action.type) {
    case 'roll':
      roll(progress, seat);
      break;
    case 'move':
      move(progress, action.by);
      break;
    case 'take':
      takeBlock(progress, seat);
      break;
    case 'leave':
      tell(progress, { type: 'left', seat });
      goOn(progress);
      break;
    case 'build':
      buildBlock(progress, seat, action);
      break;
    case 'demolish':
      demolish(progress, seat, action);
      goOn(progress);
      break;
  }
  return { state: progress.state, events: progress.events };
}

/** §3.1: both dice. */
function roll(progress: Progress, seat: Seat): void {
  const first = progress.rng.int(6) + 1;
  const dice: Dice = [first, progress.rng.int(6) + 1];
  change(progress, { phase: 'move', dice });
  tell(progress, { type: 'rolled', seat, dice });
}

/** §3.2, §3.3: everybody moves first; then the spaces take effect, that of the last pushed one first, the mover's last. */
function move(progress: Progress, by: MoveBy): void {
  const { seat, from, to, pushes } = courseOf(progress.state, by);
  setBarrow(progress, seat, { at: to });
  tell(progress, { type: 'moved', seat, from, to });
  for (const push of pushes) {
    setBarrow(progress, push.seat, { at: push.to });
    tell(progress, { type: 'pushed', ...push });
  }
  if (from === to) {
    if (!takeEffect(progress, seat, 'stay')) goOn(progress);
    return;
  }
  const suffering = pushes.map((push): Pending => ({ what: 'suffer', seat: push.seat })).reverse();
  change(progress, { queue: [...suffering, { what: 'land', seat }] });
  goOn(progress);
}

/** §3.4: the mover chose to take the block. */
function takeBlock(progress: Progress, seat: Seat): void {
  const block = progress.state.trail[placeOf(progress.state, seat)] ?? null;
  if (block === null) throw new Error('there is no block to take');
  if (!take(progress, seat, block)) goOn(progress);
}

/** §4.2: a block goes on the hill; in `young` nothing but a win follows from that alone. */
function buildBlock(progress: Progress, seat: Seat, action: BuildAction): void {
  build(progress, seat, action);
  const young = progress.state.options.variant === 'young';
  if (!(young ? winIfComplete(progress, seat) : goOnBuilding(progress, seat))) goOn(progress);
}
