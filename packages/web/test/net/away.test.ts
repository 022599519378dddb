import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isServerAway, lookForServer } from '../../src/net/away.ts';

let answers: () => Promise<unknown>;
let asked: number;
let online: Set<() => void>;

beforeEach(() => {
  asked = 0;
  online = new Set();
  answers = async () => {
    throw new Error('nobody answers');
  };
  isServerAway.value = true;
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('location', { href: 'http://host/K7QXM' });
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return answers();
  });
  vi.stubGlobal('addEventListener', (name: string, heard: () => void) => name === 'online' && online.add(heard));
  vi.stubGlobal('removeEventListener', (_: string, heard: () => void) => online.delete(heard));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that is away is looked for ever more rarely, until it is there', async () => {
  lookForServer();
  await vi.advanceTimersByTimeAsync(300 + 600 + 1_200);
  expect(asked).toBe(3);
  await vi.advanceTimersByTimeAsync(2_300);
  expect(asked).toBe(3);
  answers = async () => ({ status: 404 });
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toBe(4);
  expect(isServerAway.value).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(4);
  expect(online.size).toBe(0);
});

test('what a proxy says of a server that is not there is no server', async () => {
  answers = async () => ({ status: 502 });
  const stop = lookForServer();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(2);
  expect(isServerAway.value).toBe(true);
  stop();
});

test('is looked for at once when the network is said to be back', async () => {
  const stop = lookForServer();
  for (const heard of online) heard();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
  stop();
});

test('nobody looks any more once it is not wanted, also where an answer is under way', async () => {
  const stop = lookForServer();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(0);
  let answer = (_: unknown): void => {};
  answers = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const again = lookForServer();
  await vi.advanceTimersByTimeAsync(300);
  again();
  answer({ status: 200 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
  expect(isServerAway.value).toBe(true);
});
