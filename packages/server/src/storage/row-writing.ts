import { bytesToHex } from '@boomtown/game-core';
import type { Deal, Decided, End, Entry, PendingDeal, SeatRecord, StoredClock, TableRecord } from './record.ts';
import type { EntryRow, SeatRow, TableRow } from './rows.ts';

export function tableRow(record: TableRecord): TableRow {
  return {
    code: record.code,
    game: record.game,
    rules_version: record.rulesVersion,
    options: JSON.stringify(record.options),
    ...(record.from === null ? {} : { goes_on_from: JSON.stringify(record.from) }),
    listed: record.listed ? 1 : 0,
    watchable: record.watchable ? 1 : 0,
    terms: JSON.stringify(record.terms),
    stage: record.stage,
    ...pendingColumns(record),
    ...dealOrNone(record),
    ...endColumns(record),
    maker: record.maker,
    rematch: record.rematch,
    log_name: record.logName,
    made_at: record.madeAt,
    revision: record.revision,
    holder: null,
    clocks: clocksText(record.clocks),
    made_with: null,
  };
}

/** Once a match began, its nonces take the place of those that were opened one by one. */
function dealOrNone({ deal, opened }: TableRecord): Pick<TableRow, 'seed' | 'nonces' | 'started_at'> {
  if (deal !== null) return dealColumns(deal);
  return { seed: null, nonces: opened === null ? null : JSON.stringify(opened), started_at: null };
}

export function dealColumns(deal: Deal): Pick<TableRow, 'seed' | 'nonces' | 'started_at'> {
  return { seed: bytesToHex(deal.seed), nonces: JSON.stringify(deal.nonces), started_at: deal.startedAt };
}

export function pendingColumns({
  drawn,
  secret,
  opened,
  calledOff,
}: PendingDeal): Pick<TableRow, 'drawn' | 'secret' | 'nonces' | 'called_off'> {
  return {
    drawn: drawn === null ? null : bytesToHex(drawn),
    secret: bytesToHex(secret),
    nonces: opened === null ? null : JSON.stringify(opened),
    called_off: calledOff.length === 0 ? null : JSON.stringify(calledOff),
  };
}

export function endColumns({ outcome, ending }: End): Pick<TableRow, 'outcome' | 'ending'> {
  const text = (value: object | null) => (value === null ? null : JSON.stringify(value));
  return { outcome: text(outcome), ending: text(ending) };
}

export function clocksText(clocks: readonly StoredClock[] | null): string | null {
  return clocks === null ? null : JSON.stringify(clocks);
}

export function seatColumns(seat: SeatRecord): Omit<SeatRow, 'code' | 'seat'> {
  return {
    name: seat.name,
    token_hash: seat.tokenHash,
    claimed: seat.claimed ? 1 : 0,
    nonce_hash: seat.nonceHash,
    bot: seat.bot,
    won: seat.won,
  };
}

export function seatRows(code: string, seats: readonly SeatRecord[]): SeatRow[] {
  return seats.map((seat, index) => ({ code, seat: index, ...seatColumns(seat) }));
}

export function entryRow(code: string, entry: Entry): EntryRow {
  return {
    code,
    entry: entry.entry,
    kind: entry.kind,
    seat: entry.seat,
    action: JSON.stringify(contentOf(entry)),
    request: entry.request,
    stand_in: entry.kind === 'action' ? entry.standIn : null,
    at: entry.at,
  };
}

function contentOf(entry: Entry): unknown {
  switch (entry.kind) {
    case 'action':
      return entry.action;
    case 'takeback':
      return { of: entry.of, agreed: entry.agreed, ...decidedBy(entry) };
    case 'handover':
      return { why: entry.why, ...decidedBy(entry) };
    case 'newcomer':
      return { from: entry.from, to: entry.to, linesBefore: entry.linesBefore };
    case 'resignation':
      return entry.why === undefined ? {} : { why: entry.why };
  }
}

function decidedBy({ decided }: { readonly decided?: Decided | undefined }): { readonly decided?: Decided } {
  return decided === undefined ? {} : { decided };
}
