import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartFault } from './start-fault.ts';

/** The repository's root, where `./data` lies by default. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const DEFAULT_PORT = 2567;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What a host can set, read from the environment. */
export interface Settings {
  /** TCP port; 0 lets the system choose one. */
  readonly port: number;
  /** The address to listen on; `undefined` means all interfaces. */
  readonly host: string | undefined;
  /** Folder of the records, absolute. */
  readonly dataDir: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Whose word counts for where a request comes from (`X-Forwarded-For`): addresses, subnets, or names of ranges. */
  readonly trustedProxies: readonly string[];
}

/** Ranges of addresses that go by a name. */
const RANGES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
const ADDRESS_BITS = { 4: 32, 6: 128 } as const;

const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, 'is a number from 0 to 65535')
    .transform(Number)
    .pipe(z.number().max(65535, 'is a number from 0 to 65535'))
    .default(DEFAULT_PORT),
  HOST: z.string().trim().min(1, 'is an address or a host name').optional(),
  DATA_DIR: z.string().min(1, 'is the path of a folder').default('data'),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (list) => proxiesIn(list).every(isProxy),
      `lists addresses (192.0.2.7), subnets (192.0.2.0/24) or ${RANGES.join(', ')}, with commas between them`,
    )
    .transform(proxiesIn)
    .default([]),
  LOG_LEVEL: z.enum(LOG_LEVELS, `is one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/**
 * Reads the settings from environment variables; one that is set to nothing counts as left out. Throws a `StartFault`
 * that names each variable that is wrong and says what it may be.
 */
export function readSettings(environment: { readonly [name: string]: string | undefined }): Settings {
  const given = Object.fromEntries(
    Object.keys(Environment.shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = Environment.safeParse(given);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name} ${message}, not "${given[name] ?? ''}".`;
    });
    throw new StartFault(faults.join('\n'));
  }
  const { PORT, HOST, DATA_DIR, LOG_LEVEL, TRUSTED_PROXIES } = read.data;
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(ROOT, DATA_DIR),
    logLevel: LOG_LEVEL,
    trustedProxies: TRUSTED_PROXIES,
  };
}

function proxiesIn(list: string): string[] {
  return list.split(',').map((one) => one.trim());
}

/** Is this an address, a subnet with its length, or the name of a range? */
function isProxy(text: string): boolean {
  if (RANGES.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version !== 4 && version !== 6) return false;
  return more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= ADDRESS_BITS[version]));
}
