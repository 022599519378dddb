import { readFile } from 'node:fs/promises';

const NGINX = new URL('../../../../docker/nginx-scale.conf', import.meta.url);

/** The path by which nginx finds the server on this port of the machine. */
export function processPathOf(port: number): string {
  return `/p/${port}`;
}

/** What docker/nginx-scale.conf says, for servers on these ports of this machine, and any version of nginx. */
export async function scaleConf(port: number, servers: readonly number[]): Promise<string> {
  return (await readFile(NGINX, 'utf8'))
    .replace(/^resolver .*$/m, '')
    .replace('listen 2567', `listen 127.0.0.1:${port}`)
    .replace(/^ *server server:2567 resolve (.*)$/gm, (_line, how: string) =>
      servers.map((one) => `server 127.0.0.1:${one} ${how}`).join('\n'),
    )
    .replace('[0-9a-f]{12}', servers.join('|'))
    .replace('http://$process:2567/', 'http://127.0.0.1:$process/');
}
