import type { Chances, Report, SeatAccount } from '@boomtown/analysis';
import { type Effect, isClear } from '@boomtown/analysis/estimate';
import type { GameTypes, Seat } from '@boomtown/game-core';
import type { Words } from '../../messages/words.ts';

type Moment = NonNullable<Report['moments']>[number];

/** A chance as it is told: in percent. */
function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** The chances after a step, a sentence for each seat; none where nothing is known yet. */
export function chanceSentences({ points }: Report, step: number, names: readonly string[], words: Words): string[] {
  return sentencesOf(points[step] ?? [], names, words);
}

/** The same of chances by seat. */
export function sentencesOf(chances: Chances, names: readonly string[], words: Words): string[] {
  return chances.map(({ value, low, high }, seat) => {
    const said = { name: names[seat] ?? '', points: percent(value) };
    if (low === high) return words.text('after.chance', said);
    return words.text('after.between', { ...said, low: percent(low), high: percent(high) });
  });
}

/** From whose knowledge the chances are. */
export function knowledgeWords({ knowledge }: Report, names: readonly string[], words: Words): string {
  if (knowledge === 'open') return words.text('after.known-open');
  if (knowledge === null) return words.text('after.known-watcher');
  return words.text('after.known-seat', { name: names[knowledge] ?? '' });
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

/** Points of an effect with its band, for a table: "+12 ± 4". */
export function pointsWithBand({ value, band }: Effect, sign: '+' | ''): string {
  const points = percent(value);
  return `${points > 0 ? sign : ''}${points < 0 ? '−' : ''}${Math.abs(points)} ± ${Math.ceil(100 * band)}`;
}

/** What a moment did for its seat. That may turn out to be less than it seemed when it was told first. */
export function momentSentence({ step, by, seat, effect }: Moment, names: readonly string[], words: Words): string {
  if (!isClear(effect)) return words.text('after.moment-close', { step });
  const kind = by === 'luck' ? 'luck' : effect.value > 0 ? 'won' : 'lost';
  return words.text(`after.moment-${kind}`, { step, name: names[seat] ?? '', ...pointsOf(effect) });
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
