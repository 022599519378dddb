import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { nginxAtHand, startNginx } from '../support/nginx.ts';
import { scaleConf } from '../support/scale-conf.ts';

const program = nginxAtHand();

test.skipIf(program === undefined)(
  'nginx asks a process that it holds for dead, too, when there is no other: in an update that is the one that has just come back',
  async () => {
    const [port, first, second] = [await freePort(), await freePort(), await freePort()];
    const conf = await scaleConf(port, [first, second]);
    const nginx = await startNginx(program ?? '', conf, port);
    onTestFinished(() => nginx.stop());
    const ask = async () => (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })).status;
    // Neither runs, by which both are held for dead.
    expect([await ask(), await ask()]).toEqual([502, 502]);
    const back = createServer((_asked, answer) => answer.end());
    await new Promise<void>((resolve) => back.listen(first, '127.0.0.1', resolve));
    onTestFinished(() => {
      back.closeAllConnections();
      back.close();
    });
    expect([await ask(), await ask()]).toEqual([200, 200]);
  },
);

test.skipIf(program === undefined)(
  'nginx asks another process where one is about to stop or is silent, also for what changes something, and then leaves that one alone',
  async () => {
    const asked = { stopping: 0, silent: 0 };
    const stopping = await listening((_asked, answer) => {
      asked.stopping += 1;
      answer.writeHead(502).end();
    });
    const silent = await listening(() => {
      asked.silent += 1;
    });
    const lively = await listening((_asked, answer) => answer.end());
    const port = await freePort();
    const nginx = await startNginx(program ?? '', await scaleConf(port, [stopping, silent, lively]), port);
    onTestFinished(() => nginx.stop());
    const statuses = [];
    for (let i = 0; i < 12; i += 1) {
      statuses.push((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })).status);
    }
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(asked).toEqual({ stopping: 1, silent: 1 });
  },
);

test.skipIf(program === undefined)('nginx leads sockets to servers only, and nowhere else', async () => {
  const elsewhere = await listening((_asked, answer) => answer.end('not for guests'));
  const server = await listening((asked, answer) => answer.end(asked.url));
  const port = await freePort();
  const nginx = await startNginx(program ?? '', await scaleConf(port, [server]), port);
  onTestFinished(() => nginx.stop());
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect(await ask(`/p/${server}/abc/KKPPQ?sessionId=x`)).toBe('/abc/KKPPQ?sessionId=x');
  expect(await ask(`/p/${elsewhere}/abc`)).toBe(`/p/${elsewhere}/abc`);
});

async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return port;
}

test.skipIf(program === undefined)('nginx reads the settings that the compose file gives it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'boomtown-nginx-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const site = join(folder, 'site.conf');
  await writeFile(site, await scaleConf(await freePort(), [await freePort()]));
  const settings = await readFile(new URL('../../../../docker/nginx.conf', import.meta.url), 'utf8');
  const placed = settings.replace('/etc/nginx/conf.d/*.conf', site).replace(/\/var\/[\w/]+\//g, `${folder}/`);
  await writeFile(join(folder, 'nginx.conf'), placed);
  const tried = spawnSync(program ?? '', ['-t', '-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]);
  expect([tried.status, tried.stderr.toString()]).toEqual([0, expect.stringContaining('test is successful')]);
});
