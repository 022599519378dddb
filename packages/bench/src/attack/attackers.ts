import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FrameworkLine } from '../lines/framework-line.ts';
import { joined } from '../peers/boomtown.ts';
import { ATTACKS, type Attack, type AttackedTable, type AttackerKind } from './requests.ts';

/** The messages between the measuring process and this one. */
export type Instruction =
  | { readonly do: 'join'; readonly by: AttackerKind; readonly sockets: number; readonly from: string }
  | { readonly do: 'attack'; readonly name: string; readonly ms: number };
export type Said = { readonly joined: number } | { readonly answered: number; readonly refused: number };

/** Everything that one socket may ask at once, and then a second. */
const AT_ONCE = 50;
const BEAT_MS = 50;
/** What waits on the way by then is more than the server reads. */
const BACKLOG = 16 * 1024;
/** Their own CPU time must not be what is measured. */
const LEAST_PRIORITY = 19;
/** How many join at a time. */
const JOINING = 4;
const WATCHERS_A_TABLE = 50;
const AGAIN_MS = 500;

const [url = '', given = '[]'] = process.argv.slice(2);
const tables: readonly AttackedTable[] = JSON.parse(given);
let attackers: { readonly line: FrameworkLine; readonly seat: number; readonly table: AttackedTable }[] = [];
let connections = 0;
let asked = 0;
let from = {};

setPriority(LEAST_PRIORITY);

process.on('disconnect', () => process.exit(0));
process.on('message', async (instruction: Instruction) => {
  const said: Said = instruction.do === 'join' ? await join(instruction) : await attack(instruction);
  process.send?.(said);
});

/** Each attack has its own address and sockets, so that an earlier attack leaves nothing behind. */
async function join({ by, sockets, from: address }: Extract<Instruction, { do: 'join' }>): Promise<Said> {
  await Promise.all(attackers.map(({ line }) => line.line.close()));
  attackers = [];
  from = { 'x-forwarded-for': address };
  connections = sockets;
  if (by === 'http' || by === 'nobody') return { joined: 0 };
  const playing = tables.filter(({ isOver }) => !isOver);
  const seats = playing.flatMap((table) => table.tokens.map((token, seat) => ({ table, seat, tokens: [token] })));
  const watchers = playing.flatMap((table) =>
    Array.from({ length: WATCHERS_A_TABLE }, () => ({ table, seat: -1, tokens: [] as string[] })),
  );
  const left = (by === 'seat' ? seats : watchers).slice(0, sockets);
  const joinAll = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { table, seat, tokens } = next;
      const line = await patiently(() => joined(url, table.code, tokens, {}, from));
      attackers.push({ line, seat, table });
    }
  };
  await Promise.all(Array.from({ length: JOINING }, joinAll));
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
  if (found.by === 'nobody') return computing(ms);
  return found.by === 'http' ? overHttp(found, ms) : overSockets(found, ms);
}

/** Takes all of a processor that no other process wants. */
async function computing(ms: number): Promise<Said> {
  const until = performance.now() + ms;
  while (performance.now() < until) await nextTurn();
  return { answered: 0, refused: 0 };
}

async function overSockets({ send }: Attack, ms: number): Promise<Said> {
  let [answered, refused] = [0, 0];
  const one = ({ line, seat, table }: (typeof attackers)[number]) => {
    if (!line.line.isOpen || line.line.waiting > BACKLOG) return;
    asked += 1;
    send?.(line, asked, seat, table).then(
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

async function overHttp({ http, ofOver = false }: Attack, ms: number): Promise<Said> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  let [answered, refused] = [0, 0];
  const asked = tables.filter(({ isOver }) => isOver === ofOver);
  const until = performance.now() + ms;
  const loop = async (number: number) => {
    for (let i = 0; performance.now() < until; i += 1) {
      const table = asked[(number + i) % asked.length];
      if (table === undefined || http === undefined) return;
      const status = await ask(agent, http(table, i)).catch(() => 0);
      if (status >= 200 && status < 300) answered += 1;
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: asked.length === 0 ? 0 : connections }, (_, number) => loop(number)));
  agent.destroy();
  return { answered, refused };
}

function ask(agent: Agent, { path, body, expect }: ReturnType<NonNullable<Attack['http']>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...from, 'content-type': 'application/json', ...(expect === undefined ? {} : { expect }) };
    const sent = request(url + path, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
