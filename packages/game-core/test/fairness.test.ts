import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  boundSecret,
  bytesToHex,
  type CalledOffStart,
  callOffsIn,
  checkFairness,
  commitmentTo,
  hashOfNonce,
  seedFrom,
} from '../src/index.ts';

const secret = Uint8Array.from({ length: 32 }, (_, i) => 200 - i);
const nonces = [Uint8Array.from({ length: 16 }, () => 7), Uint8Array.from({ length: 16 }, () => 9)];
const sha256 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

describe('fair dealing', () => {
  it('commits to the secret and the nonces by their SHA-256', () => {
    expect(commitmentTo(secret)).toBe(sha256(secret));
    expect(nonces.map(hashOfNonce)).toEqual(nonces.map((nonce) => sha256(nonce)));
  });

  it('makes the seed of the secret followed by the nonces in seat order; a bot adds none', () => {
    expect(bytesToHex(seedFrom(secret, nonces))).toBe(sha256(secret, ...nonces));
    expect(bytesToHex(seedFrom(secret, [nonces[0] ?? null, null, nonces[1] ?? null]))).toBe(sha256(secret, ...nonces));
  });

  it('is checked from what is published, and every lie is found', () => {
    const seed = seedFrom(secret, nonces);
    const published = {
      commitment: commitmentTo(secret),
      secret: bytesToHex(secret),
      nonces: nonces.map((nonce) => bytesToHex(nonce)),
    };
    expect(checkFairness(published, seed)).toBeNull();
    const otherSecret = bytesToHex(secret.map((byte) => byte ^ 1));
    expect(checkFairness({ ...published, secret: otherSecret }, seed)).toBe('commitment');
    expect(checkFairness({ ...published, nonces: [...published.nonces].reverse() }, seed)).toBe('seed');
    expect(checkFairness({ ...published, nonces: [published.nonces[0] ?? null, null] }, seed)).toBe('seed');
    expect(checkFairness({ ...published, secret: 'zz' }, seed)).toBe('unreadable');
    expect(checkFairness({ ...published, nonces: ['00', '01'] }, seed)).toBe('unreadable');
  });

  describe('fault 41: after starts that were called off', () => {
    const seed = seedFrom(secret, nonces);
    const hex = (byte: number, count: number) => bytesToHex(new Uint8Array(count).fill(byte));
    const promiseOf = (byte: number) => hashOfNonce(new Uint8Array(16).fill(byte));
    /** Seat 0 opened its nonce, seat 1 did not. */
    const calledOff = (more: Partial<CalledOffStart> = {}, byte = 20): CalledOffStart => ({
      commitment: commitmentTo(new Uint8Array(32).fill(byte)),
      secret: hex(byte, 32),
      promises: [promiseOf(byte + 1), promiseOf(byte + 2)],
      nonces: [hex(byte + 1, 16), null],
      seat: 1,
      why: 'no-nonce',
      ...more,
    });
    const check = (...starts: readonly CalledOffStart[]) =>
      checkFairness(
        {
          commitment: commitmentTo(secret),
          secret: bytesToHex(secret),
          nonces: nonces.map((nonce) => bytesToHex(nonce)),
          calledOff: starts,
        },
        seed,
      );

    it('holds where each of them has numbers of its own that fit', () => {
      expect(check()).toBeNull();
      expect(check(calledOff(), calledOff({ why: 'wrong-nonce' }, 40))).toBeNull();
      expect(check(calledOff({ seat: null, why: 'fault', nonces: [hex(21, 16), hex(22, 16)] }))).toBeNull();
    });

    it('fails where one of them does not fit, or was none', () => {
      expect(check(calledOff({ secret: hex(9, 32) }))).toBe('called-off');
      expect(check(calledOff({ nonces: [hex(9, 16), null] }))).toBe('called-off');
      expect(check(calledOff({ nonces: [null, null] }))).toBe('called-off');
      expect(check(calledOff({ promises: ['no promise', null] }))).toBe('called-off');
      // Seat 0 is blamed, though its nonce is there.
      expect(check(calledOff({ seat: 0 }))).toBe('called-off');
      expect(check(calledOff({ seat: 0, why: 'wrong-nonce' }))).toBe('called-off');
    });

    it('fails where anything of one is used again, in the match or in another one', () => {
      expect(check(calledOff({ commitment: commitmentTo(secret), secret: bytesToHex(secret) }))).toBe('reused');
      const [nonce = new Uint8Array()] = nonces;
      const again = { promises: [hashOfNonce(nonce), promiseOf(22)], nonces: [bytesToHex(nonce), null] };
      expect(check(calledOff(again))).toBe('reused');
      // Promised and never opened: it was to be drawn anew all the same.
      expect(check(calledOff({ promises: [promiseOf(21), hashOfNonce(nonce)] }))).toBe('reused');
      expect(check(calledOff(), calledOff({ ...calledOff(), secret: hex(40, 32) }, 40))).toBe('called-off');
      expect(check(calledOff(), calledOff())).toBe('reused');
    });

    describe('to which the secret is bound', () => {
      const drawn = new Uint8Array(32).fill(3);
      const announced = [calledOff(), calledOff({ why: 'wrong-nonce', gone: [1] }, 40)];
      const bound = (starts: readonly CalledOffStart[], more: readonly CalledOffStart[] | undefined = starts) => {
        const own = boundSecret(drawn, starts);
        return checkFairness(
          {
            commitment: commitmentTo(own),
            secret: bytesToHex(own),
            nonces: nonces.map((nonce) => bytesToHex(nonce)),
            ...(more.length === 0 ? {} : { calledOff: more }),
            drawn: bytesToHex(drawn),
          },
          seedFrom(own, nonces),
        );
      };

      it('holds with them, and with none', () => {
        expect(bound(announced)).toBeNull();
        expect(bound([])).toBeNull();
        // Who has left is noted after the commitment was shown.
        expect(bound(announced, [calledOff({ gone: [1] }), announced[1] ?? calledOff()])).toBeNull();
      });

      it('fails where one was removed, added, altered or put elsewhere', () => {
        const [first = calledOff(), second = calledOff()] = announced;
        for (const others of [[], [first], [second], [second, first], [...announced, calledOff({}, 60)]]) {
          expect(bound(announced, others)).toBe('unbound');
        }
        expect(bound([], announced)).toBe('unbound');
        expect(bound(announced, [{ ...first, why: 'wrong-nonce' }, second])).toBe('unbound');
        expect(bound(announced, [{ ...first, seat: null, why: 'fault' }, second])).toBe('unbound');
      });

      it('is the SHA-256 of what was drawn and of the SHA-256 of the starts, as canonical JSON', () => {
        expect(bytesToHex(boundSecret(drawn, []))).toBe(sha256(drawn, Buffer.from(sha256(Buffer.from('[]')), 'hex')));
      });

      it('is not read where it is no 32 bytes', () => {
        const published = { commitment: commitmentTo(secret), secret: bytesToHex(secret), nonces: [null], drawn: 'ff' };
        expect(checkFairness(published, seedFrom(secret, []))).toBe('unreadable');
      });
    });

    it('tells how many there were and by whom; who has left is not named', () => {
      const three = { promises: [promiseOf(1), promiseOf(2), promiseOf(3)], nonces: [null, hex(2, 16), null] };
      const starts = [
        calledOff(),
        calledOff({ gone: [1] }),
        calledOff({ ...three, seat: 0 }),
        calledOff({ seat: null, why: 'fault' }),
      ];
      expect(callOffsIn(starts)).toEqual({
        count: 4,
        by: [
          { seat: 0, count: 1 },
          { seat: 1, count: 1 },
          { seat: 2, count: 1 },
          { seat: null, count: 1 },
        ],
        faults: 1,
      });
    });
  });
});
