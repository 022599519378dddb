import { WatchedCurve, type WatchedPoint } from '@boomtown/analysis';
import type { GameTypes } from '@boomtown/game-core';
import { BOTS } from '@boomtown/registry/bots';
import type { GameId } from '@boomtown/wire/browser';
import { workListening } from '../listening-work.ts';

/** What a spectator's page sees after a step of a match. */
export interface Seen {
  readonly game: GameId;
  readonly step: number;
  readonly view: GameTypes['PublicView'];
}

/** What it receives, again and again. */
export interface Known {
  readonly points: readonly WatchedPoint[];
  /** How often each step was played on at least. */
  readonly playouts: number;
}

/** All spectators of a match are shown the same numbers. */
const SEED = 1;
/** How often each step is played on: soon a first estimate, then a better one. */
const STAGES = [16, 48, 144];

let curve: WatchedCurve | null = null;
/** Counts what came: what was begun before it is left. */
let came = 0;
let isWorking = false;

addEventListener('message', ({ data: { game, step, view } }: MessageEvent<Seen>) => {
  const entry = BOTS[game];
  if (entry === undefined) throw new Error(`${game} has no bots`);
  curve ??= new WatchedCurve(entry, SEED);
  curve.see(step, view);
  came += 1;
  if (!isWorking) void work(curve);
});

/** Where steps come faster than they are played on from, the newest one is next. */
async function work(known: WatchedCurve): Promise<void> {
  const tell = (): void => {
    const { points } = known;
    const counts = points.flatMap(({ chances: [first] }) =>
      first === undefined || first.playouts === 0 ? [] : [first.playouts],
    );
    postMessage({ points, playouts: counts.length === 0 ? 0 : Math.min(...counts) } satisfies Known);
  };
  isWorking = true;
  let question: number;
  do {
    question = came;
    // The first result is reported at once.
    await workListening(refined(known), { tell, isWanted: () => question === came, told: 0 });
  } while (question !== came);
  isWorking = false;
  tell();
}

function* refined(known: WatchedCurve): Generator<void> {
  for (const stage of STAGES) yield* known.refine(stage);
}
