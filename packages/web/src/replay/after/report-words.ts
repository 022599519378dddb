import type { Chances, Report, SeatAccount } from '@boomtown/analysis';
import { type Effect, FEWEST_PAIRS, isClear } from '@boomtown/analysis/estimate';
import { percentsOf } from '@boomtown/analysis/percents';
import type { GameTypes, Seat } from '@boomtown/game-core';
import type { Words } from '../../messages/words.ts';

type Moment = NonNullable<Report['moments']>[number];

/** A chance in words: in percent. */
function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** The chances after a step, a sentence for each seat; none where nothing is known yet. */
export function chanceSentences({ points }: Report, step: number, names: readonly string[], words: Words): string[] {
  return sentencesOf(points[step] ?? [], names, words);
}

/** The same of chances by seat. */
export function sentencesOf(chances: Chances, names: readonly string[], words: Words): string[] {
  return inPercent(chances).map(({ points, low, high, certain }, seat) => {
    const said = { name: names[seat] ?? '', points };
    return certain ? words.text('after.chance', said) : words.text('after.between', { ...said, low, high });
  });
}

/** A chance as it is shown: in percent, with its band. */
interface Shown {
  readonly points: number;
  readonly low: number;
  readonly high: number;
  readonly certain: boolean;
}

/** The chances of all seats, which add up to 100. */
export function inPercent(chances: Chances): readonly Shown[] {
  const all = percentsOf(chances.map(({ value }) => value));
  return chances.map(({ low, high }, seat) => {
    const points = all[seat] ?? 0;
    // Where it was rounded the other way, it must not be pushed out of its own band.
    const band = { low: Math.min(percent(low), points), high: Math.max(percent(high), points) };
    return { points, ...band, certain: low === high };
  });
}

/** From whose knowledge the chances are. */
export function knowledgeWords({ knowledge }: Report, names: readonly string[], words: Words): string {
  if (knowledge === 'open') return words.text('after.known-open');
  if (knowledge === null) return words.text('after.known-watcher');
  return words.text('after.known-seat', { name: names[knowledge] ?? '' });
}

/** Why each seat ended where it did; nothing is put into sentences before every decision was weighed often enough. */
export function accountSentences(
  { account, weighing }: Pick<Report, 'account' | 'weighing'>,
  names: readonly string[],
  words: Words,
): readonly string[] {
  if (account === null) return [];
  // A few pairs prove nothing: until there are more, the numbers with their bands say it all.
  if (weighing.pairs < FEWEST_PAIRS) return [words.text('after.too-few', { least: FEWEST_PAIRS })];
  return account.map((one) => accountSentence(one, names, words));
}

/** Why a seat ended where it did, in one sentence. What its band does not bear is said to be too close. */
export function accountSentence(account: SeatAccount, names: readonly string[], words: Words): string {
  const { seat, luck, own, others } = account;
  const name = names[seat] ?? '';
  const parts = [
    ...effectWords(luck, ['lucky', 'unlucky'], words),
    ...effectWords(own, ['won', 'lost'], words),
    ...effectWords(others, ['given', 'taken'], words),
  ];
  if (parts.length === 0) return words.text('after.all-close', { name });
  const rest = [luck, own, others].every(isClear) ? [] : [words.text('after.rest-close')];
  return words.text('after.account', { name, parts: words.list([...parts, ...rest]) });
}

type EffectKeys = readonly ['lucky', 'unlucky'] | readonly ['won', 'lost'] | readonly ['given', 'taken'];

function effectWords(effect: Effect, [more, less]: EffectKeys, words: Words): readonly string[] {
  return isClear(effect) ? [words.text(`after.${effect.value > 0 ? more : less}`, pointsOf(effect))] : [];
}

function pointsOf({ value, band }: Effect): { readonly points: number; readonly band: number } {
  return { points: Math.abs(percent(value)), band: Math.ceil(100 * band) };
}

/** Points of an effect and its band, for a table: "+12" and "± 4". */
export function pointsAndBand({ value, band }: Effect): readonly [points: string, band: string] {
  const points = percent(value);
  const sign = points > 0 ? '+' : points < 0 ? '−' : '';
  return [`${sign}${Math.abs(points)}`, bandWords(band)];
}

export function bandWords(band: number): string {
  return `± ${Math.ceil(100 * band)}`;
}

/** What a moment did for its seat. That may turn out to be less than it seemed when it was first reported. */
export function momentSentence({ step, by, seat, effect }: Moment, names: readonly string[], words: Words): string {
  if (!isClear(effect)) return words.text('after.moment-close', { step });
  const kind = by === 'luck' ? 'luck' : effect.value > 0 ? 'won' : 'lost';
  return words.text(`after.moment-${kind}`, { step, name: names[seat] ?? '', ...pointsOf(effect) });
}

/** Why there are no more moments than there are; `null` where it is not known, or there are as many as are ever named. */
export function noMoreMoments(
  { moments, unproven }: Pick<Report, 'moments' | 'unproven'>,
  words: Words,
): string | null {
  if (moments === null || unproven === null) return null;
  const said = { step: unproven.step, ...pointsOf(unproven.effect) };
  return words.text(moments.length === 0 ? 'after.no-moments' : 'after.no-more-moments', said);
}

/** What would have been better at a moment; `null` where nothing is known to be. */
export function betterSentence(
  { better, seat }: Moment,
  inWords: (action: GameTypes['Action'], seat: Seat) => string,
  words: Words,
): string | null {
  if (better === null) return null;
  return words.text('after.better', { action: inWords(better.action, seat), ...pointsOf(better.gain) });
}
