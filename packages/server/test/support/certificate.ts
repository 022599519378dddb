import { generateKeyPairSync, sign } from 'node:crypto';

const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OID = 0x06;
const UTF8 = 0x0c;
const UTC_TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;

/** `ecdsa-with-SHA256`, and `commonName`. */
const ECDSA_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];

/** One value in DER: its tag, the length of what it holds, and that. */
function der(tag: number, ...held: readonly (Uint8Array | readonly number[])[]): Buffer {
  const content = Buffer.concat(held.map((part) => Uint8Array.from(part)));
  const { length } = content;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Uint8Array.from([tag, ...head]), content]);
}

/** A key and a certificate for `localhost` that nobody but itself has signed, as PEM. */
export function selfMadeCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, der(OID, ECDSA_SHA256));
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, der(OID, COMMON_NAME), der(UTF8, Buffer.from('localhost')))));
  const validity = der(SEQUENCE, ...['200101000000Z', '491231235959Z'].map((at) => der(UTC_TIME, Buffer.from(at))));
  const body = der(
    SEQUENCE,
    der(INTEGER, [1]),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const whole = der(SEQUENCE, body, algorithm, der(BIT_STRING, [0], sign('sha256', body, privateKey)));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
