import { addedPart } from './parts.ts';

/** By id, so that this list is made as the others are; nothing but the ids counts. */
export const added = await addedPart<true>('ids');
