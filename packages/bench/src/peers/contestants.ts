import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardgame } from './boardgame.ts';
import { boomtown } from './boomtown.ts';
import { closedLoop } from './closed-loop.ts';
import { colyseus } from './colyseus.ts';
import type { Peer } from './peer.ts';
import { recordedMatch } from './recorded-match.ts';
import { type FrameSizes, relay } from './relay.ts';
import { ServerProcess } from './server-process.ts';

/** A peer whose process runs. */
export interface Running {
  readonly peer: Peer;
  readonly server: ServerProcess;
}

/** All contestants, running at the same time; idle ones take hardly any CPU. */
export interface Contestants {
  readonly floor: Running;
  readonly inMemory: Running;
  readonly onDisk: Running;
  readonly all: readonly Running[];
  stop(): Promise<void>;
}

/** Starts them all. The relay's frames are as long as Boomtown's are on average. */
export async function startContestants(): Promise<Contestants> {
  const folder = await mkdtemp(join(tmpdir(), 'boomtown-bench-'));
  const started: Running[] = [];
  const start = async (peer: Peer): Promise<Running> => {
    const running = { peer, server: await ServerProcess.start(peer.entry, peer.given) };
    started.push(running);
    return running;
  };
  const stop = async () => {
    await Promise.all(started.map(({ server }) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const inMemory = await start(boomtown(folder, 'memory'));
    const floor = await start(relay(await frameSizes(inMemory.peer, inMemory.server)));
    const onDisk = await start(boomtown(folder, 'disk'));
    const others = [await start(colyseus), await start(boardgame)];
    return { floor, inMemory, onDisk, all: [floor, inMemory, onDisk, ...others], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What an action of the recorded match takes at this server, on average: bytes from its maker, and to each client. */
async function frameSizes(peer: Peer, server: ServerProcess): Promise<FrameSizes> {
  const actions = recordedMatch().length;
  const table = await peer.openTable(server.url);
  const sum = (of: 'bytes' | 'sent') => table.lines.reduce((total, line) => total + line[of], 0);
  const before = { bytes: sum('bytes'), sent: sum('sent') };
  await closedLoop([table], actions);
  await table.close();
  return {
    up: Math.round((sum('sent') - before.sent) / actions),
    // The header of the relay's own frame is two bytes.
    down: Math.round((sum('bytes') - before.bytes) / actions / table.lines.length) - 2,
  };
}
