import type { AdminAccessReply, ProblemReport, ServerPolicyReply } from '@boomtown/wire';
import { expect, test } from 'vitest';
import { VERSION } from '../../src/this-build.ts';
import { OPEN_GAME } from '../support/chosen-games.ts';
import { serverWithHost } from '../support/host-page.ts';

const site = serverWithHost();

const PROBLEM = { words: 'The tower\nfell over.', browser: 'A browser 1.0', game: OPEN_GAME, step: 7 };
const report = (problem: object, from = '192.0.2.1') =>
  site.server.postText('/api/problems', JSON.stringify(problem), { 'x-forwarded-for': from });
const read = async () => (await site.host.get<AdminAccessReply>('/access')).problems ?? [];

test('a player’s report is what they say, the versions, and the table as the log calls it; the host reads it and closes it', async () => {
  expect((await site.server.get<ServerPolicyReply>('/api/house')).body.takesReports).toBe(true);
  const { code } = await site.server.table(['Ada']);
  expect(await report({ ...PROBLEM, table: code })).toEqual({ status: 201, body: {} });
  const [problem] = await read();
  const known: Omit<ProblemReport, 'id' | 'at' | 'table'> = {
    ...PROBLEM,
    words: 'The tower fell over.',
    version: VERSION,
  };
  expect(problem).toEqual({ ...known, id: expect.any(String), at: expect.any(Number), table: expect.any(String) });
  expect(problem?.table).not.toBe(code);
  await site.server.close();
  await site.server.open();
  expect(await read()).toEqual([problem]);
  const closed = await site.host.ask<AdminAccessReply>('/read', { id: problem?.id });
  expect(closed.body.problems).toEqual([]);
  expect(site.server.logged.join('')).not.toContain('tower');
});

test('it has no place for anything else, and is bounded', async () => {
  for (const problem of [
    {},
    { ...PROBLEM, table: null, hand: [1, 2] },
    { ...PROBLEM, table: null, seed: 'ff' },
    { ...PROBLEM, table: null, words: '' },
    { ...PROBLEM, table: null, words: ' \u200b ' },
    { ...PROBLEM, table: null, words: 'x'.repeat(1_001) },
    { ...PROBLEM, table: null, browser: 'x'.repeat(2_001) },
    { ...PROBLEM, table: null, step: -1 },
    { ...PROBLEM, table: null, game: '../../etc' },
    { ...PROBLEM, table: 'x'.repeat(99) },
  ]) {
    expect(await report(problem, '192.0.2.2'), JSON.stringify(problem).slice(0, 80)).toMatchObject({ status: 400 });
  }
  expect(await read()).toEqual([]);
});

test('sent again, since its answer was lost, it is the same report', async () => {
  const { code } = await site.server.table(['Ada']);
  const before = (await read()).length;
  for (const table of [code, code, null, null]) {
    expect((await report({ ...PROBLEM, words: 'Twice', table }, '192.0.2.5')).status).toBe(201);
  }
  expect(await read()).toHaveLength(before + 2);
});

test('an address sends five an hour', async () => {
  const statuses = [];
  for (let i = 0; i < 6; i += 1) statuses.push((await report({ ...PROBLEM, table: null }, '192.0.2.3')).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await report({ ...PROBLEM, table: 'NOTAB' }, '192.0.2.4')).status).toBe(201);
  expect((await read())[0]?.table).toBeNull();
});
