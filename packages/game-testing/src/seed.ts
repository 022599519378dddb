import { readHex, textStream } from '@boomtown/game-core';

/** The 32 bytes of a seed: 64 hex digits are taken as they are; any other text is stretched to 32 bytes. */
export function seedBytes(text: string): Uint8Array {
  const given = readHex(text, 32);
  if (given !== undefined) return given;
  const stream = textStream(`seed ${text}`);
  return Uint8Array.from({ length: 32 }, () => stream.int(256));
}
