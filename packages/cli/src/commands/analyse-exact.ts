import { type AnyGame, type GameTypes, printable, type Transcript, verify } from '@boomtown/game-core';
import { loadAnalyst } from '@boomtown/registry/analysis';
import {
  biggestOf,
  certainFrom,
  giftSentence,
  type Judgements,
  judgeMatch,
  playedBy,
  playedSentences,
  recordPositions,
  slipsOf,
  stepWords,
  tellerOf,
  turnOf,
  turnSentence,
  type Words,
} from '@boomtown/web/sentences';
import type { GameId } from '@boomtown/wire/browser';
import type { CommandResult } from './command-result.ts';

interface ExactTask {
  readonly id: GameId;
  readonly game: AnyGame;
  /** It was verified. */
  readonly raw: unknown;
  readonly actions: Transcript['actions'];
  readonly seats: number;
  readonly names: readonly string[];
  readonly json: boolean;
  /** How thorough it is: as many playouts would be made of other games. */
  readonly playouts: number;
}

/** Questions for the time that stand for a millisecond, for each playout: the same numbers come out on every machine. */
const ASKS_A_MILLISECOND = 3 / 64;
/** This many of the largest gifts are named, as beside a replay. */
const MOST_GIFTS = 3;

/** How a match of a game that can be worked out went: who was ahead with perfect play, step by step, and what was given away. */
export async function analyseExactly(task: ExactTask, words: Words): Promise<CommandResult> {
  const { id, game, raw, actions, seats, names, json, playouts } = task;
  const { positions, each } = recordPositions(actions);
  const checked = verify(game, raw, each);
  const over = checked.ok && (checked.verified.outcome !== null || checked.verified.ending !== null);
  const judged = await judgedPositions(
    id,
    positions.map(({ state }) => game.publicView(state)),
    playouts * ASKS_A_MILLISECOND,
  );
  const slips = slipsOf(judged, positions);
  const turn = turnOf(judged);
  const played = playedBy(judged, positions);
  const certain = certainFrom(judged);
  if (json) {
    const line = JSON.stringify({
      ...{ game: id, exact: true, over },
      ...{ steps: judged, slips, turn, played, certainFrom: certain },
    });
    return { lines: [line], complaint: null, exitCode: 0 };
  }
  const people = names.map((name, seat) => ({ seat, name }));
  const analysed = {
    game: { ...tellerOf(id), rules: game },
    replayed: { id, rules: game, seats, positions },
    judged,
    people,
    words,
  };
  const gifts = biggestOf(slips, MOST_GIFTS).map((gift) => `- ${giftSentence(analysed, gift)}`);
  return told([
    words.text('analysis.curve', { first: names[0] ?? '', second: names[1] ?? '' }),
    ...positions.map((_, step) => `${step}. ${stepWords(analysed, step).join(' ')}`.trimEnd()),
    `${words.text('analysis.summary')}:`,
    ...(turn === null ? [] : [`- ${turnSentence(analysed, turn)}`]),
    ...(gifts.length === 0 ? [`- ${words.text('analysis.no-gifts')}`] : gifts),
    ...playedSentences(analysed, played).map((sentence) => `- ${sentence}`),
    ...(certain === null ? [] : [`- ${words.text('analysis.certain-from', { step: certain })}`]),
    ...(over ? [] : [`- ${words.text('analysis.unfinished', { step: judged.length - 1 })}`]),
  ]);
}

async function judgedPositions(
  id: GameId,
  views: readonly GameTypes['PublicView'][],
  asksAMillisecond: number,
): Promise<Judgements> {
  const analyst = (await loadAnalyst(id))();
  const judged = views.map((): Judgements[number] => null);
  let asks = 0;
  await judgeMatch(
    views,
    async (view, milliseconds) => {
      asks = 0;
      return analyst.analyse(view, { milliseconds, now: () => asks++ / asksAMillisecond });
    },
    (step, one) => {
      judged[step] = one;
    },
    () => true,
  );
  return judged;
}

function told(lines: readonly string[]): CommandResult {
  return { lines: lines.map(printable), complaint: null, exitCode: 0 };
}
