import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardgame } from './boardgame.ts';
import { boomtown } from './boomtown.ts';
import { colyseus } from './colyseus.ts';
import { frameSizes } from './frame-sizes.ts';
import type { Peer } from './peer.ts';
import { relay } from './relay.ts';
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
