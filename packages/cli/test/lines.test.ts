import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { answerLines, MAX_LINE_BYTES } from '../src/protocol/lines.ts';

/** What comes out for these chunks, with each line answered by its length and beginning. */
async function answersTo(chunks: readonly (string | Buffer)[]): Promise<string[]> {
  const output = new PassThrough();
  const seen: Buffer[] = [];
  output.on('data', (chunk: Buffer) => seen.push(chunk));
  const input = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  await answerLines(input, output, (line) => (line === null ? 'too long' : `${line.length}:${line.slice(0, 5)}`));
  return Buffer.concat(seen).toString().split('\n').slice(0, -1);
}

describe('lines', () => {
  it('are answered one for one, in order, however the bytes arrive', async () => {
    expect(await answersTo(['on', 'e\ntwo\n', '\nthr', 'ee'])).toEqual(['3:one', '3:two', '0:', '5:three']);
  });

  it('may cut a character in two', async () => {
    const bytes = Buffer.from('ä\n');
    expect(await answersTo([bytes.subarray(0, 1), bytes.subarray(1)])).toEqual(['1:ä']);
  });

  it('may be 1 MiB long, and no byte longer', async () => {
    const longest = 'x'.repeat(MAX_LINE_BYTES);
    expect(await answersTo([longest, '\n', longest, 'x\n', 'next\n'])).toEqual([
      `${MAX_LINE_BYTES}:xxxxx`,
      'too long',
      '4:next',
    ]);
  });
});
