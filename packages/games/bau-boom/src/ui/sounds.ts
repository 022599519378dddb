import type { SoundName } from '@boomtown/ui-kit';
import type { BauBoom } from './rules.ts';

/** What each event sounds like. The end has a sound of the page's own. */
export const SOUNDS: Readonly<Record<BauBoom['Event']['type'], SoundName | null>> = {
  rolled: 'dice',
  moved: 'move',
  pushed: 'move',
  loaded: 'card',
  drawn: 'card',
  lost: 'collapse',
  left: null,
  unloaded: 'card',
  built: 'place',
  returned: null,
  demolished: 'collapse',
  filled: null,
  won: null,
  'turn-limit': null,
};
