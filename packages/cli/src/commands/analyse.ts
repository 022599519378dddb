import { analyse, MatchAnalysis, type Report, reportOf, studied } from '@boomtown/analysis';
import { type GameTypes, printable, type Seat, verify } from '@boomtown/game-core';
import { BOTS } from '@boomtown/registry/bots';
import { isGameId } from '@boomtown/registry/ids';
import {
  accountSentence,
  betterSentence,
  chanceSentences,
  knowledgeWords,
  momentSentence,
  tellerOf,
  type Words,
} from '@boomtown/web/sentences';
import type { CommandResult, Games } from './command-result.ts';
import { faultInWords, readKnown, seatNamesIn } from './transcript.ts';

/** How an analysis is asked for. */
export interface AnalyseOptions {
  readonly json: boolean;
  readonly seed: number;
  readonly playouts: number;
  /** From whose knowledge the chances are; `null`: from everything open. */
  readonly seat: Seat | null;
}

const MOST_PLAYOUTS = 100_000;
const DEFAULTS: AnalyseOptions = { json: false, seed: 1, playouts: 64, seat: null };

/** Reads what stands behind the file; `null` if it can't be understood. */
export function analyseOptions(given: readonly string[]): AnalyseOptions | null {
  let options = DEFAULTS;
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at];
    if (word === '--json') {
      options = { ...options, json: true };
      continue;
    }
    const value = Number(given[at + 1]);
    at += 1;
    if (!Number.isInteger(value) || given[at]?.trim() === '') return null;
    if (word === '--seed' && value >= 0 && value < 2 ** 32) options = { ...options, seed: value };
    else if (word === '--playouts' && value >= 1 && value <= MOST_PLAYOUTS) options = { ...options, playouts: value };
    else if (word === '--seat' && value >= 0) options = { ...options, seat: value };
    else return null;
  }
  return options;
}

/** How a match went: chances to win, luck and decisions, and the moments that decided it; as a table in words, or as JSON. */
export function analyseInWords(raw: unknown, games: Games, words: Words, options: AnalyseOptions): CommandResult {
  const known = readKnown(raw, games, words);
  if (!known.ok) return fails(known.error);
  const { game, source } = known.value;
  const checked = verify(game, raw);
  if (!checked.ok) return fails(faultInWords(checked.fault, game, source, raw, words));
  const entry = Object.hasOwn(BOTS, game.info.id) ? BOTS[game.info.id] : undefined;
  if (entry === undefined) return fails(`${game.info.name} has no bots, so it can’t be analysed.`);
  const knowledge = options.seat ?? 'open';
  if (knowledge !== 'open' && knowledge >= source.seats) return fails(`The match has no seat ${knowledge}.`);
  const analysis = new MatchAnalysis(studied({ ...entry, game }, source), options.seed);
  for (const _ of analyse(analysis, options.playouts, () => knowledge));
  const { outcome, ending } = checked.verified;
  const report = reportOf(analysis, knowledge, ending?.winners ?? outcome?.winners ?? null, true);
  const lines = options.json
    ? [JSON.stringify({ game: game.info.id, seed: options.seed, ...report })]
    : tableOf(report, analysis, seatNamesIn(raw, source.seats, words), words);
  return { lines, complaint: null, exitCode: 0 };
}

function tableOf(report: Report, { match }: MatchAnalysis, names: readonly string[], words: Words): readonly string[] {
  const { game } = match.entry;
  const { id } = game.info;
  if (!isGameId(id)) throw new Error(`there are no words for the game ${id}`);
  const teller = tellerOf(id);
  const people = names.map((name, seat) => ({ seat, name }));
  const inWords = (step: number) => (action: GameTypes['Action'], seat: Seat) => {
    const before = match.steps[step - 1];
    const view = before === undefined ? {} : game.publicView(before.state);
    const { group, text, whole } = teller.actionWords(action, seat, { words, people, view });
    return whole ?? words.text('table.move', { group, text });
  };
  return [
    `${words.text('after.estimate', { count: report.playouts })} ${knowledgeWords(report, names, words)}`,
    ...report.points.map((_, step) => `${step}. ${chanceSentences(report, step, names, words).join('; ')}`),
    // Of a match that is not over nobody knows why it ended as it did.
    ...(report.account === null
      ? []
      : [
          `${words.text('after.luck')}:`,
          ...report.account.map((account) => `- ${accountSentence(account, names, words)}`),
          `${words.text('after.moments')}:`,
          ...(report.moments.length === 0 ? [`- ${words.text('after.no-moments')}`] : []),
          ...report.moments.map((moment) =>
            [`- ${momentSentence(moment, names, words)}`, betterSentence(moment, inWords(moment.step), words) ?? '']
              .join(' ')
              .trimEnd(),
          ),
        ]),
  ].map(printable);
}

function fails(complaint: string): CommandResult {
  return { lines: [], complaint, exitCode: 1 };
}
