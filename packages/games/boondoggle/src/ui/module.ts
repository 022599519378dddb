import './boondoggle.css';
import type { GameModule, SoundName } from '@boomtown/ui-kit';
import { aftermath } from './aftermath.ts';
import { choices } from './choices.ts';
import { describe } from './describe.ts';
import { headline, seatPanel } from './headline.ts';
import { explainScores } from './player-facts.ts';
import { type Boondoggle, boondoggleRules } from './rules.ts';
import { RulesPage } from './rules-page.tsx';
import { teller } from './sentences.ts';
import { SidePanel } from './side-panel/side-panel.tsx';

/** What each event sounds like. The end of the match has a sound of the page's own. */
const SOUNDS: Readonly<Record<Boondoggle['Event']['type'], SoundName | null>> = {
  funds: 'coin',
  benefit: null,
  'card-bought': 'card',
  'card-played': 'card',
  'purchase-announced': null,
  purchased: 'coin',
  enforced: 'coin',
  offered: 'card',
  traded: 'coin',
  'offer-closed': null,
  'destination-drawn': 'card',
  'pot-won': 'coin',
  job: 'coin',
  sold: 'coin',
  bought: 'coin',
  built: 'place',
  'honcho-drawn': 'card',
  kickback: 'coin',
  guardrail: 'place',
  toll: 'coin',
  completed: 'coin',
  'round-started': null,
  'game-ended': null,
};

/** Boondoggle in the browser. */
const boondoggle: GameModule<Boondoggle> = {
  rules: boondoggleRules,
  fetchScene: () => import('./scene.ts').then(({ mountBoondoggle }) => ({ mount: mountBoondoggle })),
  ...teller,
  sounds: SOUNDS,
  turnsRound: ({ type }) => type === 'round-started',
  headline,
  choices,
  // Buying a card and both goes of playing one are one phase of the round (§4).
  passOn: ({ phase, round, actor }, seat) =>
    (phase === 'buy-card' || phase === 'play-card') && actor === seat
      ? { until: `${round}`, action: { type: 'pass' } }
      : null,
  offersAllOnBoard: true,
  SidePanel,
  describe,
  seatPanel,
  explainScores,
  aftermath,
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
