import type { StandIn, StepExtras } from '@boomtown/wire/browser';
import type { AnyTelling } from './telling.ts';

/** What is to be said of the bot of a seat with a step: how it fails from there on, or (`bot`) that it decides again. */
export interface BotNews {
  readonly seat: number;
  readonly by: Exclude<StandIn['by'], 'time' | 'vacated'>;
}

/**
 * What each step tells of bots that fail: once for a run of failures of one kind, not with every move, and once when the
 * bot decides again. `null` for steps that tell nothing of it.
 */
export function botNewsAt(steps: readonly StepExtras[]): readonly (BotNews | null)[] {
  const latest = new Map<number, BotNews['by']>();
  return steps.map(({ standIn, tableEvent }) => {
    // Somebody else decides there from now on.
    if (tableEvent?.type === 'handed-over') latest.delete(tableEvent.seat);
    if (standIn === undefined || standIn.by === 'time' || standIn.by === 'vacated') return null;
    const { seat, by } = standIn;
    const before = latest.get(seat) ?? 'bot';
    latest.set(seat, by);
    return by === before ? null : { seat, by };
  });
}

/** The seats of programs of the host's for which a normal bot plays now. */
export function replacedSeats(steps: readonly Pick<StepExtras, 'standIn'>[]): readonly number[] {
  const latest = new Map<number, StandIn['by']>();
  for (const { standIn } of steps) if (standIn !== undefined) latest.set(standIn.seat, standIn.by);
  return [...latest].flatMap(([seat, by]) => (by === 'substitute-bot' || by === 'unnamed-bot' ? [seat] : []));
}

export function botNewsText(news: BotNews | null, { words, people }: AnyTelling): string | null {
  if (news === null) return null;
  return words.text(`bots.news-${news.by}`, { name: people[news.seat]?.name ?? '' });
}
