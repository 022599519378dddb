import './bau-boom.css';
import type { GameModule, SoundName } from '@boomtown/ui-kit';
import { Celebration } from './celebration.tsx';
import { describe } from './describe.ts';
import { aftermath, explainScores, headline, seatPanel } from './headline.ts';
import { type BauBoom, bauBoomRules } from './rules.ts';
import { RulesPage } from './rules-page.tsx';
import { teller } from './sentences.ts';

/** What each event sounds like. The end has a sound of the page's own. */
const SOUNDS: Readonly<Record<BauBoom['Event']['type'], SoundName | null>> = {
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

/** Bau Boom in the browser. */
const bauBoom: GameModule<BauBoom> = {
  rules: bauBoomRules,
  fetchScene: () => import('./scene.ts').then(({ mountBauBoom }) => ({ mount: mountBauBoom })),
  ...teller,
  sounds: SOUNDS,
  turnBegun: (event) => (event.type === 'rolled' ? event.seat : null),
  headline,
  describe,
  seatPanel,
  explainScores,
  aftermath,
  offersAllOnBoard: true,
  Celebration,
  ruleNow: ({ phase, options }) => (options.variant === 'young' ? '5.3' : RULES[phase]),
  RulesPage,
};

/** Where the rules tell each phase. */
const RULES = { roll: '3.1', move: '3.1', choice: '3.4', build: '4.1', demolish: '4.3', over: '4.5' } as const;

export const modules = { 'bau-boom': bauBoom };
