import type { GameModule } from '@boomtown/ui-kit';
import './boondoggle.css';
import { choices } from './choices.ts';
import { describe } from './describe.ts';
import { Desk } from './desk/desk.tsx';
import { headline } from './headline.ts';
import { openView } from './open-view.ts';
import { type Boondoggle, boondoggleRules } from './rules.ts';
import { RulesPage } from './rules-page.tsx';
import { seatPanel } from './seat-panel.ts';
import { teller } from './sentences.ts';
import { SOUNDS } from './sounds.ts';
import { explainScores } from './standing.ts';

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
  Desk,
  describe,
  seatPanel,
  explainScores,
  RulesPage,
};

export const modules = { boondoggle: boondoggle };
