import type { GameModule } from '@boomtown/ui-kit';
import './constructo.css';
import { boardsOptionOf, ownBoards } from './boards-option.tsx';
import { describeBoard } from './describe.ts';
import { explainScores, headline, seatPanel } from './headline.ts';
import { placesOf } from './keys.ts';
import { clearsBoard, roundCard } from './round-card.ts';
import { type Constructo, constructoRules, constructorRules, type Edition } from './rules.ts';
import { rulesPageOf } from './rules-page.tsx';
import { tellers } from './sentences.ts';
import { SOUNDS } from './sounds.ts';

const inWood: GameModule<Constructo> = moduleOf('constructo', constructoRules);
const inSlate: GameModule<Constructo> = moduleOf('constructor', constructorRules);

/** Both editions in the browser. */
export const modules = { constructo: inWood, constructor: inSlate };

/** Where the rules tell each phase. */
const RULES = { board: '2.1', turn: '1.3', over: '1.6' } as const;

/** One edition: the same rules and sentences, with its own colours, names and pictures. */
function moduleOf(edition: Edition, rules: GameModule<Constructo>['rules']): GameModule<Constructo> {
  return {
    rules,
    fetchScene: async () => ({ mount: (await import('./scene.ts')).constructoScene(edition, rules) }),
    ...tellers[edition],
    sounds: SOUNDS,
    roundCard: (event, telling) => roundCard(edition, event, telling),
    clearsBoard,
    headline: (telling, seat) =>
      headline(edition, telling, seat, seat === null ? [] : rules.legal(telling.view, {}, seat)),
    placesOf,
    describe: (telling) => describeBoard(edition, telling),
    seatPanel: (seat, telling) => seatPanel(edition, seat, telling),
    explainScores,
    OwnOption: boardsOptionOf(edition),
    ownOptionText: (_field, options, words) => {
      const boards = ownBoards(options).map(({ id }) => id);
      return boards.length === 0 ? null : words.list(boards);
    },
    ruleNow: ({ phase }) => RULES[phase],
    RulesPage: rulesPageOf(edition),
  };
}
