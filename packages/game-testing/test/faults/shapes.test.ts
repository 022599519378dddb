import { malformed } from '@boomtown/game-core';
import { object, oneOf } from '@boomtown/game-core/shapes';
import { describe } from 'vitest';
import { highCard } from '../high-card/game.ts';
import { catchesEach, type Fault, faulty } from './plant.ts';

const { shape } = highCard;
const nothing = object({ none: oneOf('nothing') });

const shapes: readonly Fault[] = [
  // The shapes are wrong on purpose: they fit no value of the game.
  ...(['state', 'publicView', 'privateView', 'event'] as const).map(
    (part): Fault => ({
      what: `declares another shape for its ${part}`,
      code: 'shape',
      game: faulty({ shape: { ...shape, [part]: nothing as never } }),
    }),
  ),
  {
    what: 'refuses as malformed what has the shape of an action',
    code: 'shape',
    game: faulty({
      parseAction: (raw, view) => {
        const action = highCard.parseAction(raw, view);
        const isFar = action.ok && action.value.type === 'play' && action.value.card > 11;
        return isFar ? malformed('There is no such card.') : action;
      },
    }),
  },
];

describe('the harness, on shapes', () => {
  catchesEach(shapes);
});
