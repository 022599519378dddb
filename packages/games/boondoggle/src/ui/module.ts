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
  SidePanel,
  describe,
  seatPanel,
  explainScores,
  RulesPage,
};

export const modules = { boondoggle: boondoggle };
