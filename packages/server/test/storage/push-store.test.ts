import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DEFAULT_TERMS } from '@boomtown/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFileIn, type PushAddress, RecordStore, sqliteIn } from '../../src/storage/index.ts';
import { keptRecord } from '../support/kept-record.ts';

const MOST = 20_000;
const record = keptRecord(DEFAULT_TERMS);
const { code } = record;

let folder: string;
let store: RecordStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boomtown-push-'));
  store = await RecordStore.open(sqliteIn(folder));
  await store.addTable(record, null);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const address = (name: string): PushAddress => ({
  endpoint: `https://push.example/${name}`,
  p256dh: 'p',
  auth: 'a',
  language: 'en',
});
const namesOf = async (holder: string) =>
  (await store.push.of(code, holder)).map(({ endpoint }) => endpoint.split('/').at(-1)).sort();

test('a seat has the newest few addresses, each of them once', async () => {
  for (const [at, name] of ['a', 'b', 'c', 'a', 'd', 'e'].entries()) {
    await store.push.subscribe(code, 'holder', address(name), at);
  }
  expect(await namesOf('holder')).toEqual(['a', 'c', 'd', 'e']);
  await store.push.subscribe(code, 'another', address('a'), 9);
  await store.push.end(address('a').endpoint);
  expect(await namesOf('holder')).toEqual(['c', 'd', 'e']);
  expect(await namesOf('another')).toEqual([]);
});

test('of all seats together a limited number is stored; the oldest go', async () => {
  const data = new DatabaseSync(databaseFileIn(folder));
  data.exec(`
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${MOST})
    insert into push_addresses select '${code}', 'holder ' || n, 'https://push.example/' || n, 'p', 'a', 'en', n from number`);
  data.close();
  await store.push.subscribe(code, 'newest', address('newest'), MOST + 1);
  expect(await namesOf('newest')).toEqual(['newest']);
  expect(await namesOf('holder 1')).toEqual([]);
  expect(await namesOf('holder 2')).toEqual(['2']);
});

test('who holds no seat any more is forgotten', async () => {
  const holder = record.seats.find(({ tokenHash }) => tokenHash !== null)?.tokenHash ?? '';
  await store.push.subscribe(code, holder, address('a'), 1);
  await store.push.subscribe(code, 'former', address('b'), 2);
  await store.push.forgetFormer();
  expect(await namesOf(holder)).toEqual(['a']);
  expect(await namesOf('former')).toEqual([]);
});
