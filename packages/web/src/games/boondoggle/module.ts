import type { GameModule } from '../game-module.ts';
import './boondoggle.css';
import { actionWords } from './action-words.ts';
import { choices } from './choices.ts';
import { describe } from './describe.ts';
import { Desk } from './desk/desk.tsx';
import { headline } from './headline.ts';
import { openView } from './open-view.ts';
import { optionWords } from './option-words.ts';
import { type Boondoggle, boondoggleRules } from './rules.ts';
import { RulesPage } from './rules-page.tsx';
import { say } from './say.ts';
import { seatPanel } from './seat-panel.ts';
import { SOUNDS } from './sounds.ts';
import { explainScores } from './standing.ts';

/** Boondoggle in the browser. */
export const boondoggle: GameModule<Boondoggle> = {
  rules: boondoggleRules,
  secrets: () => true,
  openView,
  fetchScene: () => import('./scene.ts').then(({ mountBoondoggle }) => ({ mount: mountBoondoggle })),
  say,
  sounds: SOUNDS,
  headline,
  actionWords,
  choices,
  Desk,
  refusalWords(refusal, words) {
    const key = `boondoggle.refused-${refusal.code}`;
    // The rules say in English what exactly is wrong, the catalogues of other languages what kind of thing is.
    const exact = words.language.startsWith('en') || !words.has(key);
    // The keys of refusals have no blanks to fill; `has` has shown that it is one of them.
    return exact ? refusal.message : words.text(key as 'boondoggle.refused-own-road');
  },
  describe,
  seatPanel,
  explainScores,
  optionWords,
  RulesPage,
};
