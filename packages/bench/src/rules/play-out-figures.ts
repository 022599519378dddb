import type { PlayedOut } from '@boomtown/game-core';
import { MEASURED } from '@boomtown/registry/measured';
import { MEASURED_GAMES } from '../chosen-games.ts';
import { alternate, type Contestant } from '../measure/alternating.ts';
import { quickWords } from '../measure/quick-chance.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Effort } from '../section.ts';
import { playOut } from './play-out.ts';

const GROUP = 'Random play-outs: list, choose, do (actions a second)';

/** A contest of play-outs, and how many actions a second it is to reach. */
interface PlayOuts extends Contestant<PlayedOut> {
  readonly fewest?: number | undefined;
}

/** Random play-outs of every game with the fewest and the most seats, and of other forms of games. */
export async function playOutFigures({ runs, smoke }: Effort): Promise<readonly Figure[]> {
  const seconds = smoke ? 0.001 : 0.5;
  const contestants = [...rulesContestants(seconds), ...otherForms(seconds)];
  const measured = await alternate(contestants, runs);
  return contestants.map(({ name, fewest }) => {
    const rates = (measured.get(name) ?? []).map((played) => played.actions / played.seconds);
    const goal = fewest === undefined ? {} : { goal: { least: fewest } };
    return figureOf({ group: GROUP, name, unit: '/s', ...goal }, rates);
  });
}

function rulesContestants(seconds: number): readonly PlayOuts[] {
  return MEASURED_GAMES.flatMap((game) => {
    const { name, seats } = game.info;
    return [...new Set([seats.min, seats.max])].map((count) => ({
      name: `${name}, ${count} seats`,
      run: () => playOut(game, count, seconds),
      fewest: MEASURED.find((one) => one.game === game)?.fewestActions,
    }));
  });
}

function otherForms(seconds: number): readonly PlayOuts[] {
  return MEASURED.flatMap(({ game, otherForms = [] }) =>
    otherForms.map((form) => ({
      name: `${game.info.name}, ${form.name}`,
      run: () => form.playOut(quickWords(2), seconds),
      fewest: form.fewestActions,
    })),
  );
}
