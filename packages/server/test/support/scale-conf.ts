import { readFile } from 'node:fs/promises';

const NGINX = new URL('../../../../docker/nginx-scale.conf', import.meta.url);

/** The path by which nginx finds the server on this port of the machine. */
export function processPathOf(port: number): string {
  return `/p/${port}`;
}

/** The addresses by which this number of households come; each is one of loopback. */
export function householdAddresses(count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => `127.0.${1 + Math.floor(i / 250)}.${1 + (i % 250)}`);
}

/**
 * What docker/nginx-scale.conf says, for servers on these ports of this machine, and any version of nginx.
 *
 * @param households this many come each by an address of its own, and count as one each
 */
export async function scaleConf(port: number, servers: readonly number[], households = 0): Promise<string> {
  const ways = ['127.0.0.1', ...householdAddresses(households)];
  return (await readFile(NGINX, 'utf8'))
    .replace(/^resolver .*$/m, '')
    .replace('listen 2567;', ways.map((address) => `listen ${address}:${port};`).join('\n'))
    .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $server_addr')
    .replace(/^ *server server:2567 resolve (.*)$/gm, (_line, how: string) =>
      servers.map((one) => `server 127.0.0.1:${one} ${how}`).join('\n'),
    )
    .replace('[0-9a-f]{12}', servers.join('|'))
    .replace('http://$process:2567/', 'http://127.0.0.1:$process/');
}
