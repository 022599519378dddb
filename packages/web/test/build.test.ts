import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { OPEN_GAME } from '@boomtown/registry/chosen';
import { build, createServer, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';

const FIRST_VIEW_BYTES = 120 * 1024;

describe('the built pages', () => {
  let files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [];

  beforeAll(async () => {
    const built = await build({
      configFile: join(import.meta.dirname, '../vite.config.ts'),
      logLevel: 'silent',
      build: { write: false, reportCompressedSize: false },
    });
    if (!('output' in built)) throw new Error('the build gave no output');
    files = built.output;
  });

  const chunks = () => files.filter((file) => file.type === 'chunk');
  const html = () => {
    const page = files.find(({ fileName }) => fileName === 'index.html');
    return page?.type === 'asset' ? String(page.source) : '';
  };
  /** What the browser fetches before it shows the front page: the page's scripts and everything that they import at once. */
  const firstView = () => withImports(chunks().filter(({ fileName }) => html().includes(`"./${fileName}"`)));
  /** Chunks and all that they import at once. */
  const withImports = (of: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] => {
    const needed = [...of];
    for (const chunk of needed) {
      for (const name of chunk.imports) {
        const imported = chunks().find(({ fileName }) => fileName === name);
        if (imported !== undefined && !needed.includes(imported)) needed.push(imported);
      }
    }
    return needed;
  };
  const modules = () => firstView().flatMap((chunk) => chunk.moduleIds);

  test('show the front page with less script than the budget allows', () => {
    expect(firstView().length).toBeGreaterThan(0);
    const bytes = firstView().reduce((sum, { code }) => sum + gzipSync(code).length, 0);
    expect(bytes).toBeLessThan(FIRST_VIEW_BYTES);
  });

  test.each(['table-page.tsx', 'make-page.tsx', 'replay-page.tsx'])('fetch %s in a few files', (page) => {
    const there = withImports(chunks().filter(({ facadeModuleId }) => facadeModuleId?.endsWith(page)));
    const more = there.filter((chunk) => !firstView().includes(chunk));
    expect(more.length).toBeGreaterThan(0);
    expect(more.length).toBeLessThanOrEqual(14);
  });

  test('open a table without the renderer, which comes with its picture', () => {
    const table = withImports(chunks().filter(({ facadeModuleId }) => facadeModuleId?.endsWith('table-page.tsx')));
    expect(table.flatMap(({ moduleIds }) => moduleIds).filter((id) => /pixi\.js/.test(id))).toEqual([]);
  });

  test('say nothing of the machine that built them, whatever kind of run asked for the build', () => {
    const folder = join(import.meta.dirname, '..');
    expect(
      chunks()
        .filter(({ code }) => code.includes(folder))
        .map(({ fileName }) => fileName),
    ).toEqual([]);
  });

  test('fetch the socket library and the picture toolkit only when a table opens', () => {
    expect(modules().some((id) => id.includes('front-page'))).toBe(true);
    expect(modules().filter((id) => /@colyseus[\\/+]sdk|pixi\.js|[\\/]scene\.ts/.test(id))).toEqual([]);
  });

  test('show the front page without the states of rooms, the rules of games, and what their guides say', () => {
    const others =
      /@colyseus[\\/+]schema|games[\\/][\w-]+[\\/]src[\\/](rules|bots|view)|[\\/]lesson\.ts|games[\\/][\w-]+[\\/]src[\\/]words[\\/]guide\./;
    expect(modules().filter((id) => others.test(id))).toEqual([]);
  });

  test('hold nothing inline that a strict content security policy would refuse', () => {
    expect(html()).toContain('<script');
    expect(html().match(/<script(?![^>]*\bsrc=)[^>]*>|<style|\son\w+=|\sstyle=/g)).toBeNull();
    for (const file of files) {
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        expect(String(file.source)).not.toContain('url(data:');
    }
  });

  test('find their files by relative addresses, under any path of a host', () => {
    const addresses = [...html().matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect(address).toMatch(/^\.\//);
  });
});

describe('the pages while they are developed', () => {
  test.each(['/src/messages/words.ts', `/@fs/FOLDER/games/${OPEN_GAME.info.id}/src/ui/lesson.ts`])(
    'get JSON as the browser expects it from %s',
    async (file) => {
      const folder = join(import.meta.dirname, '../..');
      const vite = await createServer({
        configFile: join(folder, 'web/vite.config.ts'),
        logLevel: 'silent',
        appType: 'custom',
        server: { middlewareMode: true, hmr: false, ws: false, fs: { allow: [folder] } },
        optimizeDeps: { noDiscovery: true },
      });
      const code = (await vite.transformRequest(file.replace('FOLDER', folder.replace(/^\//, ''))))?.code ?? '';
      await vite.close();
      expect(code).toContain('.json');
      expect(code).not.toMatch(/type:\s*["']json/);
    },
  );
});
