import './construction-boom.css';
import { type GameModule, lazily, type SoundName } from '@boomtown/ui-kit';
import { aftermath } from './aftermath.ts';
import { choices } from './choices.ts';
import { describeStreet } from './describe.ts';
import { headline, seatPanel } from './headline.ts';
import { type ConstructionBoom, constructionBoomRules } from './rules.ts';
import { explainScores } from './score-sheet.ts';
import { teller } from './sentences.ts';

/** What each event sounds like. The end of the match has a sound of the page's own. */
const SOUNDS: Readonly<Record<ConstructionBoom['Event']['type'], SoundName | null>> = {
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

/** Construction BOOM! in the browser. */
const constructionBoom: GameModule<ConstructionBoom> = {
  rules: constructionBoomRules,
  fetchScene: () => import('./scene.ts').then(({ mountConstructionBoom }) => ({ mount: mountConstructionBoom })),
  ...teller,
  sounds: SOUNDS,
  clearsBoard: ({ type }) => type === 'dealt',
  turnsRound: ({ type }) => type === 'dealt' || type === 'round-scored',
  headline,
  choices: (seat, _own, telling, path) => choices(seat, telling, path),
  offersAllOnBoard: true,
  pictureKeys: (words) => words.text('construction-boom.picture-keys'),
  describe: describeStreet,
  seatPanel,
  explainScores,
  aftermath,
  ruleNow: ({ phase }) => RULES[phase],
  // It paints tiles, so it brings their art along.
  RulesPage: lazily(() => import('./rules-page.tsx').then((page) => page.RulesPage)),
};

/** Where the rules tell each phase. */
const RULES = { bid: '3.1', build: '4.1', lean: '5.2', bonus: '7.2', over: '8.1' } as const;

export const modules = { 'construction-boom': constructionBoom };
