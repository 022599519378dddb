import type { Dice } from './dice.ts';
import { payloadOf } from './packed-grammar.ts';

const BINARY = 2;
const CLOSE = 8;
const OPCODES = [0, 1, 2, 3, 7, 8, 9, 10, 11, 15] as const;
const CLOSE_CODES = [
  0, 1, 999, 1000, 1001, 1004, 1005, 1006, 1011, 1015, 1016, 2999, 3000, 4000, 4101, 4999, 5000, 65535,
] as const;
const LENGTHS = [0, 1, 125, 126, 127, 1000, 16_384, 16_385, 65_535, 65_536] as const;

/** The bytes of one socket after its handshake: frames, most of them nearly right. */
export function frameBytes(dice: Dice): Buffer {
  return dice.damaged(Buffer.concat(Array.from({ length: 1 + dice.int(8) }, () => messageOf(dice))));
}

function messageOf(dice: Dice): Buffer {
  switch (dice.int(12)) {
    case 0:
      return oddFrame(dice);
    case 1:
      return pieces(dice);
    case 2:
      return frame(dice, { opcode: CLOSE, payload: closing(dice) });
    case 3:
      return frame(dice, { opcode: dice.pick([9, 10]), payload: dice.bytes(dice.int(126)) });
    case 4:
      return frame(dice, { opcode: BINARY, payload: Buffer.alloc(dice.pick(LENGTHS), dice.int(256)) });
    default:
      return frame(dice, { opcode: BINARY, payload: payloadOf(dice) });
  }
}

/** Any opcode, reserved bits, no mask, or a length that is not that of the payload or has needless bytes. */
function oddFrame(dice: Dice): Buffer {
  return frame(dice, {
    opcode: dice.pick(OPCODES),
    payload: dice.once(2) ? payloadOf(dice) : Buffer.alloc(dice.pick(LENGTHS)),
    first: dice.pick([0x80, 0x00, 0x90, 0xa0, 0xc0, 0xf0]),
    masked: !dice.once(4),
    ...(dice.once(3) ? { length: dice.pick(LENGTHS) } : {}),
    width: dice.pick([0, 2, 8]),
  });
}

/** A message in pieces: a few or very many, with other frames between them, without a beginning or without an end. */
function pieces(dice: Dice): Buffer {
  const payload = payloadOf(dice);
  const count = dice.once(10) ? 2000 : 1 + dice.int(5);
  const size = Math.ceil(payload.length / count);
  const frames = Array.from({ length: count }, (_, i) =>
    frame(dice, {
      opcode: i === 0 && !dice.once(8) ? BINARY : 0,
      payload: payload.subarray(i * size, (i + 1) * size),
      first: i === count - 1 && !dice.once(6) ? 0x80 : 0,
    }),
  );
  const between = dice.once(3) ? [frame(dice, { opcode: dice.pick(OPCODES), payload: dice.bytes(dice.int(130)) })] : [];
  const at = dice.int(frames.length);
  return Buffer.concat([...frames.slice(0, at), ...between, ...frames.slice(at)]);
}

function closing(dice: Dice): Buffer {
  if (dice.once(5)) return dice.bytes(dice.int(3));
  const code = Buffer.alloc(2);
  code.writeUInt16BE(dice.pick(CLOSE_CODES));
  return Buffer.concat([code, dice.once(3) ? dice.bytes(dice.int(124)) : Buffer.from('bye')]);
}

interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  /** The bits next to the opcode. */
  readonly first?: number;
  readonly masked?: boolean;
  /** What the head says; the payload's own where it is left out. */
  readonly length?: number;
  /** Bytes of the length: as many as it takes, or more. */
  readonly width?: 0 | 2 | 8;
}

function frame(
  dice: Dice,
  { opcode, payload, first = 0x80, masked = true, length = payload.length, width = 0 }: Frame,
): Buffer {
  const bytes = width === 8 || length > 0xffff ? 8 : width === 2 || length > 125 ? 2 : 0;
  const head = Buffer.alloc(2 + bytes);
  head[0] = first | opcode;
  head[1] = (masked ? 0x80 : 0) | (bytes === 8 ? 127 : bytes === 2 ? 126 : length);
  if (bytes === 2) head.writeUInt16BE(length, 2);
  if (bytes === 8) head.writeBigUInt64BE(dice.once(20) ? 2n ** 63n : BigInt(length), 2);
  if (!masked) return Buffer.concat([head, payload]);
  const mask = dice.bytes(4);
  return Buffer.concat([head, mask, payload.map((byte, i) => byte ^ (mask[i % 4] ?? 0))]);
}
