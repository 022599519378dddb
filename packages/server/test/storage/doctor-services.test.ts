// Only in test:all: it starts PostgreSQL and Redis.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examine } from '../../src/doctor/index.ts';
import { examineVersion } from '../../src/doctor/services.ts';
import { clocksApart } from '../../src/doctor/volume.ts';
import { readSettings, StartFault } from '../../src/index.ts';
import { sharedRedis } from '../../src/processes/shared-redis.ts';
import { postgresAt } from '../../src/storage/index.ts';
import { freePort } from '../support/free-port.ts';
import { GUARDED, postgresAtHand, TestPostgres } from '../support/postgres.ts';
import { redisAtHand, startRedis } from '../support/redis.ts';
import type { Service } from '../support/service.ts';

const [programs, program] = [postgresAtHand(), redisAtHand()];

describe.skipIf(programs === undefined || program === undefined)('the services of several processes', () => {
  let postgres: TestPostgres;
  let redis: Service;
  let nobody: number;
  beforeAll(async () => {
    postgres = await TestPostgres.start(programs ?? '');
    redis = await startRedis(program ?? '', ['--requirepass', 'right']);
    nobody = await freePort();
  });
  afterAll(async () => {
    await postgres?.stop();
    await redis?.stop();
  });

  const findingsFor = async (databaseUrl: string, redisUrl: string) => {
    const shared = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, PROCESS_PATH: '/p/1' };
    const found = await examine(readSettings({ HOST: '127.0.0.1', PORT: String(nobody), ...shared }));
    return found.filter(({ what }) => /^(Tables|PostgreSQL|Redis|Clock)/.test(what));
  };
  const startFault = (started: Promise<unknown>) =>
    started.then(
      () => 'it started',
      (error: unknown) => (error instanceof StartFault ? error.message : String(error)),
    );

  test('that are well are said to be, with their versions', async () => {
    const found = await findingsFor(postgres.urlOf('postgres'), `redis://:right@127.0.0.1:${redis.port}`);
    expect(found).toEqual([
      { how: 'well', what: expect.stringMatching(/^PostgreSQL: it answers, version \d+/) },
      { how: 'well', what: expect.stringMatching(/^Redis: it answers, version \d+/) },
    ]);
  });

  test('the doctor and the start say whether a service does not run, or refuses the password or the name', async () => {
    const gone = await findingsFor(`postgres://boomtown@127.0.0.1:${nobody}/tables`, `redis://127.0.0.1:${nobody}`);
    expect(gone).toMatchObject([
      { how: 'ill', what: expect.stringContaining('Is it running?') },
      { how: 'ill', what: expect.stringContaining('Redis: it does not answer') },
    ]);
    const wrong = `redis://:wrong@127.0.0.1:${redis.port}`;
    const refused = await findingsFor(postgres.urlOf('nowhere'), wrong);
    expect(refused).toMatchObject([
      { how: 'ill', what: expect.stringContaining('has no database of this name') },
      { how: 'ill', what: expect.stringContaining('wants another user or password') },
    ]);
    expect(await startFault(sharedRedis(wrong))).toContain('wants another password');
    expect(await startFault(sharedRedis(`redis://127.0.0.1:${redis.port}`))).toContain('wants another password');
    const away = await startFault(sharedRedis(`redis://127.0.0.1:${nobody}`));
    expect(away).toContain('Is it running?');
    expect(away).toContain('ECONNREFUSED');
    const stranger = `postgres://stranger@127.0.0.1:${postgres.port}/postgres`;
    expect(await startFault(postgresAt(stranger))).toContain('refuses this user or this password');
    await postgres.run(`create role ${GUARDED} login password 'right'`);
    const guarded = (word: string) => `postgres://${GUARDED}:${word}@127.0.0.1:${postgres.port}/postgres`;
    const mistyped = await findingsFor(guarded('wrong'), wrong);
    expect(mistyped[0]).toMatchObject({
      how: 'ill',
      what: expect.stringMatching(/^Tables: .*refuses this user or this password/),
    });
    expect(mistyped[0]?.what).not.toContain('Is it running?');
    const [found] = await findingsFor(guarded('right'), wrong);
    expect(found).toMatchObject({ how: 'well', what: expect.stringMatching(/^PostgreSQL: it answers/) });
  });
});

test('a service whose clock is far from this machine’s is reported', () => {
  expect(clocksApart('Redis', 1_000_000, 1_029_000)).toEqual([]);
  expect(clocksApart('Redis', 1_000_000, 1_061_000)).toMatchObject([
    { how: 'ill', what: 'Clock: this machine and Redis are 61 seconds apart. Let both set themselves:' },
  ]);
});

test.each([
  ['PostgreSQL', '14.9 (Debian 14.9-1)', 15, 'ill'],
  ['PostgreSQL', '9.6', 15, 'ill'],
  ['PostgreSQL', '15.0', 15, 'well'],
  ['PostgreSQL', '18beta1', 15, 'well'],
  ['Redis', '6.2.14', 7, 'ill'],
  ['Redis', '7.0.0', 7, 'well'],
  ['Redis', '10.1', 7, 'well'],
])('%s %s, where %i is needed, is %s', (name, version, oldest, how) => {
  const found = examineVersion(name, version, oldest);
  expect(found.how).toBe(how);
  expect(found.what).toContain(`${name}: ${how === 'ill' ? '' : 'it answers, '}version ${version}`);
  if (how === 'ill') expect(found.what).toContain(`too old. Version ${oldest} or later is needed`);
});
