import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPagesWhenStale } from '../src/pages/index.ts';
import { OPEN_GAME } from './support/chosen-games.ts';
import { RunningServer } from './support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  await buildPagesWhenStale(() => undefined);
  server = await RunningServer.start();
});
afterAll(() => server.remove());

describe('the pages', () => {
  test('are not built again when nothing has changed', async () => {
    let said: string[] = ['not asked yet'];
    // The sources may be edited while the tests run; then they did change.
    for (let tries = 0; tries < 5 && said.length > 0; tries += 1) {
      said = [];
      await buildPagesWhenStale((line) => said.push(line));
    }
    expect(said).toEqual([]);
  });

  test('answer at every page’s address, and are asked for anew each time', async () => {
    for (const path of ['/', '/KBTMX', '/rules', '/KBTMX.', '/KBTMX,', '/KBTMX)']) {
      const page = await fetch(server.url + path);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(await page.text()).toMatch(/<script[^>]+src=/);
    }
  });

  test('lead from a wrong address to a page that says so, or to the one that was meant', async () => {
    for (const [wrong, right] of [
      ['/rules/x', '/rules-x'],
      [`/rules/${OPEN_GAME}`, `/rules-${OPEN_GAME}`],
      ['/KBTMX/', '/KBTMX'],
      ['/one/two/three', '/one-two-three'],
    ] as const) {
      const page = await fetch(server.url + wrong, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect(page.status).toBe(200);
      expect(page.url).toBe(server.url + right);
      expect(await page.text()).toMatch(/<script[^>]+src=/);
    }
  });

  test('name scripts that may be cached for ever; no script stands in a page itself', async () => {
    const text = await (await fetch(`${server.url}/`)).text();
    const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    for (const tag of scripts) expect(tag).toContain('src=');
    const hashed = /assets\/[\w.-]+\.js/.exec(text)?.[0];
    const script = await fetch(`${server.url}/${hashed}`);
    expect(script.status).toBe(200);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('tell the licences of everything in them that is from elsewhere', async () => {
    const notices = await (await fetch(`${server.url}/third-party-notices.txt`)).text();
    for (const name of [
      'pixi.js',
      'preact',
      '@colyseus/sdk',
      '@fontsource-variable/nunito',
      '@fontsource-variable/rokkitt',
    ]) {
      expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
    }
    expect(notices).toContain('SIL OPEN FONT LICENSE');
    expect(notices).not.toContain('no licence file');
    // Each has its text: none is shorter than the shortest licence.
    const parts = notices.split(`\n${'-'.repeat(80)}\n`).slice(1);
    expect(parts.filter((part) => part.length < 500)).toEqual([]);
    expect(notices).not.toContain('@boomtown/');
  });

  test('do not answer for files that are not there, nor show what is not theirs', async () => {
    for (const path of [
      '/missing.js',
      '/.built-from',
      '/assets/missing.js',
      '/KBTMX/',
      '/KBTMX/KBTMX',
      '/..%2fpackage.json',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      const answer = await fetch(server.url + path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toContain('"dependencies"');
    }
  });
});
