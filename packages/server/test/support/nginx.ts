import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfMadeCertificate } from './certificate.ts';
import { isEveryday } from './everyday.ts';
import { Service } from './service.ts';

const DOCS = new URL('../../../../docs/hosting.md', import.meta.url);

/** Where Debian has it, which is in the path of the superuser only. */
const PLACES = ['nginx', '/usr/sbin/nginx'];

/** The nginx of this machine; `undefined` where there is none, which is said. */
export function nginxAtHand(): string | undefined {
  if (isEveryday('nginx')) return undefined;
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

/**
 * Starts a real nginx on loopback, which has the part about one site from another player; resolves when it takes connections.
 *
 * @param site the part of its configuration for HTTP; `CERTIFICATE` and `KEY` in it become files with a self-made certificate
 */
export async function startNginx(program: string, site: string, port: number): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'boomtown-nginx-'));
  const { key, cert } = selfMadeCertificate();
  await writeFile(join(folder, 'cert.pem'), cert);
  await writeFile(join(folder, 'key.pem'), key, { mode: 0o600 });
  const placed = site.replaceAll('CERTIFICATE', join(folder, 'cert.pem')).replaceAll('KEY', join(folder, 'key.pem'));
  await writeFile(join(folder, 'nginx.conf'), configuration(placed, folder));
  return Service.start([program, '-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], port, folder);
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
    'events { worker_connections 8192; }',
    'http {',
    '  access_log off;',
    ...temporary,
    site,
    '}',
  ].join('\n');
}
