import { GAME_FOR_FOUR } from '@boomtown/registry/chosen';
import { afterEach, expect, test, vi } from 'vitest';
import { studyInWorker } from '../../../src/replay/after/study-in-worker.ts';

afterEach(() => vi.unstubAllGlobals());

test('a study is asked for, looked at otherwise, reported, and ended with its worker', () => {
  const asked: { readonly ask: string; readonly knowledge: unknown }[] = [];
  const heard = new Map<string, (event: object) => void>();
  let ended = 0;
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener(name: string, then: (event: object) => void) {
        heard.set(name, then);
      }
      postMessage(request: (typeof asked)[number]) {
        asked.push(request);
      }
      terminate() {
        ended += 1;
      }
    },
  );
  const reports: unknown[] = [];
  let failed = 0;
  const source = { options: {}, seats: 2, seed: new Uint8Array(32), actions: [] };
  const study = studyInWorker(
    { game: GAME_FOR_FOUR.info.id, source, winners: [0], knowledge: 'open', seed: 1, playouts: 4 },
    (report) => reports.push(report),
    () => {
      failed += 1;
    },
  );
  study.look(1);
  expect(asked.map(({ ask, knowledge }) => [ask, knowledge])).toEqual([
    ['study', 'open'],
    ['look', 1],
  ]);
  heard.get('message')?.({ data: 'a report' });
  heard.get('error')?.({});
  expect(reports).toEqual(['a report']);
  expect(failed).toBe(1);
  study.end();
  expect(ended).toBe(1);
});
