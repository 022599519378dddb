import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

interface Fault {
  readonly kind: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Planting {
  faultsFor(source: string, name: string): readonly Fault[];
}

interface Nearness {
  nearestTests(root: string, files: readonly string[]): (file: string) => readonly string[];
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The scripts are plain JavaScript, whose types are said here. */
async function script<T>(name: string): Promise<T> {
  return await import(pathToFileURL(`${ROOT}/scripts/${name}`).href);
}

const { faultsFor } = await script<Planting>('planted-faults.mjs');
const { nearestTests } = await script<Nearness>('nearest-tests.mjs');

/** What becomes of a line of source, by the kind of fault. */
function planted(source: string): readonly (readonly [kind: string, source: string])[] {
  return faultsFor(source, 'some.ts').map(({ kind, from, to, text }) => [
    kind,
    source.slice(0, from) + text + source.slice(to),
  ]);
}

describe('a planted fault', () => {
  test.each([
    ['a < b;', 'boundary', 'a <= b;'],
    ['a < b;', 'comparison', 'a >= b;'],
    ['a === b;', 'comparison', 'a !== b;'],
    ['a - (b + 1);', 'sign', 'a + (b + 1);'],
    ['a && b;', 'connective', 'a || b;'],
    ['!a;', 'negation', 'a;'],
    ['a ? b : c;', 'negation', '!(a) ? b : c;'],
    ['if (a) b = 1; else b = 2;', 'negation', 'if (!(a)) b = 1; else b = 2;'],
    ['for (;;) { if (a) continue; }', 'dropped guard', 'for (;;) { ; }'],
    ['if (a) { b(); throw c; }', 'dropped guard', ';'],
    ['a = await b();', 'dropped await', 'a = b();'],
    ['a.every(b);', 'method', 'a.some(b);'],
    ['a.find((one) => one);', 'method', 'a.findLast((one) => one);'],
    ['a(); b();', 'dropped call', '; b();'],
    ['a(); b();', 'swapped order', 'b(); a();'],
  ])('in `%s` is a %s: `%s`', (source, kind, becomes) => {
    expect(planted(source)).toContainEqual([kind, becomes]);
  });

  test.each(['`a` + c;', "'a' + b;", 'a = b;', 'type A<B> = B extends 1 ? 2 : 3;', 'c = a[every](b);'])(
    'is none in `%s`, where nothing of the kind stands',
    (source) => {
      expect(planted(source)).toEqual([]);
    },
  );

  test('knows its line', () => {
    expect(faultsFor('a = 1;\n\nb = c < d;\n', 'some.ts').map(({ line }) => line)).toEqual([3, 3]);
  });
});

test('the tests that are nearest to a source file come first', () => {
  const near = nearestTests(ROOT, globSync('packages/{,games/}*/{src,test}/**/*.{ts,tsx}', { cwd: ROOT }));
  expect(near('packages/stage/src/hit.ts')[0]).toBe('packages/stage/test/hit.test.ts');
  expect(near('packages/client/src/backoff.ts')).toContain('packages/client/test/backoff.test.ts');
  expect(near('packages/game-core/src/match.ts').length).toBeGreaterThan(50);
});
