import { type AnyGame, apply, type GameTypes, type MeasuredPlace, stepStream } from '@boomtown/game-core';
import type { Contestant } from '../measure/timing.ts';
import { type Goal, median } from '../report/figure.ts';

/** A kind of position whose lists are timed. */
interface Place extends MeasuredPlace<GameTypes> {
  readonly game: AnyGame;
  /** Milliseconds. */
  readonly listGoal?: Goal;
}

/** A thing to time, with the words for its figure. */
interface Timed {
  readonly contestant: Contestant<number>;
  readonly goal?: Goal;
  readonly note: string;
}

const APPLY_GOAL: Goal = { most: 0.2 };
/** How many actions of each list are done, evenly chosen. */
const DONE_A_LIST = 50;

/** Listing the legal actions of these positions, and doing some of them; each a median in milliseconds. */
export function timedPlaces(places: readonly Place[], seconds: number): readonly Timed[] {
  return places.flatMap(({ name, game, moments, listGoal }) => {
    const lists = moments.map(({ state, seat }) => () => {
      game.legal(game.publicView(state), game.privateView(state, seat), seat);
    });
    const deeds = moments.flatMap(({ state, seat, legal }) =>
      some(legal, DONE_A_LIST).map((action) => () => {
        if (!apply(game, state, seat, action, CHANCE()).ok) throw new Error(`${name}: a legal action is refused`);
      }),
    );
    const most = Math.max(...moments.map(({ legal }) => legal.length));
    return [
      {
        contestant: timed(`${name}: legal`, lists, seconds),
        ...(listGoal && { goal: listGoal }),
        note: `${most} listed`,
      },
      { contestant: timed(`${name}: apply`, deeds, seconds), goal: APPLY_GOAL, note: `${deeds.length} actions` },
    ];
  });
}

const CHANCE = () => stepStream(new Uint8Array(32), 1);

function timed(name: string, calls: readonly (() => void)[], seconds: number): Contestant<number> {
  return { name, run: () => medianOfCalls(calls, seconds) };
}

/** At most `most` items of a list, spread over all of it. */
function some<V>(list: readonly V[], most: number): readonly V[] {
  const stride = Math.max(1, Math.floor(list.length / most));
  return list.filter((_, i) => i % stride === 0).slice(0, most);
}

/** Calls each of these in turn until about so much time is over. @returns the median of a call, in milliseconds */
function medianOfCalls(calls: readonly (() => unknown)[], seconds: number): number {
  const times: number[] = [];
  const end = performance.now() + 1000 * seconds;
  do {
    for (const call of calls) {
      const begin = performance.now();
      call();
      times.push(performance.now() - begin);
    }
  } while (performance.now() < end);
  return median(times);
}
