import type { AnyLesson } from '@boomtown/ui-kit';
import { addedPart } from './parts.ts';

export const added = await addedPart<() => Promise<AnyLesson>>('lessons');
