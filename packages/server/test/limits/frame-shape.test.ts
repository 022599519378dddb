import { getMessageBytes, Protocol } from '@colyseus/core';
import { decode, encode } from '@colyseus/schema';
import { describe, expect, test } from 'vitest';
import { isReadableRequest, requestIdOf } from '../../src/limits/frame-shape.ts';

function request(payload: Uint8Array | readonly number[], id = 7, name = 'act'): Uint8Array {
  const head = Buffer.alloc(64);
  const at = { offset: 1 };
  head[0] = 21;
  encode.number(head as never, id, at);
  encode.string(head as never, name, at);
  return Buffer.concat([head.subarray(0, at.offset), Uint8Array.from(payload)]);
}

/** A value as the framework packs it. */
function pack(value: unknown): Uint8Array {
  return getMessageBytes.raw(Protocol.ROOM_REQUEST, 1, value).subarray(2);
}

function times(count: number, ...bytes: number[]): number[] {
  return Array.from({ length: count }, () => bytes).flat();
}

const BOARD = { id: 'a', step: 3, seat: 0, action: { type: 'place', cells: Array.from({ length: 80 }, (_, i) => i) } };

describe('a request that can be read', () => {
  test.each([
    ['of nothing', new Uint8Array()],
    ['of an empty object', pack({})],
    ['of an action', pack(BOARD)],
    [
      'of every kind of plain value',
      pack({ a: [null, true, -1, 1.5, 2 ** 40, 'ö'.repeat(40), undefined, new Date(), 12n] }),
    ],
    ['of the time in its long form', pack({ at: new Date(2 ** 45 + 1) })],
    ['of bytes', pack({ bytes: new Uint8Array(300) })],
    [
      'of an object as the framework’s SDK packs it',
      [0xd4, 0x72, 0x40, 0x92, 0xa1, 0x61, 0xa1, 0x62, 0x01, 0x91, 0x02],
    ],
    [
      'of several objects with the same names',
      [0x93, 0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61, 0x01, 0x40, 0x02, 0x40, 0x03],
    ],
    ['as deep as JSON may be', pack(JSON.parse(`${'['.repeat(12)}${']'.repeat(12)}`))],
    ['of a few hundred values', pack(Array.from({ length: 900 }, (_, i) => i))],
  ])('%s', (_, payload) => {
    expect(isReadableRequest(request(payload))).toBe(true);
  });

  test.each(['', 'ö', 'ö'.repeat(16), 'x'.repeat(32)])('has a name of any signs: “%s”', (name) => {
    expect(isReadableRequest(request(pack({}), 1, name))).toBe(true);
  });

  test.each([1, 127, 128, 70_000, 2 ** 33])('says by which number it is answered: %d', (id) => {
    const frame = request(pack({}), id);
    expect(isReadableRequest(frame)).toBe(true);
    expect(requestIdOf(frame)).toBe(id);
  });
});

describe('fault 36: a request that can’t be read, or only at too high a cost', () => {
  test.each([
    ['lists thousands of levels deep', [...times(16_000, 0x91), 0xc0]],
    ['lists of the long form, deep', [...times(3_000, 0xdd, 0, 0, 0, 1), 0xc0]],
    ['objects thousands of levels deep', [...times(5_000, 0x81, 0xa1, 0x61), 0xc0]],
    ['an object whose name is an object', [0x81, 0x80, 0xc0]],
    ['one level too many', [...times(17, 0x91), 0xc0]],
    ['more values than any request has', [0xdc, 0x27, 0x10, ...times(10_000, 0xc0)]],
    ['a list of more than there is', [0xdd, 0xff, 0xff, 0xff, 0xff, 0xc0]],
    ['an object of more than there is', [0xdf, 0xff, 0xff, 0xff, 0xff, 0xa1, 0x61, 0xc0]],
    ['a text of more than there is', [0xdb, 0xff, 0xff, 0xff, 0xff, 0x61]],
    ['a length that is cut short', [0xdb, 0xff]],
    ['a record whose values are missing', [0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61]],
    ['a record whose names are none', [0xd4, 0x72, 0x40, 0x91, 0x01, 0x01]],
    ['a record whose names are no list', [0xd4, 0x72, 0x40, 0xa1, 0x61, 0x01]],
    ['a record whose names are an object', [0xd4, 0x72, 0x40, 0x81, 0xa1, 0x61, 0xc0, 0x01]],
    ['a record of hundreds of names', [0xd4, 0x72, 0x40, 0xdc, 1, 0, ...times(256, 0xa1, 0x61), ...times(256, 0xc0)]],
    ['a record with another mark', [0xd4, 0x72, 0x90, 0x91, 0xa1, 0x61, 0x01]],
    ['a record with a long mark', [0xd5, 0x72, 0x40, 0x01, 0x91, 0xa1, 0x61, 0x01]],
    ['records in records', [0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61, ...times(12_000, 0x40), 0xc0]],
    ['an extension that refers to itself', [0xd6, 0x69, 0, 0, 0, 1, 0x91, 0xd6, 0x70, 0, 0, 0, 1]],
    ['an extension that is an error', [0xd4, 0x65, 0x00, 0x93, 0xa1, 0x61, 0xa1, 0x61, 0xc0]],
    ['a long extension', [0xc9, 0, 0, 0, 1, 0x42, 1]],
    ['a byte that msgpack does not have', [0xc1]],
    ['something behind its end', [0x80, 0x80]],
    ['an object that is cut short', [0x84, 0xa2, 0x69]],
  ])('%s', (_, payload) => {
    expect(isReadableRequest(request(payload))).toBe(false);
  });

  test.each([
    ['without a number', [21]],
    ['without a name', [21, 1]],
    ['with a number that is cut short', [21, 0xcd, 1]],
    ['with a text for its number', [21, 0xa1, 0x61, 0xa1, 0x61]],
    ['with a number for its name', [21, 1, 2, 0x80]],
    ['with a name of more than there is', [21, 1, 0xdb, 0xff, 0xff, 0xff, 0xff, 0x61]],
    ['with a name that is too long', [21, 1, 0xd9, 200, ...times(200, 0x61)]],
    ['with a name that is no text', [21, 1, 0xa2, 0x61, 0x92, 0x80]],
    ['with a long name that is no text', [21, 1, 0xd9, 2, 0xf8, 0x61, 0x80]],
    ['with a name whose length has two bytes', [21, 1, 0xda, 0, 2, 0x61, 0x61, 0x80]],
    ['with a name whose length has four bytes', [21, 1, 0xdb, 0, 0, 0, 2, 0x61, 0x61, 0x80]],
  ])('%s', (_, bytes) => {
    expect(isReadableRequest(Uint8Array.from(bytes))).toBe(false);
  });

  test('every form of a name that is let through ends where the framework’s own decoder ends it', () => {
    let accepted = 0;
    for (let first = 0; first < 256; first += 1) {
      for (const rest of [[0x61], [1, 0x61], [0, 1, 0x61], [1, 0, 0x61], [0, 0, 0, 1, 0x61], times(31, 0x61)]) {
        const frame = Uint8Array.from([21, 1, first, ...rest, 0xc0]);
        if (!isReadableRequest(frame)) continue;
        accepted += 1;
        const at = { offset: 2 };
        if (decode.stringCheck(frame, at)) decode.string(frame, at);
        else decode.number(frame, at);
        expect([first, at.offset]).toEqual([first, frame.length - 1]);
      }
    }
    expect(accepted).toBeGreaterThan(2);
  });

  test('any bytes are classified without throwing', () => {
    let seed = 1;
    const next = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed;
    };
    for (let i = 0; i < 20_000; i += 1) {
      const bytes = Uint8Array.from({ length: next() % 40 }, () => next() % 256);
      bytes[0] = 21;
      expect(typeof isReadableRequest(bytes)).toBe('boolean');
    }
  });
});
