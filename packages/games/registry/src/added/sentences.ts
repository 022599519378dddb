import type { GameTypes } from '@boomtown/game-core';
import type { GameTeller } from '@boomtown/ui-kit/sentence';
import { addedPart } from './parts.ts';

export const added = await addedPart<GameTeller<GameTypes>>('sentences');
