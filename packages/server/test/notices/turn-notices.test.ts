import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gameOf } from '@boomtown/registry/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress } from '../../src/notices/index.ts';
import { OPEN_GAME } from '../support/chosen-games.ts';
import { Player, someAction, startMatch } from '../support/player.ts';
import { claimsOf, PushService, Subscriber } from '../support/push-service.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const SITE = 'https://games.example';
const LOOPBACK = new Set(['127.0.0.1', '::1']);

let service: PushService;
let server: RunningServer;
/** Where the server was about to connect. */
const asked: string[] = [];
beforeAll(async () => {
  service = await PushService.start();
  const allows = (address: string) => {
    asked.push(address);
    return LOOPBACK.has(address) || isPublicAddress(address);
  };
  server = await RunningServer.start({ pushReach: { allows, ca: service.ca } }, { PUBLIC_URL: SITE });
});
afterAll(async () => {
  await server.remove();
  await service.stop();
});

const keyOf = async () => (await server.get<{ readonly key: string | null }>('/api/notices')).body.key;

/** A browser of a seat asks for notices at this path of the push service. */
async function subscribe(code: string, token: string, path: string, change: object = {}) {
  const subscriber = new Subscriber();
  const body = {
    tables: [{ code, tokens: [token] }],
    endpoint: service.url + path,
    language: 'de',
    ...subscriber.keys,
  };
  const answer = await server.post('/api/notices', { ...body, ...change });
  return { subscriber, answer };
}

/** A match of two under way whose second player has closed the page. */
async function halfAway() {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const [first = '', second = ''] = tokens;
  const [ada, ben] = [await Player.join(server.url, code, [first]), await Player.join(server.url, code, [second])];
  await startMatch([
    [ada, 0],
    [ben, 1],
  ]);
  await ben.leave();
  await until(() => ada.state.seats[1]?.here === false, 'the second player to be away');
  return { code, first, second, ada };
}

/** The first player moves until it is the other one's turn. */
async function passTurn(player: Player): Promise<void> {
  while (player.game.actors(player.view)[0] === 0) {
    const { step } = player.state;
    await player.act(0, someAction(player).action);
    await player.reach(step + 1);
  }
}

/** The addresses in the server's data. */
function storedEndpoints(): readonly string[] {
  const data = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'), { readOnly: true });
  try {
    return data
      .prepare('select endpoint from push_addresses')
      .all()
      .map(({ endpoint }) => String(endpoint));
  } finally {
    data.close();
  }
}

const at = (path: string) => service.got.filter((one) => one.path === path);

test('a player whose page is closed gets a notice that it is their turn, in which game and who moved, and nothing else', async () => {
  const { code, second, ada } = await halfAway();
  const { subscriber, answer } = await subscribe(code, second, '/ben');
  expect(answer.status).toBe(200);
  await passTurn(ada);
  await until(() => at('/ben').length > 0, 'a message');
  const [message] = at('/ben');
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: `turn-${code}` });
  const said = subscriber.read(message?.body ?? Buffer.alloc(0));
  const { name } = gameOf(OPEN_GAME).info;
  expect(said).toEqual({ title: `Du bist dran: ${name}`, body: expect.stringContaining('Ada'), code });
  // Nothing of it can be read on the way.
  expect(message?.body.includes('Ada')).toBe(false);
  const claims = claimsOf(String(message?.headers.authorization), (await keyOf()) ?? '');
  expect(claims).toMatchObject({ aud: service.url, sub: SITE });
});

test('no notice goes to a player who did not ask, whose page is open, or who asked without holding the seat', async () => {
  const { code, first, ada } = await halfAway();
  await subscribe(code, first, '/here');
  await subscribe(code, 'f'.repeat(32), '/stranger');
  await passTurn(ada);
  const { code: other, second, ada: eve } = await halfAway();
  await subscribe(other, second, '/later');
  await passTurn(eve);
  // Messages go out in the order of the turns.
  await until(() => at('/later').length > 0, 'a later message');
  expect([...at('/here'), ...at('/stranger')]).toEqual([]);
});

test('a browser that is gone is forgotten, and a redirect is not followed', async () => {
  service.answers.set('/gone', { status: 410 });
  service.answers.set('/moved', { status: 307, location: `${service.url}/elsewhere` });
  const { code, second, ada } = await halfAway();
  await subscribe(code, second, '/gone');
  await subscribe(code, second, '/moved');
  await passTurn(ada);
  await until(() => at('/gone').length > 0 && at('/moved').length > 0, 'both messages');
  await until(() => !storedEndpoints().includes(`${service.url}/gone`), 'the address to be forgotten');
  expect(storedEndpoints()).toContain(`${service.url}/moved`);
  const { code: other, second: again, ada: eve } = await halfAway();
  await subscribe(other, again, '/after');
  await passTurn(eve);
  await until(() => at('/after').length > 0, 'a later message');
  expect(at('/elsewhere')).toEqual([]);
});

test.each([
  'http://push.example/a',
  'https://ada:word@push.example/a',
  'ftp://push.example/a',
  `https://push.example/${'a'.repeat(1000)}`,
  'push.example',
])('an address such as %.60s is refused', async (endpoint) => {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const { answer } = await subscribe(code, tokens[0] ?? '', '', { endpoint });
  expect(answer.status).toBeGreaterThanOrEqual(400);
});

test.each(['https://10.0.0.1/a', 'https://[fd00::1]/a', 'https://169.254.169.254/a'])(
  'nothing is sent to %s',
  async (endpoint) => {
    const { code, second, ada } = await halfAway();
    await subscribe(code, second, '', { endpoint });
    const host = new URL(endpoint).hostname.replace(/[[\]]/g, '');
    await passTurn(ada);
    await until(() => asked.includes(host), 'the check');
    await until(() => server.logged.some((line) => line.includes(`${host} is not public`)), 'the refusal');
  },
);

test('a server without an https address of its own sends no notices, and says so', async () => {
  const keys = await keyOf();
  await server.close();
  const plain = await RunningServer.start();
  expect((await plain.get('/api/notices')).body).toEqual({ key: null });
  await plain.remove();
  await server.open();
  // The keys are stored with the data.
  expect(await keyOf()).toBe(keys);
});
