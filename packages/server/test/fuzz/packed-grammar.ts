import { REQUESTS } from '@boomtown/wire';
import { Protocol } from '@colyseus/core';
import type { Dice } from './dice.ts';

const NAMES: readonly string[] = [...Object.keys(REQUESTS), ...Object.keys(REQUESTS), 'act', 'act', 'log', 'fly'];
const ODD_NAMES: readonly string[] = [
  '',
  '__proto__',
  'constructor',
  '*',
  '_$bact',
  'x'.repeat(300),
  '\0',
  '\u{1f3d7}',
];
const KEYS: readonly string[] = [
  ...[
    'id',
    'step',
    'seat',
    'seats',
    'action',
    'type',
    'nonceHash',
    'nonces',
    'nonce',
    'name',
    'text',
    'as',
    'voice',
    'eyes',
  ],
  ...[
    'before',
    'count',
    'agree',
    'heir',
    'level',
    'watchers',
    'reaction',
    'board',
    'cell',
    'piece',
    '__proto__',
    'constructor',
  ],
];
const TEXTS: readonly string[] = [
  ...[
    '',
    'a',
    'board',
    'rhombus',
    'place',
    'bot',
    'Ada',
    '\u202e',
    '\ud800',
    'a'.repeat(64),
    '0'.repeat(32),
    '__proto__',
  ],
];
const NUMBERS: readonly number[] = [
  0,
  1,
  2,
  -1,
  0.5,
  127,
  128,
  2 ** 31,
  2 ** 53,
  -(2 ** 31),
  Number.NaN,
  Number.POSITIVE_INFINITY,
];
const MAX_LEVELS = 12_000;

/** The payload of a frame: most often a request, with a name and values that make some sense. */
export function payloadOf(dice: Dice): Buffer {
  if (dice.once(12)) return dice.bytes(dice.int(300));
  const kind = dice.once(8) ? dice.int(256) : Protocol.ROOM_REQUEST;
  const name = dice.once(12) ? dice.pick(ODD_NAMES) : dice.pick(NAMES);
  const id = dice.once(12) ? anything(dice, 1) : Buffer.from([dice.int(128)]);
  const called = dice.once(20) ? anything(dice, 1) : text(name);
  const body = dice.once(6) ? anything(dice, 4) : object(dice, 3);
  return dice.damaged(Buffer.concat([Buffer.from([kind]), id, called, body]));
}

/** A value of any of the formats, those included that nobody uses, and some whose length is a lie. */
function anything(dice: Dice, levels: number): Buffer {
  const some = () => anything(dice, levels - 1);
  const list = (length: number) => Buffer.concat(Array.from({ length }, some));
  const lie = dice.once(10) ? dice.int(0xffff) : undefined;
  const count = levels > 0 ? dice.int(5) : 0;
  const data = dice.bytes(dice.int(20));
  switch (dice.int(16)) {
    case 0:
      return Buffer.from([dice.pick([0xc0, 0xc1, 0xc2, 0xc3, dice.int(128), 0xe0 + dice.int(32)])]);
    case 1:
      return sized(0xcc + dice.int(8), dice.bytes(dice.pick([0, 1, 2, 4, 8])));
    case 2:
      return number(dice.pick(NUMBERS));
    case 3:
      return sized(dice.pick([0xca, 0xcb]), dice.bytes(dice.pick([4, 8])));
    case 4:
      return text(dice.pick(TEXTS));
    case 5:
      return Buffer.concat([long(0xd9, dice.int(3), lie ?? data.length), data]);
    case 6:
      return Buffer.concat([long(0xc4, dice.int(3), lie ?? data.length), data]);
    case 7:
      return Buffer.concat([Buffer.from([0x90 + ((lie ?? count) % 16)]), list(count)]);
    case 8:
      return Buffer.concat([long(0xdc, 1 + dice.int(2), lie ?? count), list(count)]);
    case 9:
      return Buffer.concat([long(0xde, 1 + dice.int(2), lie ?? count), list(2 * count)]);
    case 10:
      return sized(0xd4 + dice.int(5), Buffer.concat([dice.bytes(1), data]));
    case 11:
      return Buffer.concat([
        long(0xc7, dice.int(3), lie ?? data.length),
        Buffer.from([dice.pick([0xff, 0, 1, 0x80])]),
        data,
      ]);
    case 12:
      return Buffer.alloc(dice.int(MAX_LEVELS), dice.pick([0x91, 0x81, 0xdc, 0xdd, 0xde, 0xdf, 0xc7]));
    default:
      return object(dice, levels);
  }
}

function object(dice: Dice, levels: number): Buffer {
  const keys = dice.some(KEYS, levels > 0 ? 4 : 0);
  const entries = keys.flatMap((key) => [text(key), value(dice, levels - 1)]);
  return Buffer.concat([Buffer.from([0x80 + keys.length]), ...entries]);
}

function value(dice: Dice, levels: number): Buffer {
  switch (dice.int(levels > 0 ? 6 : 3)) {
    case 0:
      return number(dice.int(6));
    case 1:
      return text(dice.pick(TEXTS));
    case 2:
      return Buffer.from([dice.pick([0xc0, 0xc2, 0xc3])]);
    case 3:
      return object(dice, levels);
    case 4:
      return Buffer.concat([Buffer.from([0x92]), value(dice, levels - 1), value(dice, levels - 1)]);
    default:
      return anything(dice, levels);
  }
}

function text(words: string): Buffer {
  const bytes = Buffer.from(words);
  return Buffer.concat([bytes.length < 32 ? Buffer.from([0xa0 + bytes.length]) : long(0xd9, 1, bytes.length), bytes]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(9, 0xcb);
  bytes.writeDoubleBE(value, 1);
  return Number.isInteger(value) && value >= 0 && value < 128 ? Buffer.from([value]) : bytes;
}

function sized(head: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([head]), data]);
}

/** A head with a length of 1, 2 or 4 bytes, by `width` 0, 1 or 2. Lists and maps have none of one byte. */
function long(first: number, width: number, length: number): Buffer {
  const isContainer = first >= 0xdc;
  const head = Buffer.alloc(1 + 2 ** width);
  head[0] = first + width - (isContainer ? 1 : 0);
  head.writeUIntBE(length % 256 ** (2 ** width), 1, 2 ** width);
  return head;
}
