import type { AnyGameModule } from '@boomtown/ui-kit';
import { addedPart } from './parts.ts';

export const added = await addedPart<() => Promise<AnyGameModule>>('ui');
