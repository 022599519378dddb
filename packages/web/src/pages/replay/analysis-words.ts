import type { GameTypes, Seat } from '@boomtown/game-core';
import type { Person } from '../../games/game-module.ts';
import type { AnyGameModule } from '../../games/registry.ts';
import type { JudgedFilm } from '../../replay/analysis/judged.ts';
import { certainFrom, slipsOf, type Turn, turnOf, wasBest } from '../../replay/analysis/story.ts';
import type { Film } from '../../replay/film.ts';
import type { Words } from '../../words/words.ts';

/** What the sentences of an analysis are made from. */
export interface Analysed {
  readonly game: AnyGameModule;
  readonly film: Film;
  readonly judged: JudgedFilm;
  readonly people: readonly Person[];
  readonly words: Words;
}

/** Of a step: whether its action was a good one, who is ahead after it, and what is best then; as far as it is known. */
export function stepWords(analysed: Analysed, step: number): readonly string[] {
  return [actionSentence(analysed, step), leadSentence(analysed, step), bestSentence(analysed, step)].filter(
    (sentence) => sentence !== null,
  );
}

function actionSentence(analysed: Analysed, step: number): string | null {
  const { film, judged, words } = analysed;
  const slip = slipsOf(judged, film.frames).find((one) => one.step === step);
  const seat = film.frames[step]?.made?.seat;
  if (slip !== undefined && seat !== undefined) {
    const [action] = bestWords(analysed, step - 1);
    if (action === undefined) return null;
    return words.text('analysis.slip', { name: nameOf(analysed, seat), count: slip.points, action });
  }
  const certain = judged[step - 1]?.exact === true;
  return certain && wasBest(judged, film.frames, step) === true ? words.text('analysis.faultless') : null;
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
  const points = Math.round(Math.abs(lead) * 10) / 10;
  if (points < 0.5) return words.text('analysis.about-level', { round });
  return words.text('analysis.about-ahead', { name, points, round });
}

function bestSentence(analysed: Analysed, step: number): string | null {
  const [action, ...others] = bestWords(analysed, step);
  if (action === undefined) return null;
  if (others.length === 0) return analysed.words.text('analysis.best-only', { action });
  return analysed.words.text('analysis.best-among', { action, count: others.length });
}

/** The best actions of the position after so many steps, in words. */
function bestWords({ game, film, judged, people, words }: Analysed, step: number): readonly string[] {
  const frame = film.frames[step];
  if (frame === undefined) return [];
  const view = film.game.rules.publicView(frame.state);
  const [seat] = game.rules.actors(view);
  if (seat === undefined) return [];
  return (judged[step]?.best ?? []).map((action: GameTypes['Action']) => {
    const { group, text, whole } = game.actionWords(action, seat, { words, people, view });
    return whole ?? `${group} ${text}`;
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
  const { film, judged, words } = analysed;
  const known = certainFrom(judged);
  const turn = turnOf(judged);
  const slips = slipsOf(judged, film.frames).map(({ step, points }) =>
    words.text('analysis.slipAt', { step, points, name: nameOf(analysed, film.frames[step]?.made?.seat ?? 0) }),
  );
  return [
    words.text('analysis.curve', { first: nameOf(analysed, 0), second: nameOf(analysed, 1) }),
    ...(turn === null ? [] : [turnSentence(analysed, turn)]),
    ...(known === null ? [] : [words.text('analysis.certain-from', { step: known })]),
    ...(slips.length === 0 ? [] : [words.text('analysis.slips', { list: words.list(slips) })]),
  ].join(' ');
}

function nameOf({ people }: Analysed, seat: Seat): string {
  return people[seat]?.name ?? '';
}
