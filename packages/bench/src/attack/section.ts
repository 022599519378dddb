import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LARGEST_GAME } from '../chosen-games.ts';
import type { FrameworkLine } from '../lines/framework-line.ts';
import { joined } from '../peers/boomtown.ts';
import { ServerProcess } from '../peers/server-process.ts';
import { type Figure, figureOf, quantile } from '../report/figure.ts';
import type { Effort, Section } from '../section.ts';
import { type RecordedTable, recordTables } from '../tables/recorded-tables.ts';
import type { Instruction, Said } from './attackers.ts';
import { ATTACKS, type Attack, type AttackedTable, type AttackerKind } from './requests.ts';

const SOCKETS = 300;
const SEATS = LARGEST_GAME.info.seats.max;
/** Of matches so long. */
const ACTIONS = 400;
const RUN_MS = 7_000;
const ECHO_MS = 10;
const TIMES = 3;
const BYSTANDER = { 'x-forwarded-for': '192.0.2.1' };
/** Attackers come from here on; each attack from an address of its own. */
const FIRST_ADDRESS = 100;
/** A server that has run for a while has its code compiled: each attack is tried before by few at another address. */
const WARM_UP = { sockets: 12, ms: 1_500, address: 50 };
/** These are also measured on a server without budgets. */
const UNPACED: readonly string[] = ['snapshot', 'GET the list'];
/** How many quick echoes in a row show that the server has come to rest, and the longest wait for them. */
const CALM = 50;
const CALM_MS = 10;
const CALM_WITHIN_MS = 10_000;

/** Measures how long an echo takes at a table while 300 sockets of another address ask for what costs most. */
export const attackSection: Section = {
  name: 'attack',
  title: 'Attack: echoes at one table while 300 sockets of another address ask as fast as they may',
  async measure({ runs, smoke, only = '' }: Effort, say) {
    const folder = await mkdtemp(join(tmpdir(), 'boomtown-bench-'));
    const sockets = smoke ? SEATS : SOCKETS;
    const match = { game: LARGEST_GAME, seats: SEATS, actions: smoke ? 80 : ACTIONS };
    const attacked = sockets / SEATS;
    const [own, ...tables] = await recordTables(folder, [
      { ...match, tables: 1 },
      { ...match, tables: attacked, listed: true },
      { ...match, tables: attacked, isOver: true },
    ]);
    if (own === undefined) throw new Error('nothing was recorded');
    const known = tables.map((table, number) => knownOf(table, number >= attacked));
    const ms = smoke ? RUN_MS / 20 : RUN_MS;
    const wanted = ATTACKS.filter(({ name }) => name.includes(only));
    const paced = smoke ? KINDS.flatMap((by) => wanted.find((one) => one.by === by) ?? []) : wanted;
    try {
      const scene = { own, known, sockets, ms, runs, smoke, say };
      const measured = await attacksOn(folder, 'paced', paced, scene);
      if (smoke) return measured;
      const again = wanted.filter(({ name }) => UNPACED.includes(name));
      if (again.length > 0) {
        say(WITHOUT_BUDGETS);
        measured.push(...(await attacksOn(folder, 'unpaced', again, scene)));
      }
      return measured;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** The target: the server as it ships, or one without budgets. */
type Way = 'paced' | 'unpaced';
const WITHOUT_BUDGETS = 'without budgets';

const KINDS: readonly AttackerKind[] = ['nobody', 'watcher', 'seat', 'http'];

function knownOf({ code, tokens, actions, recorded }: RecordedTable, isOver: boolean): AttackedTable {
  const { action } = actions[recorded - 1] ?? {};
  return { code, tokens, step: recorded, last: Object(action), isOver };
}

interface Scene {
  readonly own: RecordedTable;
  readonly known: readonly AttackedTable[];
  readonly sockets: number;
  readonly ms: number;
  readonly runs: number;
  readonly smoke: boolean;
  say(what: string): void;
}

async function attacksOn(
  folder: string,
  way: Way,
  attacks: readonly Attack[],
  { own, known, sockets, ms, runs, smoke, say }: Scene,
): Promise<Figure[]> {
  const server = await ServerProcess.start('guarded.ts', [folder, ...(way === 'unpaced' ? [way] : [])]);
  const attackers = attackersAt(server.url, known);
  if (!smoke && !apart(server.pid, attackers.pid)) say('the server shares its core with the attackers');
  try {
    const bystanders = await Promise.all(
      own.tokens.map((token) => joined(server.url, own.code, [token], {}, BYSTANDER)),
    );
    const figures: Figure[] = [];
    for (const [number, { name, by }] of attacks.entries()) {
      say(name);
      const prepare = async () => {
        const trying = { by, sockets: Math.min(sockets, WARM_UP.sockets), from: `192.0.2.${WARM_UP.address + number}` };
        await attackers.tell({ do: 'join', ...trying });
        await attackers.tell({ do: 'attack', name, ms: Math.min(ms, WARM_UP.ms) });
        await attackers.tell({ do: 'join', by, sockets, from: `192.0.2.${FIRST_ADDRESS + number}` });
        await calm(bystanders);
      };
      const measured = await during(name, ms, runs, bystanders, attackers, prepare);
      say(measured.map(({ value, unit }) => `${value.toPrecision(3)} ${unit}`).join(', '));
      figures.push(...(way === 'paced' ? measured : measured.map(withoutBudgets)));
    }
    await Promise.all(bystanders.map(({ line }) => line.close()));
    return figures;
  } finally {
    attackers.stop();
    await server.stop();
    if (!smoke) pin(process.pid, 'any');
  }
}

function withoutBudgets({ goal: _, ...figure }: Figure): Figure {
  return { ...figure, group: `${figure.group}, ${WITHOUT_BUDGETS}` };
}

/** Leaves one core to the server: players and attackers, who would be elsewhere, share the other one. Returns whether that worked. */
function apart(server: number, attackers: number): boolean {
  return pin(server, 1) && pin(process.pid, 0) && pin(attackers, 0);
}

/** Waits until earlier requests are done. */
async function calm(bystanders: readonly FrameworkLine[]): Promise<void> {
  const until = performance.now() + CALM_WITHIN_MS;
  for (let [quick, number] = [0, 0]; quick < CALM && performance.now() < until; number += 1) {
    const asked = performance.now();
    await bystanders[number % bystanders.length]?.ask('echo', {});
    quick = performance.now() - asked < CALM_MS ? quick + 1 : 0;
    await wait(ECHO_MS);
  }
}

interface Attackers {
  readonly pid: number;
  tell(instruction: Instruction): Promise<Said>;
  stop(): void;
}

function attackersAt(url: string, tables: readonly AttackedTable[]): Attackers {
  const file = fileURLToPath(new URL('./attackers.ts', import.meta.url));
  const child = fork(file, [url, JSON.stringify(tables)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  if (child.pid === undefined) throw new Error('the attackers were never started');
  return {
    pid: child.pid,
    async tell(instruction) {
      child.send(instruction);
      // It says nothing else.
      const [said] = (await once(child, 'message')) as [Said];
      return said;
    },
    stop: () => child.kill(),
  };
}

async function during(
  name: string,
  ms: number,
  runs: number,
  bystanders: readonly FrameworkLine[],
  attackers: Attackers,
  prepare: () => Promise<void>,
): Promise<Figure[]> {
  const quiet: number[] = [];
  const under: number[] = [];
  const ratios: number[] = [];
  const carried: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await prepare();
    const before = await echoes(bystanders, ms / 2);
    const attack = attackers.tell({ do: 'attack', name, ms });
    const times = await echoes(bystanders, ms);
    const said = await attack;
    quiet.push(quantile(before, 0.99));
    under.push(quantile(times, 0.99));
    ratios.push(quantile(times, 0.99) / quantile(before, 0.99));
    carried.push(('answered' in said ? said.answered * 1000 : 0) / ms);
  }
  return [
    figureOf({ group: name, name: 'echo elsewhere before, p99', unit: 'ms' }, quiet),
    figureOf({ group: name, name: 'echo elsewhere, p99', unit: 'ms' }, under),
    figureOf({ group: name, name: 'times as long', unit: '×', goal: { most: TIMES } }, ratios),
    figureOf({ group: name, name: 'attackers’ requests carried out', unit: '/s' }, carried),
  ];
}

/** Asks for an echo every ten milliseconds, in turn at each seat, whether the last one is back or not. @returns how long each took */
async function echoes(lines: readonly FrameworkLine[], ms: number): Promise<number[]> {
  const times: number[] = [];
  const all: Promise<unknown>[] = [];
  const until = performance.now() + ms;
  for (let number = 0; performance.now() < until; number += 1) {
    const asked = performance.now();
    const answer = lines[number % lines.length]?.ask('echo', {});
    all.push(Promise.resolve(answer).then(() => times.push(performance.now() - asked)));
    await wait(ECHO_MS);
  }
  await Promise.all(all);
  return times;
}

/** A processor by its number, from 0 on; `any`: as it was before. */
type Core = 0 | 1 | 'any';

/** Counted before anything is pinned: one that is pinned sees its own core alone. */
const PROCESSORS = availableParallelism();

/**
 * Keeps a process's main thread on one core, so that processes which would run on other machines do not take its time. Returns
 * whether that worked: it takes two cores and `taskset` (Debian: util-linux).
 */
function pin(pid: number, core: Core): boolean {
  if (PROCESSORS < 2) return false;
  const cores = core === 'any' ? `0-${PROCESSORS - 1}` : String(core);
  return spawnSync('taskset', ['-cp', cores, String(pid)]).status === 0;
}
