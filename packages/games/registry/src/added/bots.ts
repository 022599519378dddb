import type { AnyBotEntry } from '@boomtown/bots/playing';
import { addedPart } from './parts.ts';

export const added = await addedPart<AnyBotEntry>('bots');
