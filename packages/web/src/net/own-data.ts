import type { ApiRefusal } from '@boomtown/client/http';
import type { ChatLine, HeldSeat, TableInfo } from '@boomtown/wire/browser';
import type { Voice } from '../local-storage/chat.ts';
import type { StoredTable } from '../local-storage/seats.ts';
import { forgetSeats, heldTables, saidBy, transcriptOf } from './api.ts';

/** All that a browser's seats left, as one file. */
export interface OwnData {
  readonly format: 'boomtown-own-data/1';
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly settings: object;
  readonly tables: readonly OwnTable[];
  /** What was said at tables that were only watched. */
  readonly watched: readonly { readonly code: string; readonly said: readonly ChatLine[] }[];
}

interface OwnTable {
  readonly code: string;
  readonly game: string;
  /** When it was last opened here. */
  readonly at: number;
  /** The numbers of the own seats, without the secrets that open them. */
  readonly seats: readonly number[];
  /** What the server knows of it that is for everybody; `null` where it does not say. */
  readonly info: TableInfo | null;
  /** Of a finished match. */
  readonly transcript: unknown;
  /** What was said from the own seats, as far as it is stored. */
  readonly said: readonly ChatLine[];
}

/** What the server is asked for; tests bring their own. */
export interface OwnDataNeeds {
  readonly heldTables: typeof heldTables;
  readonly transcriptOf: typeof transcriptOf;
  readonly forgetSeats: typeof forgetSeats;
  readonly saidBy: typeof saidBy;
}

const SERVER: OwnDataNeeds = { heldTables, transcriptOf, forgetSeats, saidBy };

/** Gathers it. `missing`: at how many tables the server did not give what it has. */
export async function gatherOwnData(
  stored: readonly StoredTable[],
  settings: object,
  savedAt: number,
  voice: Voice | null,
  server: OwnDataNeeds = SERVER,
): Promise<{ readonly data: OwnData; readonly missing: number }> {
  const held = stored.filter(({ seats }) => seats.length > 0);
  const looked = await server.heldTables(held.map(({ code, seats }) => ({ code, tokens: tokensOf(seats) })));
  let missing = looked.ok ? 0 : held.length;
  const tables: OwnTable[] = [];
  for (const [i, { code, game, at, seats }] of held.entries()) {
    const info = looked.ok ? (looked.value[i] ?? null) : null;
    const transcript = info?.stage === 'over' ? await server.transcriptOf(code, tokensOf(seats)) : null;
    const said = info === null ? null : await server.saidBy(code, { tokens: tokensOf(seats) });
    if (transcript?.ok === false || said?.ok === false) missing += 1;
    tables.push({
      code,
      game,
      at,
      seats: seats.map(({ seat }) => seat),
      info,
      transcript: transcript?.ok === true ? transcript.value : null,
      said: said?.ok === true ? said.value : [],
    });
  }
  const watched = [];
  for (const code of voice?.codes ?? []) {
    const said = await server.saidBy(code, { tokens: [], voice: voice?.voice });
    if (said.ok) watched.push({ code, said: said.value });
    else if (!NOTHING_THERE.includes(said.error.code)) missing += 1;
  }
  return { data: { format: 'boomtown-own-data/1', savedAt, settings, tables, watched }, missing };
}

/** A table at which something of the person's is still there, and why. */
export interface StillThere {
  readonly table: StoredTable;
  readonly why: ApiRefusal;
}

/** It was there a moment ago, and is not any more. */
const NOTHING_THERE: readonly string[] = ['no-such-table', 'not-your-seat'];

/**
 * Has the server forget what was said by this voice, one table after the other. Returns the codes of those where it did
 * not.
 */
export async function forgetVoice(
  { voice, codes }: Voice,
  server: Pick<OwnDataNeeds, 'forgetSeats'> = SERVER,
): Promise<readonly string[]> {
  const left: string[] = [];
  for (const code of codes) {
    const forgotten = await server.forgetSeats(code, { tokens: [], voice });
    if (!forgotten.ok && !NOTHING_THERE.includes(forgotten.error.code)) left.push(code);
  }
  return left;
}

/** Has the server forget these tables' seats, one after the other. Returns those where it did not. */
export async function forgetOwnData(
  stored: readonly StoredTable[],
  server: OwnDataNeeds = SERVER,
): Promise<readonly StillThere[]> {
  const held = stored.filter(({ seats }) => seats.length > 0);
  // Asked first, since the person who names many tables that are gone is taken for a person who guesses codes.
  const looked = await server.heldTables(held.map(({ code, seats }) => ({ code, tokens: tokensOf(seats) })));
  if (!looked.ok) return held.map((table) => ({ table, why: looked.error }));
  const left: StillThere[] = [];
  for (const [i, table] of held.entries()) {
    if ((looked.value[i] ?? null) === null) continue;
    const forgotten = await server.forgetSeats(table.code, { tokens: tokensOf(table.seats) });
    if (!forgotten.ok && !NOTHING_THERE.includes(forgotten.error.code)) left.push({ table, why: forgotten.error });
  }
  return left;
}

function tokensOf(seats: readonly HeldSeat[]): string[] {
  return seats.map(({ token }) => token);
}
