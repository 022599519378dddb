import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { StartFault } from './error-message.ts';
import type { Settings } from './settings/settings.ts';

/** Opens the port. Throws a `StartFault` in words when that fails. */
export function listenOn(http: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(new StartFault(wordsFor(error, port, host)));
    http.once('error', fail);
    http.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      http.off('error', fail);
      resolve();
    });
  });
}

function wordsFor(error: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another one with PORT.`;
  if (error.code === 'EACCES') return `Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`;
  if (host !== undefined && (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')) {
    return `HOST is "${host}", which is no address of this machine.`;
  }
  return `The port ${port} can't be opened: ${error.message}`;
}

/** Where a client on this machine finds the server. */
export function urlOf(http: Server, settings: Settings): string {
  return listeningUrl({ ...settings, port: portOf(http) });
}

/** Where a client on this machine finds a server with these settings. */
export function listeningUrl({ host, port, basePath }: Settings): string {
  const name = host === undefined || isAny(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}${basePath}`;
}

/** Where others find the server: under its public address, or on the same network; empty if it does not listen to them. */
export function urlsOnNetwork(url: string, { host, basePath, publicUrl, publishedPort }: Settings): string[] {
  if (publicUrl !== undefined) return [publicUrl];
  // A container's own addresses are no one's but its network's.
  if (publishedPort !== undefined) return [];
  if (host !== undefined && !isAny(host)) return [];
  const { port } = new URL(url);
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}${basePath}`);
}

function isAny(host: string): boolean {
  return host === '::' || host === '0.0.0.0';
}

function portOf(http: Server): number {
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return address.port;
}
