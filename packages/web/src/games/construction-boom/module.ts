import { lazily } from '../../app/lazily.tsx';
import type { GameModule } from '../game-module.ts';
import './construction-boom.css';
import { actionWords } from './action-words.ts';
import { choices } from './choices.ts';
import { describeStreet } from './describe.ts';
import { headline, seatPanel } from './headline.ts';
import { optionWords } from './option-words.ts';
import { type ConstructionBoom, constructionBoomRules } from './rules.ts';
import { say } from './say.ts';
import { explainScores } from './score-sheet.ts';
import { SOUNDS } from './sounds.ts';

/** Construction BOOM! in the browser. */
export const constructionBoom: GameModule<ConstructionBoom> = {
  rules: constructionBoomRules,
  secrets: ({ phase }) => phase === 'bid',
  fetchScene: () => import('./scene.ts').then(({ mountConstructionBoom }) => ({ mount: mountConstructionBoom })),
  say,
  sounds: SOUNDS,
  clearsBoard: ({ type }) => type === 'dealt',
  headline,
  actionWords,
  choices: (seat, _own, telling, path) => choices(seat, telling, path),
  refusalWords(refusal, words) {
    const key = `construction-boom.refused-${refusal.code}`;
    // The keys of refusals have no blanks to fill; `has` has shown that it is one of them.
    return words.has(key) ? words.text(key as 'construction-boom.refused-occupied') : refusal.message;
  },
  describe: describeStreet,
  seatPanel,
  explainScores,
  optionWords,
  // It paints tiles, so it brings their art along.
  RulesPage: lazily(() => import('./rules-page.tsx').then((page) => page.RulesPage)),
};
