import type { AnyMeasured, GameTypes, Moment } from '@boomtown/game-core';
import { MEASURED } from '@boomtown/registry/measured';
import { alternate } from '../measure/alternating.ts';
import { quickChance } from '../measure/quick-chance.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Effort } from '../section.ts';
import { timedPlaces } from './lists.ts';
import { startsOf, walk } from './walk.ts';

const GROUP = 'Listing what is legal, and doing it (milliseconds a call)';
const MATCHES = 40;
const FEW_MATCHES = 2;

/** The cost of the longest lists, and of actions from them, in the games with long ones. */
export async function listFigures({ runs, smoke }: Effort): Promise<readonly Figure[]> {
  const places = MEASURED.flatMap((measured) => placesOf(measured, smoke ? FEW_MATCHES : MATCHES));
  const timed = timedPlaces(places, smoke ? 0.001 : 0.2);
  const found = await alternate(
    timed.map(({ contestant }) => contestant),
    runs,
  );
  return timed.map(({ contestant: { name }, goal, note }) =>
    figureOf({ group: GROUP, name, unit: 'ms', note, ...(goal && { goal }) }, found.get(name) ?? []),
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
