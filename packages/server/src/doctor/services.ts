import { errorMessage } from '../error-message.ts';
import type { Settings } from '../settings/settings.ts';
import { type Finding, ill, note, well } from './finding.ts';
import { clocksApart } from './volume.ts';

const ANSWER_MS = 5_000;
const MILLION = 1_000_000;
/** The oldest versions that are tried. */
const OLDEST_POSTGRES = 15;
const OLDEST_REDIS = 7;

const POSTGRES_ABOUT =
  "select current_setting('server_version') as version, extract(epoch from clock_timestamp()) as seconds";

/** The database and the Redis of the settings: their versions, their clocks, and what would lose listings. Changes nothing. */
export async function examineServices({ databaseUrl, shared }: Pick<Settings, 'databaseUrl' | 'shared'>) {
  const findings: Finding[] = [];
  if (databaseUrl !== undefined) findings.push(...(await examinePostgres(databaseUrl)));
  if (shared !== undefined) findings.push(...(await examineRedis(shared.redisUrl)));
  return findings;
}

async function examinePostgres(url: string): Promise<Finding[]> {
  const { Client } = await import('pg');
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch {
    // The look at the tables says why.
    return [];
  }
  try {
    const { rows } = await client.query<{ version: string; seconds: string }>(POSTGRES_ABOUT);
    const [{ version = '', seconds = '' } = {}] = rows;
    return [
      examineVersion('PostgreSQL', version, OLDEST_POSTGRES),
      ...clocksApart('PostgreSQL', Number(seconds) * 1000),
    ];
  } finally {
    await client.end();
  }
}

async function examineRedis(url: string): Promise<Finding[]> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, { connectTimeout: ANSWER_MS, commandTimeout: ANSWER_MS, retryStrategy: null });
  let why = '';
  client.on('error', (error: Error) => {
    why ||= error.message;
  });
  try {
    const info = await client.info();
    const [seconds, micros] = await client.time();
    const of = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? '';
    return [
      examineVersion('Redis', of('redis_version'), OLDEST_REDIS),
      ...clocksApart('Redis', Number(seconds) * 1000 + Number(micros) / 1000),
      ...examineMemory(Number(of('maxmemory')), of('maxmemory_policy')),
    ];
  } catch (error) {
    const said = why || errorMessage(error);
    if (/WRONGPASS|NOAUTH|NOPERM/.test(said)) {
      return [ill(`Redis: it runs, but wants another user or password (${said}). Correct REDIS_URL.`)];
    }
    return [ill(`Redis: it does not answer (${said}). Start it, or correct REDIS_URL.`)];
  } finally {
    client.disconnect();
  }
}

/** Is a service new enough? `version`: as it says it. */
export function examineVersion(name: string, version: string, oldest: number): Finding {
  return Number.parseInt(version, 10) < oldest
    ? ill(`${name}: version ${version} is too old. Version ${oldest} or later is needed.`)
    : well(`${name}: it answers, version ${version}.`);
}

/** Redis holds what rooms there are: a listing that it throws away is a table that the others do not find. */
function examineMemory(limit: number, policy: string): Finding[] {
  if (!(limit > 0) || policy === 'noeviction') return [];
  return [
    note(
      `Redis: with ${Math.round(limit / MILLION)} MB it begins to forget (${policy}), and tables would not be found. In redis.conf:`,
      'maxmemory-policy noeviction',
    ),
  ];
}
