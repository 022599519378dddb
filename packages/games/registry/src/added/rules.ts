import type { AnyGame } from '@boomtown/game-core';
import { addedPart } from './parts.ts';

export const added = await addedPart<AnyGame>('rules');
