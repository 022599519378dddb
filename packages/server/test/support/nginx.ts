import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfMadeCertificate } from './certificate.ts';

const DOCS = new URL('../../../../docs/hosting.md', import.meta.url);
const START_LIMIT_MS = 60_000;

/** Where Debian has it, which is in the path of the superuser only. */
const PLACES = ['nginx', '/usr/sbin/nginx'];

/** The nginx of this machine; `undefined` where there is none, which is said. */
export function nginxAtHand(): string | undefined {
  const found = PLACES.find((name) => spawnSync(name, ['-v']).status === 0);
  if (found === undefined)
    console.info('There is no nginx on this machine: what docs/hosting.md says of it is not tried.');
  return found;
}

/** What docs/hosting.md says that a host should write for nginx. */
export async function nginxInDocs(): Promise<string> {
  const [, snippet] = /```nginx\n([\s\S]*?)```/.exec(await readFile(DOCS, 'utf8')) ?? [];
  if (snippet === undefined) throw new Error('docs/hosting.md says nothing about nginx');
  return snippet;
}

/** A real nginx on loopback, which has the part about one site from somebody else. */
export class Nginx {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #said: () => string;

  private constructor(child: ChildProcess, folder: string, said: () => string) {
    this.#child = child;
    this.#folder = folder;
    this.#said = said;
  }

  /**
   * Starts it, and waits until it takes connections.
   *
   * @param site the part of its configuration for HTTP; `CERTIFICATE` and `KEY` in it become files with a self-made certificate
   */
  static async start(program: string, site: string, port: number): Promise<Nginx> {
    const folder = await mkdtemp(join(tmpdir(), 'boomtown-nginx-'));
    const { key, cert } = selfMadeCertificate();
    await writeFile(join(folder, 'cert.pem'), cert);
    await writeFile(join(folder, 'key.pem'), key, { mode: 0o600 });
    const placed = site.replaceAll('CERTIFICATE', join(folder, 'cert.pem')).replaceAll('KEY', join(folder, 'key.pem'));
    await writeFile(join(folder, 'nginx.conf'), configuration(placed, folder));
    const child = spawn(program, ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const nginx = new Nginx(child, folder, () => said);
    await nginx.#reach(port);
    return nginx;
  }

  async close(): Promise<void> {
    if (this.#child.exitCode === null) {
      const ended = new Promise((resolve) => this.#child.once('exit', resolve));
      this.#child.kill('SIGTERM');
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #reach(port: number): Promise<void> {
    const giveUp = Date.now() + START_LIMIT_MS;
    while (!(await takesConnections(port))) {
      if (this.#child.exitCode !== null || Date.now() > giveUp) {
        await this.close();
        throw new Error(`nginx does not run:\n${this.#said()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** One process that stays in the foreground, writes into its folder only, and needs no rights. */
function configuration(site: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  return [
    'daemon off;',
    'master_process off;',
    `pid ${join(folder, 'nginx.pid')};`,
    'events {}',
    'http {',
    '  access_log off;',
    ...temporary,
    site,
    '}',
  ].join('\n');
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
