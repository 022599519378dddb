import {
  bytesToHex,
  commitmentTo,
  type FormerName,
  isBoundSecret,
  TRANSCRIPT_FORMAT,
  type Transcript,
} from '@boomtown/game-core';
import type { ActionEntry, Entry, TableRecord } from '../storage/index.ts';
import { standingActions } from './wake.ts';

/** A finished match as a file, with everything that checking its deal needs; `null` while it is not over: it would hold the seed. */
export function transcriptOf(record: TableRecord, entries: readonly Entry[]): Transcript | null {
  if (record.stage !== 'over' || record.deal === null) return null;
  const standing = standingActions(entries);
  const former = formerNames(record, entries, standing);
  return {
    format: TRANSCRIPT_FORMAT,
    game: record.game,
    options: record.options,
    seats: record.seats.length,
    seed: bytesToHex(record.deal.seed),
    ...(record.from === null ? {} : { from: record.from }),
    names: record.seats.map(({ name }) => name ?? ''),
    ...(former.length === 0 ? {} : { former }),
    ...(record.seats.every(({ bot }) => bot === null) ? {} : { bots: record.seats.map(({ bot }) => bot) }),
    actions: standing.map(({ seat, action, at }) => ({ seat, action, at })),
    outcome: record.outcome,
    ...(record.ending === null ? {} : { ending: record.ending }),
    fairness: {
      commitment: commitmentTo(record.secret),
      secret: bytesToHex(record.secret),
      nonces: record.deal.nonces,
      ...(record.calledOff.length === 0 ? {} : { calledOff: record.calledOff }),
      ...drawnOf(record),
    },
  };
}

/** Nothing where the secret does not follow from it: the secret may be one of an older version of the server. */
function drawnOf({ drawn, secret, calledOff }: TableRecord): { readonly drawn?: string } {
  return drawn !== null && isBoundSecret(secret, drawn, calledOff) ? { drawn: bytesToHex(drawn) } : {};
}

/** Who sat there before a new player came. A seat whose person had their name taken away tells nobody's any more. */
function formerNames(
  { seats }: TableRecord,
  entries: readonly Entry[],
  standing: readonly ActionEntry[],
): readonly FormerName[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'newcomer' || seats[entry.seat]?.name == null) return [];
    const until = standing.filter((action) => action.entry < entry.entry).length;
    return [{ seat: entry.seat, name: entry.from, until }];
  });
}
