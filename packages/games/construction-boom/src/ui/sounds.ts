import type { SoundName } from '@boomtown/ui-kit';
import type { ConstructionBoom } from './rules.ts';

/** What each event sounds like. The end of the match has a sound of the page's own. */
export const SOUNDS: Readonly<Record<ConstructionBoom['Event']['type'], SoundName | null>> = {
  dealt: 'card',
  hand: null,
  bid: 'coin',
  contract: 'coin',
  revealed: 'card',
  placed: 'place',
  leaned: 'move',
  'lean-asked': null,
  collapsed: 'collapse',
  crushed: 'collapse',
  fell: 'collapse',
  combo: 'coin',
  passed: 'card',
  'round-scored': 'coin',
  'match-ended': null,
};
