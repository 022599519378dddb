import type { GameModule } from '../game-module.ts';
import './bau-boom.css';
import { actionWords } from './action-words.ts';
import { Celebration } from './celebration.tsx';
import { describe } from './describe.ts';
import { explainScores, headline, seatPanel } from './headline.ts';
import { optionWords } from './option-words.ts';
import { type BauBoom, bauBoomRules } from './rules.ts';
import { RulesPage } from './rules-page.tsx';
import { say } from './say.ts';
import { SOUNDS } from './sounds.ts';

/** Bau Boom in the browser. */
export const bauBoom: GameModule<BauBoom> = {
  rules: bauBoomRules,
  // The block that somebody draws, before it goes into a covered load (§3.5, §5.3).
  secrets: ({ options }) => !options.openBarrows && options.variant !== 'young',
  fetchScene: () => import('./scene.ts').then(({ mountBauBoom }) => ({ mount: mountBauBoom })),
  say,
  sounds: SOUNDS,
  turnBegun: (event) => (event.type === 'rolled' ? event.seat : null),
  headline,
  actionWords,
  refusalWords(refusal, words) {
    const key = `bau-boom.refused-${refusal.code}`;
    // The keys of refusals have no blanks to fill; `has` has shown that it is one of them.
    return words.has(key) ? words.text(key as 'bau-boom.refused-covered') : refusal.message;
  },
  describe,
  seatPanel,
  explainScores,
  Celebration,
  optionWords,
  RulesPage,
};
