import {
  type CallOffs,
  callOffsIn,
  eventsFor,
  type Fairness,
  type GameTypes,
  hashOfNonceHex,
  type Seat,
  sameJson,
} from '@boomtown/game-core';
import type { TableEvent } from '@boomtown/wire/browser';
import { isStart, type OpenedStart } from '../local-storage/opened-starts.ts';
import type { Promised } from '../local-storage/promises.ts';
import type { ReplayedMatch } from './replay-positions.ts';

/** What this browser knows of a match by itself, to hold a transcript against. */
export interface LocalEvidence {
  /** From before the start; `null` if it was not there then. */
  readonly promised: Omit<Promised, 'code'> | null;
  /** The nonces that it drew. */
  readonly own: readonly { readonly seat: Seat; readonly nonce: string }[];
  /** The starts of that table for which it sent its nonces. */
  readonly opened?: readonly OpenedStart[];
  /** What the table shows at its end; `null` where only the file is at hand. */
  readonly table: ShownTable | null;
}

export interface ShownTable {
  readonly commitment: string;
  /** Of each seat, empty for none. */
  readonly nonceHashes: readonly string[];
  /** The seats of this browser. */
  readonly mine: readonly Seat[];
  readonly view: GameTypes['PublicView'];
  /** The log, as far as it was read: without a gap up to the last step, but for what was taken back. */
  readonly log: readonly ShownStep[];
}

/** A step of the log: an action, or something that the table did outside the game. */
interface ShownStep {
  readonly step: number;
  readonly events: readonly GameTypes['Event'][];
  readonly tableEvent?: TableEvent;
}

/** `noted`: as this browser noted it before the start. `shown`: as the table shows it now, which is less. */
export type Agreement = 'noted' | 'shown' | 'unknown' | 'wrong';

export interface DealAgreement {
  readonly commitment: Agreement;
  readonly own: Agreement;
  readonly nonces: Agreement;
}

/** Is the deal of a transcript the one that this browser took part in? */
export function compareDeal({ commitment, nonces }: Fairness, { promised, own, table }: LocalEvidence): DealAgreement {
  const hashes = hashesOf(nonces);
  return {
    commitment: agreement(promised?.commitment, table?.commitment, commitment),
    own: agreement(
      own.length === 0 ? undefined : own.map(({ nonce }) => nonce),
      undefined,
      own.map(({ seat }) => nonces[seat]?.toLowerCase() ?? null),
    ),
    nonces: agreement(promised?.nonceHashes ?? undefined, table?.nonceHashes, hashes),
  };
}

/** What everybody saw of these nonces before the start: by seat, empty for none. */
export function hashesOf(nonces: readonly (string | null)[]): readonly string[] {
  return nonces.map((nonce) => (nonce === null ? '' : (hashOfNonceHex(nonce) ?? '')));
}

/**
 * The starts that were called off. `hidden`: this browser knows of one more, in which the server had its nonces. `missing`:
 * it sent its nonces for one more, and does not know whether they came there.
 */
export interface CallOffAgreement {
  readonly told: CallOffs;
  readonly state: 'told' | 'missing' | 'hidden';
}

/** Does the deal tell of all starts that were called off, as far as this browser knows? */
export function compareCallOffs(fairness: Fairness, { promised, opened = [] }: LocalEvidence): CallOffAgreement {
  const { calledOff = [], commitment, nonces } = fairness;
  const starts = [
    { commitment, nonceHashes: hashesOf(nonces) },
    ...calledOff.map((start) => ({
      commitment: start.commitment,
      nonceHashes: start.promises.map((promise) => promise ?? ''),
    })),
  ];
  const unknown = opened.filter((one) => !starts.some((start) => isStart(start, one)));
  const isHidden = unknown.some(({ arrived }) => arrived) || (promised?.calledOff ?? 0) > calledOff.length;
  const state = isHidden ? 'hidden' : unknown.length > 0 ? 'missing' : 'told';
  return { told: callOffsIn(calledOff), state };
}

function agreement(noted: unknown, shown: unknown, written: unknown): Agreement {
  if ([noted, shown].some((known) => known !== undefined && !sameJson(known, written))) return 'wrong';
  if (noted !== undefined) return 'noted';
  return shown === undefined ? 'unknown' : 'shown';
}

/** Did the match of a replay happen at this table? `event`: the first action of which the log tells something else. */
export type GameAgreement = 'same' | 'position' | { readonly event: number };

/**
 * Holds a replay against the position and the log that a table shows. The table numbers its steps with takebacks and
 * resignations, the replay counts the actions that stand; so they are matched from the beginning or, where the log was not
 * read as far back, from the end.
 */
export function compareGame({ rules, positions }: ReplayedMatch, { view, mine, log }: ShownTable): GameAgreement {
  const last = positions.at(-1);
  const actions = log.filter(({ tableEvent }) => tableEvent === undefined);
  const first = actions[0]?.step === 0 ? 0 : positions.length - actions.length;
  const other = actions.findIndex(({ events }, i) => {
    const position = positions[first + i];
    if (position === undefined) return true;
    const visible = eventsFor(position.events, mine);
    const remembered = visible.map((event) => rules.remembered?.(event, view) ?? event);
    return (
      visible.length !== events.length ||
      events.some((event, i) => !sameJson(event, visible[i]) && !sameJson(event, remembered[i]))
    );
  });
  if (other >= 0) return { event: Math.max(0, first + other) };
  return last !== undefined && sameJson(rules.publicView(last.state), view) ? 'same' : 'position';
}
