import { lookup as lookUp } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/** How long one message may take, from the look-up to the answer. */
const WITHIN_MS = 10_000;

/** Where the server may be sent. */
export interface Reach {
  /** May it connect to this address? */
  allows(address: string): boolean;
  /** A certificate to trust besides those that everybody trusts. */
  readonly ca?: string;
}

/** What is sent to a push service. */
export interface PushMessage {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** A stranger's address led where the server does not go. */
export class NotAllowed extends Error {}

/**
 * Sends one message; resolves with the status of the answer, whose body is not read. Every address that the name stands for is checked, and
 * that of the connection once more, so that a name which changes between two look-ups gains nothing. Redirects are not followed.
 */
export function sendPush(
  { endpoint, headers, body }: PushMessage,
  reach: Reach,
  withinMs = WITHIN_MS,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname } = new URL(endpoint);
    const host = hostname.replace(/^\[|\]$/g, '');
    // Nobody looks up what is an address already.
    if (isIP(host) !== 0 && !reach.allows(host)) return reject(new NotAllowed(`${host} is not public`));
    const sent = request(endpoint, {
      method: 'POST',
      headers,
      agent: false,
      lookup: checkedLookup(reach),
      signal: AbortSignal.timeout(withinMs),
      maxHeaderSize: 8 * 1024,
      ...(reach.ca === undefined ? {} : { ca: reach.ca }),
    });
    sent.on('socket', (socket) =>
      socket.once('connect', () => {
        const { remoteAddress = '' } = socket;
        if (!reach.allows(remoteAddress.replace(/^::ffff:(?=\d+\.)/i, ''))) {
          sent.destroy(new NotAllowed(`${remoteAddress} is not public`));
        }
      }),
    );
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function checkedLookup(reach: Reach): LookupFunction {
  return (name, options, done) => {
    lookUp(name, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, '', 0);
      const bad = addresses.find(({ address }) => !reach.allows(address));
      const [first] = addresses;
      if (bad !== undefined || first === undefined) {
        return done(new NotAllowed(`${name} stands for ${bad?.address ?? 'nothing'}`), '', 0);
      }
      if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
