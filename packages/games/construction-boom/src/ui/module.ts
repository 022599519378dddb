import type { GameModule } from '@boomtown/ui-kit';
import { lazily } from '@boomtown/ui-kit';
import './construction-boom.css';
import { choices } from './choices.ts';
import { describeStreet } from './describe.ts';
import { headline, seatPanel } from './headline.ts';
import { type ConstructionBoom, constructionBoomRules } from './rules.ts';
import { explainScores } from './score-sheet.ts';
import { teller } from './sentences.ts';
import { SOUNDS } from './sounds.ts';

/** Construction BOOM! in the browser. */
const constructionBoom: GameModule<ConstructionBoom> = {
  rules: constructionBoomRules,
  secrets: ({ phase }) => phase === 'bid',
  fetchScene: () => import('./scene.ts').then(({ mountConstructionBoom }) => ({ mount: mountConstructionBoom })),
  ...teller,
  sounds: SOUNDS,
  clearsBoard: ({ type }) => type === 'dealt',
  headline,
  choices: (seat, _own, telling, path) => choices(seat, telling, path),
  describe: describeStreet,
  seatPanel,
  explainScores,
  ruleNow: ({ phase }) => RULES[phase],
  // It paints tiles, so it brings their art along.
  RulesPage: lazily(() => import('./rules-page.tsx').then((page) => page.RulesPage)),
};

/** Where the rules tell each phase. */
const RULES = { bid: '3.1', build: '4.1', lean: '5.2', bonus: '7.2', over: '8.1' } as const;

export const modules = { 'construction-boom': constructionBoom };
