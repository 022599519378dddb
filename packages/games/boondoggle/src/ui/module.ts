import type { GameModule } from '@boomtown/ui-kit';
import './boondoggle.css';
import { choices } from './choices.ts';
import { describe } from './describe.ts';
import { headline } from './headline.ts';
import { openView } from './open-view.ts';
import { explainScores } from './player-facts.ts';
import { type Boondoggle, boondoggleRules } from './rules.ts';
import { RulesPage } from './rules-page.tsx';
import { seatPanel } from './seat-panel.ts';
import { teller } from './sentences.ts';
import { SidePanel } from './side-panel/side-panel.tsx';
import { SOUNDS } from './sounds.ts';

/** Boondoggle in the browser. */
const boondoggle: GameModule<Boondoggle> = {
  rules: boondoggleRules,
  secrets: () => true,
  openView,
  fetchScene: () => import('./scene.ts').then(({ mountBoondoggle }) => ({ mount: mountBoondoggle })),
  ...teller,
  sounds: SOUNDS,
  headline,
  choices,
  passOn: ({ phase, round, actor }, seat) =>
    phase === 'play-card' && actor === seat ? { until: `${round}`, action: { type: 'pass' } } : null,
  SidePanel,
  describe,
  seatPanel,
  explainScores,
  ruleNow: ({ phase }) => RULES[phase],
  RulesPage,
};

/** Where the rules tell each phase. */
const RULES = {
  'buy-card': '5.2',
  'play-card': '5.3',
  answer: '5.4',
  trade: '5.5',
  job: '6.1',
  sell: '6.2',
  build: '6.3',
  scheme: '6.6',
  over: '7.4',
} as const;

export const modules = { boondoggle: boondoggle };
