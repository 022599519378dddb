import { addedPart } from './parts.ts';

export const added = await addedPart<object>('wires');
