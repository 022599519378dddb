import { neighboursOn } from '@boomtown/constructo/bench';
import { STANDARD_BOARDS } from '@boomtown/constructo/view';
import { MEASURED_GAMES } from '../chosen-games.ts';
import { alternate, type Contestant } from '../measure/alternating.ts';
import { playPackedOut } from '../packed/play-out.ts';
import { type Figure, figureOf, type Goal } from '../report/figure.ts';
import type { Effort } from '../section.ts';
import { playCompactOut } from './compact-play-out.ts';
import { type PlayedOut, playOut } from './play-out.ts';

const GROUP = 'Random play-outs: list, choose, do (actions a second)';
const PACKED = 'Constructo, packed by hand (the ceiling)';
const COMPACT = "Constructo, the bots' compact board";

const GOALS: Readonly<Record<string, Goal>> = {
  'Constructo, 2 seats': { least: 500_000 },
  [COMPACT]: { least: 4_000_000 },
};

/** Random play-outs of every game with the fewest and the most seats, and of Constructo on two packed boards. */
export async function playOutFigures({ runs, smoke }: Effort): Promise<readonly Figure[]> {
  const seconds = smoke ? 0.001 : 0.5;
  const contestants = [...rulesContestants(seconds), ...packedContestants(seconds)];
  const measured = await alternate(contestants, runs);
  return contestants.map(({ name }) => {
    const rates = (measured.get(name) ?? []).map((played) => played.actions / played.seconds);
    const goal = GOALS[name];
    return figureOf({ group: GROUP, name, unit: '/s', ...(goal === undefined ? {} : { goal }) }, rates);
  });
}

function rulesContestants(seconds: number): readonly Contestant<PlayedOut>[] {
  return MEASURED_GAMES.flatMap((game) => {
    const { name, seats } = game.info;
    return [...new Set([seats.min, seats.max])].map((count) => ({
      name: `${name}, ${count} seats`,
      run: () => playOut(game, count, seconds),
    }));
  });
}

function packedContestants(seconds: number): readonly Contestant<PlayedOut>[] {
  const [board] = STANDARD_BOARDS;
  if (board === undefined) throw new Error('there is no board');
  const neighbours = neighboursOn(board);
  return [
    { name: COMPACT, run: () => playCompactOut(neighbours, seconds) },
    { name: PACKED, run: () => playPackedOut(neighbours, seconds) },
  ];
}
