import { OPEN_GAME } from '@boomtown/registry/chosen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { judgeInWorker } from '../../../src/replay/analysis/judge-in-worker.ts';

interface Asked {
  readonly number: number;
  readonly view: object;
  readonly milliseconds: number;
}

let asked: Asked[];
let heard: Map<string, (event: object) => void>;
let ended: number;

beforeEach(() => {
  asked = [];
  heard = new Map();
  ended = 0;
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener(name: string, then: (event: object) => void) {
        heard.set(name, then);
      }
      postMessage(question: Asked) {
        asked.push(question);
      }
      terminate() {
        ended += 1;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const answer = (number: number, judged: string) => heard.get('message')?.({ data: { number, judged } });

test('each question gets its own answer, in whatever order they come', async () => {
  const { judge, end } = judgeInWorker(OPEN_GAME.info.id);
  const answers = Promise.all([judge({ at: 1 }, 100), judge({ at: 2 }, 200)]);
  expect(asked.map(({ view, milliseconds }) => [view, milliseconds])).toEqual([
    [{ at: 1 }, 100],
    [{ at: 2 }, 200],
  ]);
  const [first, second] = asked.map(({ number }) => number);
  answer(second ?? -1, 'the second');
  answer(first ?? -1, 'the first');
  answer(99, 'nobody’s');
  expect(await answers).toEqual(['the first', 'the second']);
  end();
  expect(ended).toBe(1);
});

test('a worker that fails fails what is open, once, and nothing that was answered', async () => {
  const { judge } = judgeInWorker(OPEN_GAME.info.id);
  const done = judge({}, 1);
  answer(asked[0]?.number ?? -1, 'fine');
  const open = judge({}, 1).catch((error: Error) => error.message);
  heard.get('error')?.({});
  expect(await done).toBe('fine');
  expect(await open).toContain('failed');
});
