import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { boondoggleGame } from '@boomtown/boondoggle/rules';
import type { FrameworkLine } from '../lines/framework-line.ts';
import { quantile } from '../measure/statistics.ts';
import { joined } from '../peers/boomtown.ts';
import { ServerProcess } from '../peers/server-process.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Effort, Section } from '../section.ts';
import { type RecordedTable, recordTables } from '../tables/recorded-tables.ts';
import type { Said, Told } from './attackers.ts';
import { ATTACKS, type AttackedTable, type AttackerKind } from './requests.ts';

const SOCKETS = 300;
const SEATS = 6;
/** Of matches so long. */
const ACTIONS = 400;
const RUN_MS = 10_000;
const ECHO_MS = 10;
const TIMES = 3;
const BYSTANDER = { 'x-forwarded-for': '192.0.2.1' };
const KINDS: readonly AttackerKind[] = ['watcher', 'seat', 'http'];

/** Measures how long an echo takes at a table while 300 sockets of another address ask for what costs most. */
export const attackSection: Section = {
  name: 'attack',
  title: 'Attack: echoes at one table while 300 sockets of another address ask as fast as they may',
  async measure({ runs, smoke }: Effort, say) {
    const folder = await mkdtemp(join(tmpdir(), 'boomtown-bench-'));
    const sockets = smoke ? SEATS : SOCKETS;
    const wanted = { game: boondoggleGame, seats: SEATS, tables: sockets / SEATS + 1, actions: smoke ? 80 : ACTIONS };
    const [own, ...tables] = await recordTables(folder, [wanted]);
    if (own === undefined) throw new Error('nothing was recorded');
    const server = await ServerProcess.start('guarded.ts', [folder]);
    const attackers = await attackersAt(server.url, tables);
    try {
      const bystanders = await Promise.all(
        own.tokens.map((token) => joined(server.url, own.code, [token], {}, BYSTANDER)),
      );
      const figures: Figure[] = [];
      for (const by of KINDS) {
        say(`${sockets} attackers of the kind "${by}" join`);
        await attackers.tell({ do: 'join', by, sockets });
        const attacks = ATTACKS.filter((one) => one.by === by);
        for (const { name } of smoke ? attacks.slice(0, 1) : attacks) {
          say(name);
          figures.push(...(await during(name, smoke ? RUN_MS / 20 : RUN_MS, runs, bystanders, attackers)));
        }
      }
      await Promise.all(bystanders.map(({ line }) => line.close()));
      return figures;
    } finally {
      attackers.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

interface Attackers {
  tell(told: Told): Promise<Said>;
  stop(): void;
}

async function attackersAt(url: string, tables: readonly RecordedTable[]): Promise<Attackers> {
  const file = fileURLToPath(new URL('./attackers.ts', import.meta.url));
  // Their matches are longer than a command may be.
  const seats: readonly AttackedTable[] = tables.map(({ code, tokens }) => ({ code, tokens }));
  const child = fork(file, [url, JSON.stringify(seats)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return {
    async tell(told) {
      child.send(told);
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
): Promise<Figure[]> {
  const quiet: number[] = [];
  const under: number[] = [];
  const ratios: number[] = [];
  const carried: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = await echoes(bystanders, ms / 2);
    const attack = attackers.tell({ do: 'attack', name, ms });
    const times = await echoes(bystanders, ms);
    const said = await attack;
    quiet.push(quantile(before, 0.99));
    under.push(quantile(times, 0.99));
    ratios.push(quantile(times, 0.99) / quantile(before, 0.99));
    carried.push(('answered' in said ? said.answered * 1000 : 0) / ms);
    // What is still under way belongs to nobody's next figure.
    await wait(ms / 10);
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
