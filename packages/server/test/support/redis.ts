import { spawnSync } from 'node:child_process';
import { isEveryday } from './everyday.ts';
import { freePort } from './free-port.ts';
import { Service, serviceFolder } from './service.ts';

/** This machine's Redis; `undefined` where there is none, which is said. */
export function redisAtHand(): string | undefined {
  if (isEveryday('Redis')) return undefined;
  const program = 'redis-server';
  if (spawnSync(program, ['--version']).status === 0) return program;
  console.info('There is no Redis on this machine: what needs it is not tried.');
  return undefined;
}

/** A Redis of the tests' own, on loopback, which forgets everything when it is stopped. `more`: further options. */
export async function startRedis(program: string, more: readonly string[] = []): Promise<Service> {
  const port = await freePort();
  const folder = await serviceFolder('redis', {});
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  return Service.start([program, ...options, ...more], port, folder);
}
