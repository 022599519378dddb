import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfMadeCertificate } from './certificate.ts';

/** A message as the push service got it. */
export interface Pushed {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A push service of the tests' own, over TLS on the loopback. */
export class PushService {
  readonly got: Pushed[] = [];
  /** What it answers, by path; else 201; `null`: nothing, ever. */
  readonly answers = new Map<string, { readonly status: number; readonly location?: string } | null>();
  readonly ca: string;
  readonly #server: Server;

  private constructor() {
    const certificate = selfMadeCertificate();
    this.ca = certificate.cert;
    this.#server = createServer(certificate, async (request, response) => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      const path = request.url ?? '';
      this.got.push({ path, headers: request.headers, body: Buffer.concat(pieces) });
      const answer = this.answers.get(path);
      if (answer === null) return;
      const { status, location } = answer ?? { status: 201 };
      response.writeHead(status, location === undefined ? {} : { location }).end();
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get url(): string {
    // A server that listens on a port has such an address.
    return `https://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A browser's side of a subscription: its keys, and how it reads what is sent to it (RFC 8291, RFC 8188). */
export class Subscriber {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#ecdh.generateKeys();
  }

  get keys(): { readonly p256dh: string; readonly auth: string } {
    return { p256dh: this.#ecdh.getPublicKey().toString('base64url'), auth: this.#auth.toString('base64url') };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const recordSize = body.readUInt32BE(16);
    const idLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    if (sealed.length > recordSize) throw new Error('more than one record');
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const shared = this.#ecdh.computeSecret(sender);
    const ikm = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2 and padding.
    const end = plain.lastIndexOf(2);
    if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the padding is wrong');
    return JSON.parse(plain.subarray(0, end).toString());
  }
}

/** What a VAPID header says (RFC 8292), once its signature holds for the key that browsers subscribed with. */
export function claimsOf(authorization: string, publicKey: string): { readonly aud: string; readonly sub: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('another key than the one that browsers were given');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const holds = verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url'));
  if (!holds) throw new Error('the signature does not hold');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
