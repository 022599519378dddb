import type { AnyGame } from '@boomtown/game-core';
import { addedPart } from './parts.ts';

export const added = await addedPart<() => Promise<AnyGame>>('replay');
