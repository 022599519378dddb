import type { GameTypes } from '@boomtown/game-core';
import type { Telling } from '@boomtown/ui-kit/sentence';
import type { Words } from '../../messages/words.ts';

/** What the pages make sentences from: as any game takes it, with the pages' own words. */
export type AnyTelling = Telling<GameTypes> & { readonly words: Words };
