import { eventsFor, type MatchStep, startMatch, submit } from '@boomtown/game-core';
import type { Snapshot } from '@boomtown/ui-kit';
import {
  type Action,
  type ConstructionBoom,
  constructionBoomGame as game,
  type Options,
  type Placement,
  type State,
  type TileId,
} from '../../src/rules/index.ts';
import { MATERIALS, SIDES, tileOf, tilesOf } from '../../src/view.ts';

export type Shown = Snapshot<ConstructionBoom>;

interface Table {
  readonly options?: Partial<Options>;
  /** Of the seed, all bytes. */
  readonly seed?: number;
  readonly seats?: readonly number[];
}

/**
 * Plays the actions, written as short words, and gives what a player in these seats sees after each step, the first one
 * included. `bid 4 modern`, `accept`, `double`, `MT 1,2` (builds the first modern tier of the hand into column 1, row 2),
 * `MT 1,2 + MR 1,3`, `pass`, `lean left`, `bonus OT 0,1`, `skip`.
 */
export function snapshots(
  actions: readonly string[],
  { options = {}, seed = 0, seats = [0] }: Table = {},
): readonly Shown[] {
  const started = startMatch(game, { opener: 0, ...options }, 2, new Uint8Array(32).fill(seed));
  if (!started.ok) throw new Error(started.error.message);
  const shown: Shown[] = [shownOf(started.value, seats)];
  let { match } = started.value;
  for (const line of actions) {
    const { actor } = match.state;
    const done = submit(match, actor, actionOf(line, match.state));
    if (!done.ok) throw new Error(`"${line}" at step ${match.step + 1}: ${done.error.message}`);
    match = done.value.match;
    shown.push(shownOf(done.value, seats));
  }
  return shown;
}

function shownOf({ match, events }: MatchStep<ConstructionBoom>, seats: readonly number[]): Shown {
  return {
    step: match.step,
    view: game.publicView(match.state),
    you: seats.map((seat) => ({ seat, view: game.privateView(match.state, seat) })),
    events: eventsFor(events, seats),
  };
}

function actionOf(line: string, state: State): Action {
  const [word = '', first = '', second = ''] = line.split(' ');
  const material = MATERIALS.find((one) => one === second);
  const side = SIDES.find((one) => one === first);
  if (word === 'bid' && material !== undefined) return { type: 'bid', number: Number(first), material };
  if (word === 'lean' && side !== undefined) return { type: 'lean', side };
  if (word === 'accept' || word === 'double' || word === 'pass' || word === 'skip') return { type: word };
  const actor = state.actor ?? 0;
  if (word === 'bonus') {
    const [laid] = placements(line.slice('bonus '.length), state.hands[actor === 0 ? 1 : 0], state);
    if (laid === undefined) throw new Error(`"${line}" places nothing`);
    return { type: 'bonus', ...laid };
  }
  return { type: 'place', tiles: placements(line, state.hands[actor], state) };
}

function placements(text: string, hand: readonly TileId[], state: State): readonly Placement[] {
  const used: TileId[] = [];
  return text.split(' + ').map((part) => {
    const [name = '', cell = ''] = part.split(' ');
    const [column = Number.NaN, row = Number.NaN] = cell.split(',').map(Number);
    const tile = hand.find((id) => kind(id, state) === name && !used.includes(id));
    if (tile === undefined) throw new Error(`there is no ${name} in the hand`);
    used.push(tile);
    return { tile, column, row };
  });
}

function kind(id: TileId, { options }: State): string {
  const { material, type } = tileOf(tilesOf(options), id);
  return `${material[0]}${type[0]}`.toUpperCase();
}
