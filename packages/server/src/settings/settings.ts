import { resolve } from 'node:path';
import type { z } from 'zod';
import { gamesFolder } from '../added-games/games-file.ts';
import { StartFault } from '../error-message.ts';
import { ROOT } from '../this-build.ts';
import { fileSettingOf, withSecretsFromFiles } from './secret-files.ts';
import { ENVIRONMENT, type OwnBotSetting, SETTINGS, shortened } from './setting-list.ts';

type Read = z.output<typeof ENVIRONMENT>;

/** What a host can set, read from the environment. */
export interface Settings {
  /** TCP port; 0 lets the system choose one. */
  readonly port: number;
  /** The address to listen on; `undefined` means all interfaces. */
  readonly host: string | undefined;
  /** Folder of the records, absolute. */
  readonly dataDir: string;
  /** Folder of `games.json`, absolute. Settled before these settings are read. */
  readonly gamesDir: string;
  /** Where the records are instead. */
  readonly databaseUrl: string | undefined;
  /** What this process shares with others of the same site. */
  readonly shared: { readonly redisUrl: string; readonly processPath: string } | undefined;
  /** The port that leads to the container in which the server runs, as far as it is known; `undefined` outside of containers. */
  readonly publishedPort: number | 'unknown' | undefined;
  readonly logLevel: Read['LOG_LEVEL'];
  /** Without a slash at its end; empty for none. */
  readonly basePath: string;
  /** Without a slash at its end. */
  readonly publicUrl: string | undefined;
  /** Further names under which the server answers, in small letters. */
  readonly allowedHosts: readonly string[];
  /** As `proxy-addr` reads them. */
  readonly trustedProxies: readonly string[];
  /** Who may read the metrics besides this machine, written like `trustedProxies`. */
  readonly metricsFrom: readonly string[];
  readonly passphrase: string | undefined;
  readonly adminPassword: string | undefined;
  readonly listedTables: boolean;
  readonly maxTables: number;
  /** Milliseconds; `null` keeps tables for ever. */
  readonly tableTtl: number | null;
  /** Where, how often and how many; `undefined`: none are made. */
  readonly backups: { readonly folder: string; readonly everyMs: number; readonly kept: number } | undefined;
  /** The host's own programs that play; none unless the host names them. */
  readonly ownBots: readonly OwnBotSetting[];
}

/** The settings that may come from a file, and the variables that name their files. */
const SECRETS = Object.entries(SETTINGS).flatMap(([name, { secret }]) => (secret === true ? [name] : []));
const KNOWN = [...Object.keys(SETTINGS), ...SECRETS.map(fileSettingOf)];

/**
 * Reads the settings from environment variables; one that is set to nothing counts as left out. Throws a `StartFault`
 * that names each variable that is wrong and says what it may be, and each that is mistyped.
 */
export function readSettings(variables: { readonly [name: string]: string | undefined }): Settings {
  const mistyped = mistypedIn(variables, KNOWN).map(({ name, meant }) => `${name} is no setting. Is ${meant} meant?`);
  if (mistyped.length > 0) throw new StartFault(mistyped.join('\n'));
  const environment = withSecretsFromFiles(variables, SECRETS);
  const given = Object.fromEntries(
    Object.keys(ENVIRONMENT.shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = ENVIRONMENT.safeParse(given);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => faultIn(String(path[0]), message, given));
    throw new StartFault(faults.join('\n'));
  }
  const { data } = read;
  checkTogether(data);
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(ROOT, data.DATA_DIR),
    gamesDir: gamesFolder(variables),
    databaseUrl: data.DATABASE_URL,
    shared: readShared(data),
    publishedPort: data.PUBLISHED_PORT,
    logLevel: data.LOG_LEVEL,
    basePath: data.BASE_PATH,
    publicUrl: data.PUBLIC_URL,
    allowedHosts: data.ALLOWED_HOSTS,
    trustedProxies: data.TRUSTED_PROXIES,
    metricsFrom: data.METRICS_FROM,
    passphrase: data.PASSPHRASE,
    adminPassword: data.ADMIN_PASSWORD,
    listedTables: data.LISTED_TABLES,
    maxTables: data.MAX_TABLES,
    tableTtl: data.TABLE_TTL,
    backups: readBackups(data),
    ownBots: data.BOTS,
  };
}

/** Throws where two settings, each sound by itself, can't both be meant. */
function checkTogether({ BASE_PATH, PUBLIC_URL, PASSPHRASE, ADMIN_PASSWORD }: Read): void {
  if (BASE_PATH !== '' && PUBLIC_URL !== undefined && !PUBLIC_URL.endsWith(BASE_PATH)) {
    throw new StartFault(`PUBLIC_URL ends with the path of BASE_PATH, ${BASE_PATH}, since everything lies below it.`);
  }
  if (PASSPHRASE !== undefined && PASSPHRASE === ADMIN_PASSWORD) {
    throw new StartFault('ADMIN_PASSWORD is another word than PASSPHRASE, which every guest knows.');
  }
}

/** One of several processes needs all three: else its tables would be another player's, or nobody's. */
function readShared({ DATABASE_URL, REDIS_URL, PROCESS_PATH }: Read): Settings['shared'] {
  if (REDIS_URL === undefined && PROCESS_PATH === undefined) return undefined;
  if (REDIS_URL === undefined || PROCESS_PATH === undefined || DATABASE_URL === undefined) {
    throw new StartFault('Several processes need DATABASE_URL, REDIS_URL and PROCESS_PATH, all three.');
  }
  return { redisUrl: REDIS_URL, processPath: PROCESS_PATH };
}

function readBackups({ BACKUP_DIR, BACKUP_EVERY, BACKUPS_KEPT, DATABASE_URL }: Read): Settings['backups'] {
  if (BACKUP_DIR === undefined || BACKUP_EVERY === null) return undefined;
  if (DATABASE_URL !== undefined) {
    throw new StartFault(
      'BACKUP_DIR is for tables in DATA_DIR. Back the database of DATABASE_URL up with pg_dump, and set BACKUP_DIR to nothing.',
    );
  }
  return { folder: resolve(ROOT, BACKUP_DIR), everyMs: BACKUP_EVERY, kept: BACKUPS_KEPT };
}

function faultIn(name: string, message: string, given: { readonly [name: string]: string | undefined }): string {
  const about = Object.entries(SETTINGS).find(([known]) => known === name)?.[1];
  return about?.secret === true ? `${name} ${message}.` : `${name} ${message}, not "${shortened(given[name] ?? '')}".`;
}

/** What systems, shells and tools set of their own accord. They are no settings, however near to one they are. */
const FOREIGN: readonly RegExp[] = [
  /^(HOME|PATH|HOSTNAME|HOSTTYPE|HOSTS|USER|LOGNAME|SHELL|PWD|LANG|TERM|TZ|POST|PORTS)$/,
  /^(PG|NODE_|npm_|DOCKER_|COMPOSE_|KUBERNETES_|XDG_|SSH_)/,
];

/**
 * Variables that are no settings but look like one: another case, or a letter missing, doubled, wrong or exchanged with the
 * next one. Each with the setting that was meant. What is set to nothing does no harm.
 */
function mistypedIn(
  environment: { readonly [name: string]: string | undefined },
  known: readonly string[],
): { readonly name: string; readonly meant: string }[] {
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || (environment[name] ?? '') === '') return [];
    if (FOREIGN.some((foreign) => foreign.test(name))) return [];
    const typed = name.toUpperCase();
    // Where the system takes small letters for capital ones, the setting itself is there.
    if (known.includes(typed)) return environment[typed] === undefined ? [{ name, meant: typed }] : [];
    const meant = known.find((one) => isOneEditAway(typed, one));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** Does one missing, additional or wrong letter, or one exchange of neighbours, lie between two different words? */
export function isOneEditAway(one: string, other: string): boolean {
  if (one.length > other.length) return isOneEditAway(other, one);
  if (other.length - one.length > 1 || one === other) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = one.slice(at);
  const otherRest = other.slice(at);
  if (one.length < other.length) return rest === otherRest.slice(1);
  const exchanged = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return rest.slice(1) === otherRest.slice(1) || exchanged === otherRest;
}
