import { hostname } from 'node:os';
import { GAME_IDS, isGameId } from '@boomtown/registry/ids';
import { isBotLevel, isOwnBotName } from '@boomtown/wire';
import { z } from 'zod';
import { hasScheme, isDatabase, isHost, isHostName, isProxy, isSiteAddress, RANGES } from './setting-forms.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const HOUR_MS = 60 * 60 * 1000;
const UNIT_MS = { h: HOUR_MS, d: 24 * HOUR_MS } as const;
const MOST_TABLES = 1_000_000;

const PORTS = 'is a number from 0 to 65535';
const TABLES = 'is a whole number from 1 to 1000000';
const BASE = 'is a path such as /boomtown, of letters, digits, dots, hyphens and slashes';
const ADDRESS = 'is an address such as https://games.example or https://example.org/boomtown';
const PROXIES = `lists addresses (192.0.2.7), subnets (192.0.2.0/24) or ${RANGES.join(', ')}, with commas between them`;
const DATABASE = 'is the address of a PostgreSQL database, such as postgres://user:password@host/name';
const OWN_BOTS = `lists programs as NAME=GAME=COMMAND with semicolons between them, such as Ada=${GAME_IDS[0] ?? 'GAME'}=python3 mybot.py; a name has 1 to 24 letters, digits, blanks or hyphens, is none of Easy, Normal and Hard, and stands once for each game`;
const REDIS = 'is the address of a Redis, such as redis://host:6379';
const PROCESS = 'is a path such as /p/1 or /p/{host}, another one for each process';
const PUBLISHED = 'is a number from 1 to 65535, or unknown';
const LIFETIME = 'is a number of hours or days such as 36h or 180d, or never';
const PERIOD = 'is a number of hours or days such as 24h or 7d';
const HOSTS = 'lists names such as games.example, without port and with commas between them';

const listOf = (isOne: (text: string) => boolean, words: string) =>
  z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine((list) => list.every(isOne), words)
    .default([]);
const wholeNumber = (from: number, to: number, words: string) =>
  z.string().regex(/^\d+$/, words).transform(Number).pipe(z.number().min(from, words).max(to, words));

/** Every environment variable that is read, as it must be. */
export const ENVIRONMENT = z.object({
  PORT: wholeNumber(0, 65535, PORTS).default(2567),
  HOST: z.string().trim().refine(isHost, 'is an address such as 127.0.0.1 or a host name').optional(),
  DATA_DIR: z.string().min(1, 'is the path of a folder').default('data'),
  GAMES_DIR: z.string().min(1, 'is the path of a folder').optional(),
  DATABASE_URL: z.string().refine(isDatabase, DATABASE).optional(),
  REDIS_URL: z.string().refine(hasScheme('redis:', 'rediss:'), REDIS).optional(),
  PROCESS_PATH: z
    .string()
    .regex(/^(\/([\w-]+|\{host\}))+$/, PROCESS)
    .transform((path) => path.replaceAll('{host}', hostname()))
    .optional(),
  PUBLISHED_PORT: z
    .string()
    .refine(
      (port) => port === 'unknown' || (/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65535),
      PUBLISHED,
    )
    .transform((port) => (port === 'unknown' ? port : Number(port)))
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `is one of ${LOG_LEVELS.join(', ')}`).default('info'),
  BASE_PATH: z
    .string()
    .regex(/^\/([\w.~-]+(\/[\w.~-]+)*\/?)?$/, BASE)
    .refine((path) => !path.split('/').some((part) => part === '.' || part === '..'), BASE)
    .refine((path) => !/^\/(healthz|readyz|metrics)\/?$/.test(path), 'is none of the server’s own addresses')
    .transform((path) => path.replace(/\/$/, ''))
    .default(''),
  PUBLIC_URL: z
    .string()
    .refine(isSiteAddress, ADDRESS)
    .transform((address) => new URL(address).href.replace(/\/$/, ''))
    .optional(),
  ALLOWED_HOSTS: listOf(isHostName, HOSTS).transform((names) => names.map((name) => name.toLowerCase())),
  TRUSTED_PROXIES: listOf(isProxy, PROXIES),
  METRICS_FROM: listOf(isProxy, PROXIES),
  PASSPHRASE: z
    .string()
    .refine((word) => word.trim().length >= 6, 'has six characters at least, blanks round it not counted')
    .max(200, 'has 200 characters at most')
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((word) => word.trim().length >= 12, 'has twelve characters at least, blanks round it not counted')
    .max(200, 'has 200 characters at most')
    .optional(),
  LISTED_TABLES: z
    .enum(['yes', 'no'], 'is yes or no')
    .transform((word) => word === 'yes')
    .default(true),
  MAX_TABLES: wholeNumber(1, MOST_TABLES, TABLES).default(10_000),
  TABLE_TTL: z
    .string()
    .transform(readLifetime)
    .default(180 * UNIT_MS.d),
  BACKUP_DIR: z.string().min(1, 'is the path of a folder').optional(),
  BACKUP_EVERY: z
    .string()
    .regex(/^[1-9]\d{0,4}[hd]$/, PERIOD)
    .transform(readLifetime)
    .default(UNIT_MS.d),
  BACKUPS_KEPT: wholeNumber(1, 1000, 'is a whole number from 1 to 1000').default(7),
  BOTS: z.string().transform(readOwnBots).default([]),
});

/** A program of the host's that plays a game. */
export interface OwnBotSetting {
  readonly name: string;
  readonly game: string;
  /** What a shell starts it with. */
  readonly command: string;
}

type SettingName = keyof typeof ENVIRONMENT.shape;

/** What a host reads of a setting. */
export interface SettingAbout {
  /** What holds where nothing is set, in words. */
  readonly otherwise: string;
  readonly meaning: string;
  /** Is its value for nobody's eyes? */
  readonly secret?: true;
}

/** What each setting does; `docs/hosting.md` has the same table. */
export const SETTINGS: { readonly [name in SettingName]: SettingAbout } = {
  PORT: { otherwise: '2567', meaning: 'The one port for pages, requests and sockets.' },
  HOST: {
    otherwise: 'all interfaces',
    meaning: 'The address to listen on; 127.0.0.1 keeps the server to this machine.',
  },
  DATA_DIR: { otherwise: './data', meaning: 'The folder that stores the tables.' },
  GAMES_DIR: {
    otherwise: 'the folder of DATA_DIR',
    meaning: 'The folder of games.json, which names games from elsewhere, and of what is built of them.',
  },
  DATABASE_URL: {
    otherwise: 'the folder of DATA_DIR',
    meaning: 'The PostgreSQL database that stores the tables instead, such as postgres://user:password@host/name.',
    secret: true,
  },
  REDIS_URL: {
    otherwise: 'a single process',
    meaning: 'The Redis through which several processes find one another’s tables, such as redis://host:6379.',
    secret: true,
  },
  PROCESS_PATH: {
    otherwise: 'a single process',
    meaning:
      'The path below which the proxy leads to this process, such as /p/1. The machine’s name replaces {host} in it.',
  },
  PUBLISHED_PORT: {
    otherwise: 'no container',
    meaning:
      'In a container: the port of the machine that leads to it, or unknown. The image and docker-compose.yml set it.',
  },
  LOG_LEVEL: { otherwise: 'info', meaning: `How much is logged: ${LOG_LEVELS.join(', ')}.` },
  BASE_PATH: {
    otherwise: 'none',
    meaning: 'The path prefix, such as /boomtown, if a proxy passes it on.',
  },
  PUBLIC_URL: {
    otherwise: 'as the browser asked',
    meaning: 'The address that friends open, such as https://games.example; links that are passed on begin with it.',
  },
  ALLOWED_HOSTS: {
    otherwise: 'none',
    meaning:
      'Further names under which the server answers, with commas between them. It always answers under addresses, localhost, the machine’s own names and the host of PUBLIC_URL.',
  },
  TRUSTED_PROXIES: {
    otherwise: 'none',
    meaning:
      'Whose forwarding headers are believed: addresses or networks with commas between them, or loopback, linklocal, uniquelocal.',
  },
  METRICS_FROM: {
    otherwise: 'this machine',
    meaning: 'Who else may read /metrics: addresses or networks, as in TRUSTED_PROXIES.',
  },
  PASSPHRASE: {
    otherwise: 'open to everybody',
    meaning: 'Makes the server private: each browser is asked for it once. Six characters at least.',
    secret: true,
  },
  ADMIN_PASSWORD: {
    otherwise: 'no admin page',
    meaning: 'Opens the page /admin for the host. Twelve characters at least.',
    secret: true,
  },
  LISTED_TABLES: {
    otherwise: 'yes',
    meaning: 'May makers put tables on the front page? With no, tables are found by their code only.',
  },
  MAX_TABLES: { otherwise: '10000', meaning: 'Maximum number of stored tables; creating more is refused.' },
  TABLE_TTL: {
    otherwise: '180d',
    meaning: 'How long a table without activity is stored, in hours (h) or days (d); never keeps all.',
  },
  BACKUP_DIR: {
    otherwise: 'no backups',
    meaning: 'The folder into which all tables are backed up. Each backup is tried out by restoring it.',
  },
  BACKUP_EVERY: { otherwise: '1d', meaning: 'How often they are backed up: a number of hours (h) or days (d).' },
  BACKUPS_KEPT: { otherwise: '7', meaning: 'How many of these backups are kept; older ones are removed.' },
  BOTS: {
    otherwise: 'none',
    meaning:
      'Your own programs that may be put on a bot’s seat (docs/bots.md): NAME=GAME=COMMAND, with semicolons between several.',
  },
};

/** Milliseconds; `null` for ever. */
function readLifetime(text: string, { issues }: z.RefinementCtx<string>): number | null {
  if (text === 'never') return null;
  const [, count = '0', unit] = /^([1-9]\d{0,4})([hd])$/.exec(text) ?? [];
  if (unit === 'h' || unit === 'd') return Number(count) * UNIT_MS[unit];
  issues.push({ code: 'custom', message: LIFETIME, input: text });
  return z.NEVER;
}

/** `NAME=GAME=COMMAND; …`; a command may hold further equals signs. */
function readOwnBots(text: string, { issues }: z.RefinementCtx<string>): OwnBotSetting[] {
  const bots = text
    .split(';')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [name = '', game = '', ...command] = entry.split('=');
      return { name: name.trim(), game: game.trim(), command: command.join('=').trim() };
    });
  const named = bots.map(({ name, game }) => `${game}=${name}`);
  const isSound = ({ name, game, command }: OwnBotSetting, place: number): boolean =>
    isOwnBotName(name) &&
    !isBotLevel(name.toLowerCase()) &&
    isGameId(game) &&
    command !== '' &&
    named.indexOf(named[place] ?? '') === place;
  const wrong = bots.findIndex((bot, place) => !isSound(bot, place));
  const found = bots[wrong];
  if (found === undefined) return bots;
  const entry = [found.name, found.game, found.command].filter((part) => part !== '').join('=');
  const message = `${OWN_BOTS}; games are ${GAME_IDS.join(', ')}; entry ${wrong + 1} is wrong, "${shortened(entry)}"`;
  issues.push({ code: 'custom', message, input: text });
  return z.NEVER;
}

/** Enough of a setting's text to recognise it. */
export function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

const SHOWN = 60;
