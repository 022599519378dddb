import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const WORKER = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');

/** The pages' worker in a browser that answers when it is let. */
function workerAt() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const shown = new Set<string>();
  const heard = new Map<string, (event: object) => void>();
  const ask = <T>(what: string, answer: () => T): Promise<T> =>
    new Promise((resolve) => {
      asked.push(what);
      answers.push(() => resolve(answer()));
    });
  const self = {
    location: { href: 'https://boom.example/sw.js' },
    addEventListener: (type: string, hear: (event: object) => void) => heard.set(type, hear),
    clients: { matchAll: () => Promise.resolve([]) },
    registration: {
      showNotification: (title: string, { tag }: { tag: string }) =>
        ask(`show ${title}`, () => {
          shown.add(tag);
        }),
      getNotifications: ({ tag }: { tag: string }) =>
        ask(`find ${tag}`, () => (shown.has(tag) ? [{ close: () => shown.delete(tag) }] : [])),
    },
  };
  runInNewContext(WORKER, { self, URL });
  return {
    asked,
    shown,
    /** Tells the worker; `done` is what the browser keeps it alive for. */
    tell(type: string, data: unknown) {
      let done: Promise<unknown> = Promise.resolve();
      heard.get(type)?.({ data, waitUntil: (work: Promise<unknown>) => (done = work) });
      return done;
    },
    async answer() {
      answers.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const pushed = (code: string) => ({ json: () => ({ title: code, body: 'Your turn', code }) });
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the notices of the pages’ worker', () => {
  test('are never asked for while one is being shown, and none is shown while they are asked for', async () => {
    const worker = workerAt();
    const done = [
      worker.tell('message', { type: 'show-notice', title: 'here', body: '', tag: '/AAAAA', data: '' }),
      worker.tell('message', { type: 'close-notice', tag: '/AAAAA' }),
      worker.tell('push', pushed('BBBBB')),
    ];
    await settled();
    expect(worker.asked).toEqual(['show here']);
    await worker.answer();
    expect(worker.asked).toEqual(['show here', 'find /AAAAA']);
    await worker.answer();
    expect(worker.asked).toEqual(['show here', 'find /AAAAA', 'show BBBBB']);
    await worker.answer();
    await Promise.all(done);
    expect([...worker.shown]).toEqual(['/BBBBB']);
  });

  test('go on after one that the browser refuses', async () => {
    const worker = workerAt();
    const refused = worker.tell('push', { json: () => JSON.parse('no message') as unknown });
    const next = worker.tell('push', pushed('CCCCC'));
    await expect(refused).rejects.toThrow();
    await settled();
    await worker.answer();
    await next;
    expect([...worker.shown]).toEqual(['/CCCCC']);
  });
});
