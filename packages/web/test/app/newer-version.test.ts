import { describe, expect, test } from 'vitest';
import { firstScript, type ReloadNeeds, reloadForNewer } from '../../src/app/newer-version.ts';

const page = (file: string) =>
  `<script src="./first-look.js"></script><script type="module" crossorigin src="./assets/${file}"></script>`;

function tab(more: Partial<ReloadNeeds> = {}) {
  const items = new Map<string, string>();
  let reloads = 0;
  const needs: ReloadNeeds = {
    here: page('first-old.js'),
    there: async () => page('first-new.js'),
    wouldLose: () => false,
    remembered: { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) },
    reload: () => {
      reloads += 1;
    },
    ...more,
  };
  return { needs, reloads: () => reloads };
}

describe('a page, a part of which is gone', () => {
  test('is loaded anew by itself where the server has a newer version, once', async () => {
    const { needs, reloads } = tab();
    expect(await reloadForNewer(needs)).toBe(true);
    expect(await reloadForNewer(needs)).toBe(false);
    expect(reloads()).toBe(1);
  });

  test.each<[string, Partial<ReloadNeeds>]>([
    ['the version is the same', { there: async () => page('first-old.js') }],
    ['the server is away', { there: () => Promise.reject(new TypeError('no network')) }],
    ['something else answers', { there: async () => '<p>Bad gateway</p>' }],
    ['something is half written', { wouldLose: () => true }],
    [
      'this tab may remember nothing',
      {
        remembered: {
          getItem: () => null,
          setItem: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        },
      },
    ],
  ])('waits for the person where %s', async (_why, more) => {
    const { needs, reloads } = tab(more);
    expect(await reloadForNewer(needs)).toBe(false);
    expect(reloads()).toBe(0);
  });

  test('knows the version by the file that it begins with, however its address is written', () => {
    expect(firstScript(page('first-a1.js'))).toBe('first-a1.js');
    expect(firstScript('<script type="module" src="https://games.example/assets/first-a1.js"></script>')).toBe(
      'first-a1.js',
    );
    expect(firstScript('<script src="./first-look.js"></script>')).toBeNull();
  });
});
