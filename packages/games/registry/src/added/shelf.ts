import type { ShelfGame } from '@boomtown/ui-kit';
import { addedPart } from './parts.ts';

export const added = await addedPart<ShelfGame>('shelf');
