import { expect, test } from 'vitest';
import { stopped } from '../src/stopping.ts';

const server = (close: () => Promise<number>, unsaved = 0) => ({ close, unsaved });
const never = () => new Promise<number>(() => undefined);

test('a server that ends in order says that all is saved only where it is', async () => {
  expect(await stopped(server(async () => 0))).toEqual({ exitCode: 0, words: expect.stringContaining('are saved') });
  const lost = await stopped(server(async () => 3));
  expect(lost).toEqual({ exitCode: 1, words: expect.stringContaining('the last 3 entries are lost') });
  expect(lost.words).not.toContain('saved');
});

test('a server that does not end says so, and what is lost with it', async () => {
  const whole = await stopped(server(never), 0);
  expect(whole).toEqual({ exitCode: 1, words: expect.stringContaining('What was played is in the records') });
  const lost = await stopped(server(never, 1), 0);
  expect(lost).toEqual({ exitCode: 1, words: expect.stringContaining('the last entry is lost') });
});

test('a server that fails while it ends is no good ending', async () => {
  await expect(stopped(server(() => Promise.reject(new Error('the pages stay')))).then(() => 'ended')).rejects.toThrow(
    'stay',
  );
});
