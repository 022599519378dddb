import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { Player, play, startMatch } from '../support/player.ts';
import { postgresAtHand, TestPostgres } from '../support/postgres.ts';
import { RunningServer } from '../support/running-server.ts';

const programs = postgresAtHand();
const run = promisify(execFile);

test.skipIf(programs === undefined)(
  'a match is copied by pg_dump while it is played, put into an empty database by pg_restore, and goes on there',
  async () => {
    const tool = (name: string, ...words: string[]) => run(join(programs ?? '', name), words);
    const folder = await mkdtemp(join(tmpdir(), 'boomtown-dump-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'monday.dump');
    const postgres = await TestPostgres.start(programs ?? '');
    onTestFinished(() => postgres.stop());
    const [lost, fresh] = [await postgres.newDatabase(), await postgres.newDatabase()];

    const server = await RunningServer.start({}, { DATABASE_URL: postgres.urlOf(lost) });
    onTestFinished(() => server.remove());
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));
    await startMatch(players.map((player, seat) => [player, seat] as const));
    const before = await play(players, 3);
    const dumping = tool('pg_dump', '--format=custom', `--file=${file}`, postgres.urlOf(lost));
    const during = await play(players, 4);
    await dumping;
    await server.remove();

    await tool('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${postgres.urlOf(fresh)}`, file);
    const again = await RunningServer.start({}, { DATABASE_URL: postgres.urlOf(fresh) });
    onTestFinished(() => again.remove());
    const back = await Promise.all(tokens.map((token) => Player.join(again.url, code, [token])));
    const step = back[0]?.state.step ?? 0;
    expect(step).toBeGreaterThanOrEqual(before);
    expect(step).toBeLessThanOrEqual(before + during);
    expect(await play(back, 2)).toBe(2);
    const kept = await postgres.run('select count(*) as n from entries', fresh);
    expect(Number(kept[0]?.n)).toBe(step + 2);
    await Promise.all(back.map((player) => player.leave()));
  },
);
