import { once } from 'node:events';

/** The longest input line, in bytes without its end: 1 MiB. */
export const MAX_LINE_BYTES = 1024 * 1024;

const NEWLINE = 0x0a;

/** Writes one answer line for each input line, in order. `null` is a line that was too long to be read. */
export async function answerLines(
  input: AsyncIterable<Buffer>,
  output: NodeJS.WritableStream,
  answer: (line: string | null) => string,
): Promise<void> {
  for await (const line of linesOf(input)) {
    if (!output.write(`${answer(line)}\n`)) await once(output, 'drain');
  }
}

/** Cuts bytes into lines. Never holds more than a line and a chunk: a line that grows too long is dropped, and reported as `null`. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string | null> {
  let parts: Buffer[] = [];
  let length = 0;

  const take = (part: Buffer) => {
    length += part.length;
    if (length <= MAX_LINE_BYTES) parts.push(part);
    else parts = [];
  };
  const finish = (): string | null => {
    const line = length <= MAX_LINE_BYTES ? Buffer.concat(parts).toString('utf8') : null;
    parts = [];
    length = 0;
    return line;
  };

  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      take(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    take(chunk.subarray(start));
  }
  if (length > 0) yield finish();
}
