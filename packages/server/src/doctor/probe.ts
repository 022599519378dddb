import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { TLSSocket } from 'node:tls';

const WITHIN_MS = 8_000;
const MAX_BYTES = 256 * 1024;

/** What came of asking an address. */
export interface ProbeReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
  /** Until when the certificate holds, in milliseconds since 1970; `null` without TLS. */
  readonly certifiedUntil: number | null;
}

export interface ProbeOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** A certificate that is believed besides the usual ones. */
  readonly ca?: string | undefined;
  /** Goes on where the certificate is not believed. Nothing secret is sent, and what is wrong with it is said elsewhere. */
  readonly uncertified?: boolean;
}

/** Asks an address once, without following where it leads. Rejects where nothing answers, or where TLS does not hold. */
export function probe(url: URL, { headers = {}, ca, uncertified = false }: ProbeOptions = {}): Promise<ProbeReply> {
  return new Promise((resolve, reject) => {
    const ask = url.protocol === 'https:' ? tlsRequest : plainRequest;
    const believed = { ...(uncertified ? { rejectUnauthorized: false } : {}), ...(ca === undefined ? {} : { ca }) };
    const asked = ask(url, { headers, agent: false, timeout: WITHIN_MS, ...believed });
    asked.once('timeout', () => asked.destroy(new Error('nothing answers in time')));
    asked.once('error', reject);
    asked.once('upgrade', (answer, socket) => {
      resolve({ ...headOf(answer), text: '', certifiedUntil: null });
      socket.destroy();
    });
    asked.once('response', (answer) => {
      const certifiedUntil = certifiedUntilOf(answer.socket);
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        if (text.length < MAX_BYTES) text += part;
      });
      answer.once('error', reject);
      answer.once('end', () => resolve({ ...headOf(answer), text, certifiedUntil }));
    });
    asked.end();
  });
}

function headOf(answer: {
  readonly statusCode?: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
}) {
  const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, value?.toString()]));
  return { status: answer.statusCode ?? 0, headers };
}

function certifiedUntilOf(socket: unknown): number | null {
  if (!(socket instanceof TLSSocket)) return null;
  const until = Date.parse(socket.getPeerCertificate().valid_to);
  return Number.isNaN(until) ? null : until;
}
