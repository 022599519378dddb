import { type Boondoggle, boondoggleGame } from '@boomtown/boondoggle/rules';
import { type ConstructionBoom, constructionBoomGame } from '@boomtown/construction-boom/rules';
import { alternate } from '../measure/alternating.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Effort } from '../section.ts';
import { longestMoments, withEveryCard, withEveryOffer } from './boondoggle-moments.ts';
import { largeBuildings } from './largest-buildings.ts';
import { type Place, timedPlaces } from './lists.ts';

const GROUP = 'Listing what is legal, and doing it (milliseconds a call)';

/** The cost of the longest lists, and of actions from them, in the two games with long ones. */
export async function listFigures({ runs, smoke }: Effort): Promise<readonly Figure[]> {
  const seconds = smoke ? 0.001 : 0.2;
  const timed = [
    ...timedPlaces(constructionPlaces(), seconds),
    ...timedPlaces(boondogglePlaces(smoke ? 2 : 40), seconds),
  ];
  const measured = await alternate(
    timed.map(({ contestant }) => contestant),
    runs,
  );
  return timed.map(({ contestant: { name }, goal, note }) =>
    figureOf({ group: GROUP, name, unit: 'ms', goal, note }, measured.get(name) ?? []),
  );
}

function constructionPlaces(): readonly Place<ConstructionBoom>[] {
  const game = constructionBoomGame;
  return largeBuildings().map(({ name, state }) => {
    const legal = game.legal(game.publicView(state), game.privateView(state, 0), 0);
    return { name: `Construction BOOM!, ${name}`, game, moments: [{ state, seat: 0, legal }], listGoal: { most: 2 } };
  });
}

/** How many examples of each phase. */
const EXAMPLES = 20;

function boondogglePlaces(matches: number): readonly Place<Boondoggle>[] {
  const places = [...longestMoments(matches, EXAMPLES)].flatMap(([phase, moments]) => {
    const [longest] = moments;
    if (longest === undefined) return [];
    const made =
      phase === 'play-card'
        ? [{ name: 'play-card with every card', moments: [withEveryCard(longest)] }]
        : phase === 'trade'
          ? [{ name: 'trade with every offer', moments: [withEveryOffer(longest)] }]
          : [];
    return [{ name: phase, moments }, ...made];
  });
  return places.map(({ name, moments }) => ({
    name: `Boondoggle, ${name}`,
    game: boondoggleGame,
    moments,
    listGoal: { most: 1 },
  }));
}
