import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { nginxAtHand, startNginx } from '../support/nginx.ts';

const NGINX = new URL('../../../../docker/nginx-scale.conf', import.meta.url);

const program = nginxAtHand();

test.skipIf(program === undefined)(
  'nginx asks a process that it holds for dead, too, when there is no other: in an update that is the one that has just come back',
  async () => {
    const [port, first, second] = [await freePort(), await freePort(), await freePort()];
    const conf = (await readFile(NGINX, 'utf8'))
      .replace('listen 2567', `listen 127.0.0.1:${port}`)
      .replaceAll('server-1:2567', `127.0.0.1:${first}`)
      .replaceAll('server-2:2567', `127.0.0.1:${second}`);
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
