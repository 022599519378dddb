import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { RecentErrors } from '../src/admin/index.ts';
import { boundedLog, frameworkLog } from '../src/server-log.ts';
import { HandClock } from './support/hand-clock.ts';

function setUp() {
  const clock = new HandClock();
  const written: string[] = [];
  const { log, close } = boundedLog(
    pino({ level: 'debug', base: null }, { write: (line) => void written.push(line) }),
    clock,
  );
  return { clock, log, close, written, lines: () => written.splice(0).map((line) => JSON.parse(line)) };
}

test('fault 38: of a line that comes again and again ten are written in a minute, and one that counts the rest', () => {
  const { clock, log, lines } = setUp();
  for (let i = 0; i < 5_000; i += 1) log.warn({ i }, 'a client knocks');
  expect(lines().map(({ i }) => i)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  clock.advance(60_000);
  expect(lines()).toEqual([expect.objectContaining({ level: 40, msg: 'a client knocks', folded: 4_990 })]);
  log.warn('a client knocks');
  expect(lines()).toEqual([expect.objectContaining({ msg: 'a client knocks' })]);
  clock.advance(60_000);
  expect(lines()).toEqual([]);
});

test('other lines are written meanwhile', () => {
  const { log, lines } = setUp();
  for (let i = 0; i < 50; i += 1) log.warn('a client knocks');
  lines();
  log.error('a client knocks');
  log.warn('it rains');
  expect(lines().map(({ msg }) => msg)).toEqual(['a client knocks', 'it rains']);
});

test('an error is logged with its stack once a minute, otherwise by its message', () => {
  const { clock, log, lines } = setUp();
  const fail = () => log.error({ err: new Error('no', { cause: new TypeError('because') }) }, 'a request failed');
  for (let i = 0; i < 3; i += 1) fail();
  const [first, ...others] = lines();
  expect(first.err.stack).toContain('because');
  expect(others.map(({ err }) => err)).toEqual(Array(2).fill({ type: 'Error', words: 'no: because' }));
  log.error({ err: new TypeError('another') }, 'a request failed');
  expect(lines()[0].err.stack).toContain('another');
  clock.advance(60_000);
  fail();
  expect(lines()[0].err.stack).toContain('because');
});

test('what is still to be logged is logged when the server stops, and no timer is left', () => {
  const { clock, log, close, lines } = setUp();
  for (let i = 0; i < 12; i += 1) log.info('one more');
  lines();
  close();
  expect(lines()).toEqual([expect.objectContaining({ msg: 'one more', folded: 2 })]);
  clock.advance(120_000);
  expect(lines()).toEqual([]);
});

test('the admin page counts the lines that were folded', () => {
  const { clock, log, written } = setUp();
  const errors = new RecentErrors();
  for (let i = 0; i < 300; i += 1) log.error('a request failed');
  clock.advance(60_000);
  for (const line of written) errors.hear(line);
  expect(errors.all).toEqual([expect.objectContaining({ what: 'a request failed', times: 300 })]);
});

test('fault 38: what the framework says has no stack and no room code, and counts as one kind whatever it says', () => {
  const { log, lines } = setUp();
  const framework = frameworkLog(log);
  for (let i = 0; i < 100; i += 1) framework.error(new RangeError(`call number ${i} for KX7QM`).stack);
  const said = lines();
  expect(said).toHaveLength(10);
  expect(said[0].said).toBe('RangeError: call number 0 for …');
  expect(JSON.stringify(said)).not.toContain('\\n');
});

test('fault 38: the logs of all services of docker-compose.yml are bounded', () => {
  const compose = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
  expect(compose).toMatch(/&logging\n {2}driver: json-file\n {2}options:\n {4}max-size: 10m\n {4}max-file: "5"/);
  const [, services = ''] = compose.split(/^services:$/m);
  const each = services
    .split(/^ {2}(?=\S+:$)/m)
    .filter((service) => service.includes('restart:') || service.includes('<<:'));
  expect(each.length).toBe(5);
  for (const service of each) expect(service).toMatch(/logging: \*logging|<<: \*(server|scaled)/);
});
