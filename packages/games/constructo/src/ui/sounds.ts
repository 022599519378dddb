import type { SoundName } from '@boomtown/ui-kit';
import type { Constructo } from './rules.ts';

/** What each event sounds like. The end of the match has a sound of the page's own. */
export const SOUNDS: Readonly<Record<Constructo['Event']['type'], SoundName | null>> = {
  'board-chosen': 'card',
  placed: 'place',
  moved: 'place',
  'round-ended': 'coin',
  'match-ended': null,
};
