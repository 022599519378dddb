// Only in test:all: it starts a server in a process of its own, which may open few files.
import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examine } from '../../src/doctor/index.ts';
import { readSettings } from '../../src/index.ts';
import { ChildServer } from '../support/child-server.ts';

const MAX_FILES = 256;
const VISITORS = 400;

const isLinux = process.platform === 'linux';
if (!isLinux) console.info('What a process does that may open few files is tried on Linux only.');

let server: ChildServer;
beforeAll(async () => {
  server = await ChildServer.unopened();
  if (isLinux) await server.open({}, MAX_FILES);
});
afterAll(() => server.remove());

/** Asks by a connection of its own: an idle one may have been closed for a newer one. */
function ask(path: string): Promise<{ readonly status: number | undefined; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const asked = get(`${server.url}${path}`, { agent: false }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
    });
    asked.once('error', reject);
  });
}

test.runIf(isLinux)(
  'a server that may open few files answers a newcomer at once, however many connections are held open, and says so',
  async () => {
    const held = [];
    for (let i = 0; i < VISITORS; i += 1) {
      const socket = connect({ port: server.port, host: '127.0.0.1' });
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      held.push(socket);
      if (i % 50 === 0) expect((await ask('/healthz')).status).toBe(200);
    }
    expect((await ask('/api/tables')).status).toBe(200);
    const numbers = (await ask('/metrics')).body;
    expect(numbers).toMatch(new RegExp(`^process_max_fds ${MAX_FILES}$`, 'm'));
    expect(Number(/^process_open_fds (\d+)$/m.exec(numbers)?.[1])).toBeLessThan(MAX_FILES);
    expect(server.printed).toContain('this process may open few files');
    const found = await examine(
      readSettings({ HOST: '127.0.0.1', PORT: String(server.port), DATA_DIR: server.dataDir }),
    );
    const files = found.filter(({ what }) => what.startsWith('Open files: '));
    expect(files).toMatchObject([{ what: expect.stringContaining(` of ${MAX_FILES}`), paste: ['LimitNOFILE=65536'] }]);
    for (const socket of held) socket.destroy();
  },
);
