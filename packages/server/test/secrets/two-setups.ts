import { type AnyGame, type Rng, sameJson, stepStream, type TableSetup, type Viewer } from '@boomtown/game-core';
import { chanceOf, differOnlyInHidden, seedBytes } from '@boomtown/game-testing';
import type { OfWorlds, Start } from './worlds.ts';

const TRIES = 60;

/** Two setups that differ in one piece of luck of which the viewer may learn nothing; `null` if none is found. */
export function twoSetups(
  game: AnyGame,
  { options, seats }: TableSetup,
  viewer: Viewer,
  rng: Rng,
): OfWorlds<Start> | null {
  const setUp = (other?: number) => {
    const chance = chanceOf(stepStream(seedBytes('two setups'), 0), other);
    const first = game.setup(options, seats, chance.rng);
    if (!first.ok) throw new Error(`${game.info.id} refuses a sample of its own: ${first.error.code}`);
    const start: Start = first.value;
    return { start, draws: chance.draws() };
  };
  const { start: here, draws } = setUp();
  for (const other of rng.shuffle([...Array(draws).keys()]).slice(0, TRIES)) {
    const { start: there } = setUp(other);
    if (!sameJson(here.state, there.state) && differOnlyInHidden(game, viewer, here.state, there.state))
      return [here, there];
  }
  return null;
}
