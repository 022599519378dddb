import type { Viewer } from '@boomtown/game-core';
import type { Received, RecordedClient } from './recorded-client.ts';

/** All that one client got at one table, with what the server drew by chance named instead. */
export interface Recording {
  readonly client: string;
  readonly received: readonly Received[];
}

/** The first thing in which two recordings of the same client differ. */
export interface Difference {
  readonly client: string;
  readonly moment: string;
  readonly what: string;
}

const COMMITMENT = /[0-9a-f]{64}/g;
const SHOWN_AROUND = 30;

/** The commitments in a client's frames before anybody showed the hash of a nonce: the table's own, once. */
export function commitmentIn({ received }: RecordedClient): string {
  const frames = received.filter(({ kind }) => kind === 'frame').map(({ bytes }) => bytes);
  const found = new Set(frames.flatMap((bytes) => bytes.match(COMMITMENT) ?? []));
  const [commitment] = found;
  if (commitment === undefined || found.size > 1) throw new Error(`a table shows one commitment, not ${found.size}`);
  return commitment;
}

/** Closes the books of a client. `drawn` names what the server drew for the table; the client knows its own. */
export function recordingOf(client: RecordedClient, drawn: ReadonlyMap<string, string>): Recording {
  const names = [...drawn, ...client.drawn];
  const received = client.received.map((one) => ({
    ...one,
    bytes: names.reduce((bytes, [literal, name]) => bytes.replaceAll(literal, named(name, literal.length)), one.bytes),
  }));
  return { client: client.name, received };
}

/** A name as long as what it stands for, so that lengths still count. */
function named(name: string, length: number): string {
  return `<${name}`
    .slice(0, length - 1)
    .padEnd(length - 1, '.')
    .concat('>');
}

/** Compares what each client got in two worlds, thing by thing. */
export function firstDifference(here: readonly Recording[], there: readonly Recording[]): Difference | null {
  for (const [i, { client, received }] of here.entries()) {
    const others = there[i]?.received ?? [];
    for (const [place, one] of received.entries()) {
      const other = others[place];
      if (other === undefined)
        return { client, moment: one.moment, what: `a further ${one.kind} in the first world: ${shown(one.bytes)}` };
      if (one.kind !== other.kind) return { client, moment: one.moment, what: `a ${one.kind} or a ${other.kind}` };
      if (one.bytes !== other.bytes)
        return { client, moment: one.moment, what: `${one.kind} ${place}: ${bytesApart(one.bytes, other.bytes)}` };
      if (one.moment !== other.moment)
        return { client, moment: one.moment, what: `a ${one.kind} that comes at "${other.moment}" in the other world` };
    }
    const further = others[received.length];
    if (further !== undefined)
      return {
        client,
        moment: further.moment,
        what: `a further ${further.kind} in the second world: ${shown(further.bytes)}`,
      };
  }
  return here.length === there.length ? null : { client: 'all', moment: 'the end', what: 'another number of clients' };
}

function bytesApart(here: string, there: string): string {
  let at = 0;
  while (here[at] === there[at]) at += 1;
  const around = (bytes: string) => shown(bytes.slice(Math.max(0, at - SHOWN_AROUND), at + SHOWN_AROUND));
  return `byte ${at} of ${here.length} and ${there.length}: ${around(here)} | ${around(there)}`;
}

/** Bytes to be read: what is no letter of ASCII as a number. */
function shown(bytes: string): string {
  return bytes
    .slice(0, 2 * SHOWN_AROUND)
    .replace(/[^ -~]/g, (c) => `\\${c.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

export function nameOf(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}
