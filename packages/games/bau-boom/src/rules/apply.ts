import type { Rng, Seat, Step } from '@boomtown/game-core';
import { drawForHill, refill, take, takeEffect, winIfComplete } from './landing.ts';
import { courseOf, placeOf } from './moving.ts';
import { change, type StateDraft, setBarrow, tell } from './state-draft.ts';
import type { BauBoom, BauBoomAction, BauBoomState, BuildAction, Dice, MoveBy, Pending } from './types.ts';
import { build, demolish, goOnBuilding, type Stops } from './unloading.ts';

/** Does what a legal action of the seat does; the given state stays as it is. */
export function perform(state: BauBoomState, seat: Seat, action: BauBoomAction, rng: Rng): Step<BauBoom> {
  const draft: StateDraft = { state, events: [], rng };
  switch (action.type) {
    case 'roll':
      roll(draft, seat);
      break;
    case 'move':
      move(draft, action.by);
      break;
    case 'take':
      takeBlock(draft, seat);
      break;
    case 'leave':
      tell(draft, { type: 'left', seat });
      goOn(draft);
      break;
    case 'build':
      buildBlock(draft, seat, action);
      break;
    case 'demolish':
      demolish(draft, seat, action);
      goOn(draft);
      break;
  }
  return { state: draft.state, events: draft.events };
}

/** §3.1: both dice. */
function roll(draft: StateDraft, seat: Seat): void {
  const first = draft.rng.int(6) + 1;
  const dice: Dice = [first, draft.rng.int(6) + 1];
  change(draft, { phase: 'move', dice });
  tell(draft, { type: 'rolled', seat, dice });
}

/** §3.2, §3.3: everybody moves first; then the spaces take effect, that of the last pushed one first, the mover's last. */
function move(draft: StateDraft, by: MoveBy): void {
  const { seat, from, to, pushes } = courseOf(draft.state, by);
  setBarrow(draft, seat, { at: to });
  tell(draft, { type: 'moved', seat, from, to });
  for (const push of pushes) {
    setBarrow(draft, push.seat, { at: push.to });
    tell(draft, { type: 'pushed', ...push });
  }
  if (from === to) {
    if (!takeEffect(draft, seat, 'stay')) goOn(draft);
    return;
  }
  const suffering = pushes.map((push): Pending => ({ what: 'suffer', seat: push.seat })).reverse();
  change(draft, { queue: [...suffering, { what: 'land', seat }] });
  goOn(draft);
}

/** §3.4: the mover chose to take the block. */
function takeBlock(draft: StateDraft, seat: Seat): void {
  const block = draft.state.trail[placeOf(draft.state, seat)] ?? null;
  if (block === null) throw new Error('there is no block to take');
  if (!take(draft, seat, block)) goOn(draft);
}

/** §4.2: a block goes on the hill; in `young` nothing but a win follows from that alone. */
function buildBlock(draft: StateDraft, seat: Seat, action: BuildAction): void {
  build(draft, seat, action);
  const young = draft.state.options.variant === 'young';
  if (!(young ? winIfComplete(draft, seat) : goOnBuilding(draft, seat))) goOn(draft);
}

/** What is still to happen in this turn happens, until a player is asked, the game is over, or the turn ends. */
function goOn(draft: StateDraft): void {
  let next = draft.state.queue[0];
  while (next !== undefined) {
    change(draft, { queue: draft.state.queue.slice(1) });
    if (begin(draft, next)) return;
    next = draft.state.queue[0];
  }
  endTurn(draft);
}

function begin(draft: StateDraft, { what, seat }: Pending): Stops {
  switch (what) {
    case 'suffer':
    case 'land':
      return takeEffect(draft, seat, what);
    case 'draw':
      return drawForHill(draft, seat);
    case 'refill':
      refill(draft, seat);
      return false;
  }
}

/** The next seat rolls (§2.2), unless that was the last turn (§5.4). */
function endTurn(draft: StateDraft): void {
  const { turn, toMove, barrows, options } = draft.state;
  if (turn === options.turnLimit - 1) {
    change(draft, { phase: 'over', actor: null });
    tell(draft, { type: 'turn-limit' });
    return;
  }
  const next = (toMove + 1) % barrows.length;
  change(draft, { phase: 'roll', toMove: next, actor: next, turn: turn + 1, dice: null });
}
