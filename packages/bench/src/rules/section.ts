import type { AnyMeasured, Game, GameTypes, Moment, PlayedOut } from '@boomtown/game-core';
import { MEASURED } from '@boomtown/registry/measured';
import { MEASURED_GAMES } from '../chosen-games.ts';
import { alternate, type Contestant } from '../measure/timing.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Effort, Section } from '../section.ts';
import { timedPlaces } from './lists.ts';
import { quickChance, quickWords, startsOf, walk } from './walk.ts';

export const rulesSection: Section = {
  name: 'rules',
  title: 'Rules: what the longest lists take, and how many actions a second can be played',
  async measure(effort, say) {
    say('lists of legal actions');
    const lists = await listFigures(effort);
    say('random play-outs');
    return [...lists, ...(await playOutFigures(effort))];
  },
};

const LISTS = 'Listing what is legal, and doing it (milliseconds a call)';
const MATCHES = 40;
const FEW_MATCHES = 2;

/** The cost of the longest lists, and of actions from them, in the games with long ones. */
async function listFigures({ runs, smoke }: Effort): Promise<readonly Figure[]> {
  const places = MEASURED.flatMap((measured) => placesOf(measured, smoke ? FEW_MATCHES : MATCHES));
  const timed = timedPlaces(places, smoke ? 0.001 : 0.2);
  const found = await alternate(
    timed.map(({ contestant }) => contestant),
    runs,
  );
  return timed.map(({ contestant: { name }, goal, note }) =>
    figureOf({ group: LISTS, name, unit: 'ms', note, ...(goal && { goal }) }, found.get(name) ?? []),
  );
}

function placesOf(measured: AnyMeasured, matches: number) {
  const { game, longestList } = measured;
  const choices = quickChance(1);
  function* random(seats: number, count: number): Generator<Moment<GameTypes>> {
    for (const start of startsOf(game, seats, count)) yield* walk(game, start, choices);
  }
  return (measured.places?.(random, matches) ?? []).map(({ name, moments }) => ({
    name: `${game.info.name}, ${name}`,
    game,
    moments,
    ...(longestList === undefined ? {} : { listGoal: { most: longestList } }),
  }));
}

const PLAY_OUTS = 'Random play-outs: list, choose, do (actions a second)';

/** A contest of play-outs, and how many actions a second it is to reach. */
interface PlayOuts extends Contestant<PlayedOut> {
  readonly fewest?: number | undefined;
}

/** Random play-outs of every game with the fewest and the most seats, and of other forms of games. */
async function playOutFigures({ runs, smoke }: Effort): Promise<readonly Figure[]> {
  const seconds = smoke ? 0.001 : 0.5;
  const contestants = [...rulesContestants(seconds), ...otherForms(seconds)];
  const measured = await alternate(contestants, runs);
  return contestants.map(({ name, fewest }) => {
    const rates = (measured.get(name) ?? []).map((played) => played.actions / played.seconds);
    const goal = fewest === undefined ? {} : { goal: { least: fewest } };
    return figureOf({ group: PLAY_OUTS, name, unit: '/s', ...goal }, rates);
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

/** How many matches are set up beforehand, to be played again and again in different ways. */
const STARTS = 32;

/**
 * Plays random matches for about this long: each turn asks for the list of legal actions, draws one, and has it
 * judged and done like an action that came from outside. Setting matches up does not count.
 */
function playOut<T extends GameTypes>(game: Game<T>, seats: number, seconds: number): PlayedOut {
  const starts = startsOf(game, seats, STARTS);
  const choices = quickChance(1);
  const begin = performance.now();
  let actions = 0;
  for (;;) {
    for (const start of starts) {
      for (const _ of walk(game, start, choices)) actions += 1;
      const spent = (performance.now() - begin) / 1000;
      if (spent >= seconds) return { actions, seconds: spent };
    }
  }
}
