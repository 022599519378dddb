import type { Measured } from '@boomtown/game-core';
import { type Boondoggle, boondoggleGame as game } from '../rules/index.ts';
import { longestMoments, SEATS, withEveryCard, withEveryOffer } from './moments.ts';

/** How many examples of each phase. */
const EXAMPLES = 20;

/** The longest lists of each phase, and longer ones than a match has. */
export const measured: readonly Measured<Boondoggle>[] = [
  {
    game,
    longestList: 1,
    places: (random, matches) =>
      [...longestMoments(random(SEATS, matches), EXAMPLES)].flatMap(([phase, moments]) => {
        const [longest] = moments;
        if (longest === undefined) return [];
        const made =
          phase === 'play-card'
            ? [{ name: 'play-card with every card', moments: [withEveryCard(longest)] }]
            : phase === 'trade'
              ? [{ name: 'trade with every offer', moments: [withEveryOffer(longest)] }]
              : [];
        return [{ name: phase, moments }, ...made];
      }),
  },
];
