import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));
const VITE = join(WEB, 'node_modules/vite/bin/vite.js');
const run = promisify(execFile);

/** The gallery, built and served on loopback. */
export interface GallerySite {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the gallery into a folder of its own and serves it from there. */
export async function openGallery(): Promise<GallerySite> {
  const folder = await mkdtemp(join(tmpdir(), 'boomtown-gallery-'));
  await run(process.execPath, [VITE, 'build', '--mode', 'gallery', '--outDir', folder, '--emptyOutDir'], { cwd: WEB });
  const port = await freePort();
  const serving = spawn(
    process.execPath,
    [VITE, 'preview', '--outDir', folder, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    { cwd: WEB, stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}/gallery.html`;
  await answering(url);
  return {
    url,
    async close() {
      const ended = new Promise((resolve) => serving.once('exit', resolve));
      serving.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const PATIENCE_MS = 90_000;

async function answering(url: string): Promise<void> {
  const giveUp = Date.now() + PATIENCE_MS;
  while (Date.now() < giveUp) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the gallery does not open');
}
