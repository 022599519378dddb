import { addedPart } from './parts.ts';

export const added: object = await addedPart<object>('messages-en');
