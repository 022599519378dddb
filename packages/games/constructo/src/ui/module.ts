import './constructo.css';
import type { GameModule, RoundCard, SoundName } from '@boomtown/ui-kit';
import { ownNameOf } from './board-names.ts';
import { boardsOptionOf, ownBoards } from './boards-option.tsx';
import { describeBoard } from './describe.ts';
import { aftermath, explainScores, headline, seatPanel } from './headline.ts';
import {
  type Constructo,
  type ConstructoEvent,
  constructoRules,
  constructorRules,
  type Edition,
  type Seat,
} from './rules.ts';
import { rulesPageOf } from './rules-page.tsx';
import { byNumber } from './say.ts';
import { tellers } from './sentences.ts';
import { type ConstructoTelling, nameOf } from './telling.ts';

/** What each event sounds like. The end of the match has a sound of the page's own. */
const SOUNDS: Readonly<Record<Constructo['Event']['type'], SoundName | null>> = {
  'board-chosen': 'card',
  placed: 'place',
  moved: 'place',
  'round-ended': 'coin',
  'match-ended': null,
};

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
    turnsRound: clearsBoard,
    headline: (telling, seat) =>
      headline(edition, telling, seat, seat === null ? [] : rules.legal(telling.view, {}, seat)),
    offersAllOnBoard: true,
    choices: (seat, own, telling) =>
      byNumber(rules.legal(telling.view, own, seat), telling.view).map((action) => ({
        action,
        ...tellers[edition].actionWords(action, seat, telling),
      })),
    pictureKeys: (words) =>
      words.text('constructo.picture-keys', {
        ring: words.text('constructo.key-ring'),
        medium: words.text('constructo.key-medium'),
        small: words.text('constructo.key-small'),
      }),
    describe: (telling) => describeBoard(edition, telling),
    seatPanel: (seat, telling) => seatPanel(edition, seat, telling),
    explainScores,
    aftermath: (telling) => aftermath(edition, telling),
    OwnOption: boardsOptionOf(edition),
    ownOptionText: (_field, options, words) => {
      const boards = ownBoards(options).map(({ id }) => ownNameOf(id));
      return boards.length === 0 ? null : words.list(boards);
    },
    ruleNow: ({ phase }) => RULES[phase],
    RulesPage: rulesPageOf(edition),
  };
}

/** The card between the rounds: why the first one ended, its towers, how the match stands, and who begins the next. */
function roundCard(
  edition: Edition,
  event: ConstructoEvent,
  { words, people, view }: ConstructoTelling,
): RoundCard | null {
  if (event.type !== 'round-ended' || view.phase === 'over') return null;
  const { round, points, stuck } = event;
  const who = (seat: Seat): string => nameOf(edition, seat, words, people);
  const [first, second] = points;
  const ahead = first > second ? 0 : 1;
  const tracked =
    first === second
      ? words.text('constructo.card-level', { points: first })
      : words.text('constructo.card-ahead', { name: who(ahead), mine: points[ahead], theirs: points[1 - ahead] ?? 0 });
  const next = { name: who(view.starter), round: view.round };
  return {
    title: words.text('constructo.card-title', { round }),
    lines: [
      words.text('constructo.card-stuck', { name: who(stuck) }),
      tracked,
      view.options.sameBoard ? words.text('constructo.card-next-same', next) : words.text('constructo.card-next', next),
    ],
    rows: [{ label: words.text('constructo.score-round', { round }), numbers: points }],
  };
}

/** The pieces go back into the trays and another board may come. */
function clearsBoard({ type }: ConstructoEvent): boolean {
  return type === 'round-ended';
}
