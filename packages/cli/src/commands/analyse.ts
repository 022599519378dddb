import { analyse, MatchAnalysis, type Report, reportOf, studied } from '@boomtown/analysis';
import { type GameTypes, printable, type Seat, verify } from '@boomtown/game-core';
import { isAnalysed } from '@boomtown/registry/analysis';
import { BOTS } from '@boomtown/registry/bots';
import { isGameId } from '@boomtown/registry/ids';
import {
  accountSentences,
  actionText,
  betterSentence,
  chanceSentences,
  knowledgeWords,
  momentSentence,
  noMoreMoments,
  tellerOf,
  type Words,
} from '@boomtown/web/sentences';
import { analyseExactly } from './analyse-exact.ts';
import type { CommandResult, Games, OptionValues } from './command-result.ts';
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

/** The options of the command. */
export const ANALYSE_OPTIONS = {
  json: { type: 'boolean' },
  seed: { type: 'string' },
  playouts: { type: 'string' },
  seat: { type: 'string' },
} as const;

/** Reads the options as they were typed; `null` if they can't be understood. */
export function analyseOptions(given: OptionValues): AnalyseOptions | null {
  const seed = whole(given.seed, DEFAULTS.seed, 0, 2 ** 32 - 1);
  const playouts = whole(given.playouts, DEFAULTS.playouts, 1, MOST_PLAYOUTS);
  const seat = given.seat === undefined ? null : whole(given.seat, 1, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  if (seed === undefined || playouts === undefined || seat === undefined) return null;
  // People count seats from 1, as the pages do; files, rules and JSON from 0.
  return { json: given.json === true, seed, playouts, seat: seat === null ? null : seat - 1 };
}

function whole(typed: OptionValues[string], otherwise: number, min: number, max: number): number | undefined {
  if (typed === undefined) return otherwise;
  const value = typeof typed === 'string' && typed.trim() !== '' ? Number(typed) : Number.NaN;
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

/**
 * How a match went, as a table in words or as JSON: who was ahead with perfect play where the game can be worked out, else chances to
 * win, luck and decisions, and the moments that decided it.
 */
export async function analyseInWords(
  raw: unknown,
  games: Games,
  words: Words,
  options: AnalyseOptions,
): Promise<CommandResult> {
  const known = readKnown(raw, games, words);
  if (!known.ok) return fails(known.error);
  const { game, source } = known.value;
  const checked = verify(game, raw);
  if (!checked.ok) return fails(faultInWords(checked.fault, game, source, raw, words));
  const { id } = game.info;
  const names = seatNamesIn(raw, source.seats, words);
  if (options.seat !== null && (options.seat < 0 || options.seat >= source.seats)) {
    return fails(`--seat is a number from 1 to ${source.seats} here: the match has no seat ${options.seat + 1}.`);
  }
  if (isGameId(id) && isAnalysed(id)) {
    const { seats, actions } = source;
    const { json, playouts } = options;
    return analyseExactly({ id, game, raw, actions, seats, names, json, playouts }, words);
  }
  const entry = Object.hasOwn(BOTS, game.info.id) ? BOTS[game.info.id] : undefined;
  if (entry === undefined) return fails(`${game.info.name} has no bots, so it can’t be analysed.`);
  const knowledge = options.seat ?? 'open';
  const analysis = new MatchAnalysis(studied({ ...entry, game }, source), options.seed);
  for (const _ of analyse(analysis, options.playouts, () => knowledge));
  const { outcome, ending } = checked.verified;
  const report = reportOf(analysis, knowledge, ending?.winners ?? outcome?.winners ?? null, true);
  const lines = options.json
    ? [JSON.stringify({ game: game.info.id, seed: options.seed, ...report })]
    : tableOf(report, analysis, names, words);
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
    return actionText(teller.actionWords(action, seat, { words, people, view }), words);
  };
  return [
    `${words.text('after.estimate', { count: report.playouts })} ${knowledgeWords(report, names, words)}`,
    ...report.points.map((_, step) => `${step}. ${chanceSentences(report, step, names, words).join('; ')}`),
    ...(report.over ? [] : [words.text('after.unfinished', { step: report.points.length - 1 })]),
    ...(report.account === null || report.moments === null
      ? []
      : [
          `${words.text('after.luck')}:`,
          ...accountSentences(report, names, words).map((sentence) => `- ${sentence}`),
          `${words.text('after.moments')}:`,
          ...report.moments.map((moment) =>
            [`- ${momentSentence(moment, names, words)}`, betterSentence(moment, inWords(moment.step), words) ?? '']
              .join(' ')
              .trimEnd(),
          ),
          ...[noMoreMoments(report, words)].flatMap((sentence) => (sentence === null ? [] : [`- ${sentence}`])),
        ]),
  ].map(printable);
}

function fails(complaint: string): CommandResult {
  return { lines: [], complaint, exitCode: 1 };
}
