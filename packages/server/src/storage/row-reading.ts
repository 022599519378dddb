import {
  type CalledOffStart,
  type Continued,
  type Ending,
  isCalledOffList,
  isListOf,
  isObject,
  type Outcome,
  readHex,
} from '@boomtown/game-core';
import {
  AT_ZERO,
  BOT_PACES,
  type ClockTerms,
  DEFAULT_TERMS,
  HANDOVER_REASONS,
  isBotPlayer,
  STAND_INS,
  type Terms,
} from '@boomtown/wire';
import { UnreadableRecord } from './faults.ts';
import {
  type ActionEntry,
  type Deal,
  type Decided,
  type Entry,
  type ListedTable,
  type SeatRecord,
  STORED_STAGES,
  type StoredClock,
  type StoredStage,
  type TableRecord,
} from './record.ts';
import type { EntryRow, SeatRow, TableRow } from './rows.ts';

/** Reads a table's rows. Throws `UnreadableRecord` when they are damaged. */
export function readTable(row: TableRow, seats: readonly SeatRow[]): TableRecord {
  return {
    code: row.code,
    game: row.game,
    rulesVersion: row.rules_version,
    options: readOptions(row.options),
    // Written by this server from a moment of a match; its state is read by the rules.
    from: row.goes_on_from == null ? null : (json(row.goes_on_from) as Continued),
    listed: row.listed === 1,
    watchable: row.watchable === 1,
    terms: readTerms(row.terms),
    stage: readStage(row.stage),
    drawn: row.drawn === null ? null : bytes(row.drawn),
    secret: bytes(row.secret),
    opened: row.seed === null && row.nonces !== null ? readNonces(row.nonces) : null,
    calledOff: row.called_off === null ? [] : readCalledOff(row.called_off, seats.length),
    deal: readDeal(row),
    // Written by this server from an outcome.
    outcome: row.outcome === null ? null : (json(row.outcome) as Outcome),
    // Written by this server from an ending.
    ending: row.ending === null ? null : (json(row.ending) as Ending),
    maker: row.maker,
    rematch: row.rematch,
    logName: row.log_name,
    madeAt: Number(row.made_at),
    seats: seats.map(readSeat),
    revision: row.revision,
    clocks: row.clocks === null ? null : readClocks(row.clocks),
  };
}

export function readListed(
  row: Pick<TableRow, 'code' | 'game' | 'options' | 'stage' | 'listed' | 'watchable' | 'terms'>,
  names: readonly (string | null)[],
): ListedTable {
  return {
    code: row.code,
    game: row.game,
    options: readOptions(row.options),
    stage: readStage(row.stage),
    listed: row.listed === 1,
    watchable: row.watchable === 1,
    terms: readTerms(row.terms),
    names,
  };
}

/** Reads an entry's row. Throws `UnreadableRecord` when it is damaged, or of a kind that this build does not know. */
export function readEntry(row: EntryRow): Entry {
  const base = { entry: row.entry, seat: row.seat, request: row.request, at: Number(row.at) };
  const content = json(row.action);
  switch (row.kind) {
    case 'action':
      return { ...base, kind: row.kind, action: content, standIn: readStandIn(row.stand_in) };
    case 'takeback': {
      const isSeat = (raw: unknown): raw is number => typeof raw === 'number';
      if (!isObject(content) || typeof content.of !== 'number' || !isListOf(content.agreed, isSeat)) {
        throw new UnreadableRecord(`entry ${row.entry} does not say what was taken back`);
      }
      return { ...base, kind: row.kind, of: content.of, agreed: content.agreed, decided: readDecided(content.decided) };
    }
    case 'handover': {
      const why = isObject(content) ? HANDOVER_REASONS.find((reason) => reason === content.why) : undefined;
      if (!isObject(content) || why === undefined)
        throw new UnreadableRecord(`entry ${row.entry} does not say who plays`);
      return { ...base, kind: row.kind, why, decided: readDecided(content.decided) };
    }
    case 'newcomer': {
      if (!isObject(content) || typeof content.from !== 'string' || typeof content.to !== 'string') {
        throw new UnreadableRecord(`entry ${row.entry} does not say who came`);
      }
      const linesBefore = typeof content.linesBefore === 'number' ? content.linesBefore : null;
      return { ...base, kind: row.kind, from: content.from, to: content.to, linesBefore };
    }
    case 'resignation':
      return { ...base, kind: row.kind, ...(isObject(content) && content.why === 'time' ? { why: 'time' } : {}) };
    default:
      throw new UnreadableRecord(`entry ${row.entry} is of no known kind: ${row.kind}`);
  }
}

function readDecided(raw: unknown): Decided | undefined {
  if (!isObject(raw) || typeof raw.seat !== 'number' || typeof raw.request !== 'string') return undefined;
  return { seat: raw.seat, request: raw.request };
}

function readStandIn(text: string | null): ActionEntry['standIn'] {
  return STAND_INS.find((by) => by === text) ?? null;
}

function readDeal(row: TableRow): Deal | null {
  if (row.seed === null || row.nonces === null) return null;
  return {
    seed: bytes(row.seed),
    nonces: readNonces(row.nonces),
    startedAt: Number(row.started_at ?? row.made_at),
  };
}

function readNonces(text: string): (string | null)[] {
  const nonces = json(text);
  if (!Array.isArray(nonces)) throw new UnreadableRecord('the nonces are no list');
  return nonces.map((nonce: unknown) => (typeof nonce === 'string' ? nonce : null));
}

function readCalledOff(text: string, seats: number): readonly CalledOffStart[] {
  const starts = json(text);
  if (!isCalledOffList(starts, seats))
    throw new UnreadableRecord('the starts that were called off are no list of them');
  return starts;
}

function readSeat(row: SeatRow): SeatRecord {
  const { name, token_hash: tokenHash, nonce_hash: nonceHash, bot, won } = row;
  if (bot !== null && !isBotPlayer(bot)) throw new UnreadableRecord(`no bot is called "${bot}"`);
  return { name, tokenHash, claimed: row.claimed === 1, nonceHash, bot, won };
}

function readOptions(text: string): object {
  const options = json(text);
  if (!isObject(options)) throw new UnreadableRecord('the options are no object');
  return options;
}

function readStage(text: string): StoredStage {
  const stage = STORED_STAGES.find((known) => known === text);
  if (stage === undefined) throw new UnreadableRecord(`no table is at the stage "${text}"`);
  return stage;
}

function readTerms(text: string): Terms {
  const read = json(text);
  if (!isObject(read)) throw new UnreadableRecord('the terms are no object');
  // Those that a table has not yet heard of are the plain ones.
  const terms = { ...DEFAULT_TERMS, ...read };
  if (!isTerms(terms)) throw new UnreadableRecord('the terms are no terms of a table');
  return terms;
}

/** Are the terms of a table of the kinds that they have? How far they may go was judged when the table was made. */
function isTerms(terms: { readonly [term in keyof Terms]: unknown }): terms is Terms {
  const { clock, takeback, botAfter, vote, watchDelay, botPace, goesOnFrom = 0, companyOf = '' } = terms;
  const isKnown = [takeback, vote].every((term) => typeof term === 'boolean');
  const areNumbers = [botAfter, watchDelay, goesOnFrom].every((term) => typeof term === 'number');
  const isNamed = typeof companyOf === 'string';
  return (
    isClockTerms(clock) &&
    isKnown &&
    areNumbers &&
    isNamed &&
    [undefined, ...BOT_PACES].some((pace) => pace === botPace)
  );
}

function isClockTerms(clock: unknown): clock is ClockTerms {
  if (!isObject(clock)) return false;
  const { kind, seconds, increment, atZero } = clock;
  if (kind === 'none') return true;
  const isBank = kind === 'bank' && typeof increment === 'number';
  return (isBank || kind === 'turn') && typeof seconds === 'number' && AT_ZERO.some((known) => known === atZero);
}

function readClocks(text: string): StoredClock[] {
  const clocks = json(text);
  const isClock = (raw: unknown): raw is StoredClock =>
    isObject(raw) && typeof raw.left === 'number' && typeof raw.purse === 'number';
  if (!isListOf(clocks, isClock)) throw new UnreadableRecord('the clocks are no list of clocks');
  return [...clocks];
}

function bytes(hex: string): Uint8Array {
  const read = readHex(hex, 32);
  if (read === undefined) throw new UnreadableRecord('a secret is not 64 hex digits');
  return read;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableRecord('a field is not JSON');
  }
}
