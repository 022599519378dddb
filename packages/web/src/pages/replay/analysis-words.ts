import type { GameTypes, Seat, ViewRules } from '@boomtown/game-core';
import type { Judged } from '@boomtown/ui-kit/analyst';
import type { GameTeller, Person } from '@boomtown/ui-kit/sentence';
import { actionText } from '../../messages/action-text.ts';
import type { Words } from '../../messages/words.ts';
import type { Judgements } from '../../replay/analysis/judged.ts';
import {
  certainFrom,
  type Played,
  type Slip,
  slipsOf,
  type Turn,
  turnOf,
  wasBest,
} from '../../replay/analysis/story.ts';
import type { ReplayedMatch } from '../../replay/replay-positions.ts';

/** What the sentences of an analysis are made from. */
export interface Analysed {
  readonly game: Pick<GameTeller<GameTypes>, 'actionWords'> & { readonly rules: Pick<ViewRules<GameTypes>, 'actors'> };
  readonly replayed: ReplayedMatch;
  readonly judged: Judgements;
  readonly people: readonly Person[];
  readonly words: Words;
}

/** Of a step: whether its action was a good one, who is ahead after it, and what is best then; as far as it is known. */
export function stepWords(analysed: Analysed, step: number): readonly string[] {
  return [
    actionSentence(analysed, step),
    leadSentence(analysed, step),
    bestSentence(analysed, step),
    idleSentence(analysed, step),
  ].filter((sentence) => sentence !== null);
}

/** May there still be something to find out about this step? */
export function isOpen({ judged }: Analysed, step: number): boolean {
  const one = judged[step];
  return !one || (!one.exact && one.best.length > 0);
}

/** Why there is nothing to say of a step. */
function idleSentence({ replayed, judged, words }: Analysed, step: number): string | null {
  const position = replayed.positions[step];
  const one = judged[step];
  if (position === undefined || !one || one.best.length > 0) return null;
  const over = replayed.rules.outcome(replayed.rules.publicView(position.state)) !== null;
  return words.text(over ? 'analysis.match-over' : 'analysis.boardless');
}

function actionSentence(analysed: Analysed, step: number): string | null {
  const { replayed, judged, words } = analysed;
  const slip = slipsOf(judged, replayed.positions).find((one) => one.step === step);
  const seat = replayed.positions[step]?.made?.seat;
  if (slip !== undefined && seat !== undefined) {
    const [action] = bestWords(analysed, step - 1);
    if (action === undefined) return null;
    return words.text('analysis.slip', { name: nameOf(analysed, seat), count: slip.points, action });
  }
  const certain = judged[step - 1]?.exact === true;
  return certain && wasBest(judged, replayed.positions, step) === true ? words.text('analysis.faultless') : null;
}

function leadSentence(analysed: Analysed, step: number): string | null {
  const { judged, words } = analysed;
  const one = judged[step];
  // Where nothing is to be searched, the board and the scores say it all.
  if (!one || one.best.length === 0) return null;
  const { round, lead, exact } = one;
  const name = nameOf(analysed, lead > 0 ? 0 : 1);
  if (exact) {
    if (lead === 0) return words.text('analysis.exact-level', { round });
    return words.text('analysis.exact-ahead', { name, count: Math.abs(lead), round });
  }
  const points = rounded(lead);
  if (points < LEAST_LEAD) return words.text('analysis.about-level', { round });
  return words.text('analysis.about-ahead', { name, points, round });
}

function bestSentence(analysed: Analysed, step: number): string | null {
  const [action, ...others] = bestWords(analysed, step);
  if (action === undefined) return null;
  if (others.length === 0) return analysed.words.text('analysis.best-only', { action });
  return analysed.words.text('analysis.best-among', { action, count: others.length });
}

/** The best actions of the position after this many steps, in words. */
function bestWords({ game, replayed, judged, people, words }: Analysed, step: number): readonly string[] {
  const position = replayed.positions[step];
  if (position === undefined) return [];
  const view = replayed.rules.publicView(position.state);
  const [seat] = game.rules.actors(view);
  if (seat === undefined) return [];
  return (judged[step]?.best ?? []).map((action: GameTypes['Action']) => {
    return actionText(game.actionWords(action, seat, { words, people, view }), words);
  });
}

/** Where the match turned, once all of it is judged. */
export function turnSentence(analysed: Analysed, turn: Turn): string {
  const { words } = analysed;
  const { step, ahead } = turn;
  if (ahead === null)
    return step === null ? words.text('analysis.always-level') : words.text('analysis.turned-level', { step });
  const name = nameOf(analysed, ahead);
  return step === null
    ? words.text('analysis.always-ahead', { name })
    : words.text('analysis.turned-ahead', { name, step });
}

/** The whole curve in words, for those who don't see it. */
export function curveWords(analysed: Analysed): string {
  const { replayed, judged, words } = analysed;
  const known = certainFrom(judged);
  const turn = turnOf(judged);
  const slips = slipsOf(judged, replayed.positions).map(({ step, points }) =>
    words.text('analysis.slipAt', { step, points, name: nameOf(analysed, replayed.positions[step]?.made?.seat ?? 0) }),
  );
  return [
    words.text('analysis.curve', { first: nameOf(analysed, 0), second: nameOf(analysed, 1) }),
    ...(turn === null ? [] : [turnSentence(analysed, turn)]),
    ...(known === null ? [] : [words.text('analysis.certain-from', { step: known })]),
    ...(slips.length === 0 ? [] : [words.text('analysis.slips', { list: words.list(slips) })]),
  ].join(' ');
}

export function giftSentence(analysed: Analysed, { step, points }: Slip): string {
  const seat = analysed.replayed.positions[step]?.made?.seat ?? 0;
  return analysed.words.text('analysis.gift', { step, name: nameOf(analysed, seat), count: points });
}

/** How the two played, and who of them better; nothing where no move of theirs is certain. */
export function playedSentences(analysed: Analysed, played: readonly Played[]): readonly string[] {
  const { words } = analysed;
  const [first, second] = played;
  if (first === undefined || second === undefined || first.moves === 0 || second.moves === 0) return [];
  const better = first.given === second.given ? null : first.given < second.given ? first : second;
  return [
    better === null
      ? words.text('analysis.played-alike')
      : words.text('analysis.played-best', { name: nameOf(analysed, better.seat) }),
    ...played.map(({ seat, moves, best, given }) =>
      words.text('analysis.played', { name: nameOf(analysed, seat), best, moves, count: given }),
    ),
    words.text('analysis.counted-moves'),
  ];
}

/** A step of the curve in words; what is not yet known is empty. */
export interface CurveRow {
  readonly step: number;
  readonly ahead: string;
  readonly sure: string;
  readonly given: string;
}

/** The whole curve, step by step. */
export function curveRows(analysed: Analysed): readonly CurveRow[] {
  const { replayed, judged, words } = analysed;
  const slips = new Map(slipsOf(judged, replayed.positions).map((slip) => [slip.step, slip.points]));
  return judged.map((one, step) => {
    const points = slips.get(step);
    const giver = nameOf(analysed, replayed.positions[step]?.made?.seat ?? 0);
    return {
      step,
      ahead: one === null ? '' : aheadWords(analysed, one),
      sure: one === null ? '' : words.text(`analysis.row-${sureness(one)}`),
      given: points === undefined ? '' : words.text('analysis.row-given', { points, name: giver }),
    };
  });
}

function sureness({ exact, best }: Judged): 'exact' | 'about' | 'open' {
  if (exact) return 'exact';
  return best.length === 0 ? 'open' : 'about';
}

function aheadWords(analysed: Analysed, { lead, exact }: Judged): string {
  const points = exact ? Math.abs(lead) : rounded(lead);
  if (points < LEAST_LEAD) return analysed.words.text('analysis.row-level');
  return analysed.words.text('analysis.row-ahead', { name: nameOf(analysed, lead > 0 ? 0 : 1), points });
}

/** What stands beside each of the two names of a curve: by how many points that one is ahead; nothing where nothing is known. */
export function leadNotes(judged: Judgements, step: number, words: Pick<Words, 'number'>): readonly string[] {
  const one = judged[step];
  if (!one) return ['', ''];
  const points = one.exact ? Math.abs(one.lead) : rounded(one.lead);
  if (points < LEAST_LEAD) return ['0', '0'];
  const ahead = `+${words.number(points)}`;
  return one.lead > 0 ? [ahead, ''] : ['', ahead];
}

/** Points of an estimate below which it is told as level. */
const LEAST_LEAD = 0.5;

/** The points of an estimate, as it is told. */
function rounded(lead: number): number {
  return Math.round(Math.abs(lead) * 10) / 10;
}

export function nameOf({ people }: Analysed, seat: Seat): string {
  return people[seat]?.name ?? '';
}
