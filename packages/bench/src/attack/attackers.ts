import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FrameworkLine } from '../lines/framework-line.ts';
import { joined } from '../peers/boomtown.ts';
import { ATTACKS, type Attack, type AttackedTable, type AttackerKind } from './requests.ts';

/** What the process that measures says to this one, and hears of it. */
export type Told =
  | { readonly do: 'join'; readonly by: AttackerKind; readonly sockets: number }
  | { readonly do: 'attack'; readonly name: string; readonly ms: number };
export type Said = { readonly joined: number } | { readonly answered: number; readonly refused: number };

/** Everything that one socket may ask at once, and then a second. */
const AT_ONCE = 50;
const BEAT_MS = 50;
/** What waits on the way by then is more than the server reads. */
const BACKLOG = 16 * 1024;
const FROM = { 'x-forwarded-for': '192.0.2.66' };
const WATCHERS_A_TABLE = 50;
const AGAIN_MS = 500;

const [url = '', given = '[]'] = process.argv.slice(2);
const tables: readonly AttackedTable[] = JSON.parse(given);
let attackers: { readonly line: FrameworkLine; readonly seat: number }[] = [];
let asked = 0;

process.on('disconnect', () => process.exit(0));
process.on('message', async (told: Told) => {
  const said: Said = told.do === 'join' ? await join(told) : await attack(told);
  process.send?.(said);
});

async function join({ by, sockets }: { readonly by: AttackerKind; readonly sockets: number }): Promise<Said> {
  await Promise.all(attackers.map(({ line }) => line.line.close()));
  attackers = [];
  const seats = tables.flatMap(({ code, tokens }) => tokens.map((token, seat) => ({ code, seat, tokens: [token] })));
  const watchers = tables.flatMap(({ code }) =>
    Array.from({ length: WATCHERS_A_TABLE }, () => ({ code, seat: -1, tokens: [] as string[] })),
  );
  for (const { code, seat, tokens } of (by === 'seat' ? seats : watchers).slice(0, by === 'http' ? 0 : sockets)) {
    const line = await patiently(() => joined(url, code, tokens, {}, FROM));
    attackers.push({ line, seat });
  }
  return { joined: attackers.length };
}

/** Its own joins are limited as well. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!/429|too-fast/.test(String(error))) throw error;
      await wait(AGAIN_MS);
    }
  }
}

async function attack({ name, ms }: { readonly name: string; readonly ms: number }): Promise<Said> {
  const found = ATTACKS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no attack "${name}"`);
  return found.by === 'http' ? overHttp(found, ms) : overSockets(found, ms);
}

async function overSockets({ send }: Attack, ms: number): Promise<Said> {
  let [answered, refused] = [0, 0];
  const one = ({ line, seat }: (typeof attackers)[number]) => {
    if (!line.line.isOpen || line.line.waiting > BACKLOG) return;
    asked += 1;
    send?.(line, asked, seat).then(
      () => {
        answered += 1;
      },
      () => {
        refused += 1;
      },
    );
  };
  for (const attacker of attackers) for (let i = 0; i < AT_ONCE; i += 1) one(attacker);
  const until = performance.now() + ms;
  while (performance.now() < until) {
    await wait(BEAT_MS);
    for (const attacker of attackers) one(attacker);
  }
  return { answered, refused };
}

async function overHttp({ http }: Attack, ms: number): Promise<Said> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  let [answered, refused] = [0, 0];
  const until = performance.now() + ms;
  const loop = async (number: number) => {
    for (let i = 0; performance.now() < until; i += 1) {
      const table = tables[(number + i) % tables.length];
      if (table === undefined || http === undefined) return;
      const { path, body } = http(table, i);
      const status = await ask(agent, path, body).catch(() => 0);
      if (status >= 200 && status < 300) answered += 1;
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: tables.length === 0 ? 0 : 300 }, (_, number) => loop(number)));
  agent.destroy();
  return { answered, refused };
}

function ask(agent: Agent, path: string, body: object | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...FROM, 'content-type': 'application/json' };
    const sent = request(url + path, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
