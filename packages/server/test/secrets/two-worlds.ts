import type { AnyGame } from '@boomtown/game-core';
import { GAMES } from '@boomtown/registry/rules';
import type { GameId } from '@boomtown/wire';
import { HandClock } from '../support/hand-clock.ts';
import { RunningServer } from '../support/running-server.ts';
import { playScene } from './played-scene.ts';
import { RecordedClient } from './recorded-client.ts';
import { type Difference, firstDifference, nameOf, type Recording, recordingOf } from './recording.ts';
import type { Scene } from './scenes.ts';
import { beginningWith } from './worlds.ts';

/** The list of tables is made anew after this time at most. */
const LIST_FRESH_MS = 600;
/** The limits are not what is tested here. */
const WITHOUT_LIMITS = {
  aMinute: { make: 1e6, sit: 1e6, join: 1e6, read: 1e6 },
  requestsASecond: 1e6,
  requestsAtOnce: 1e6,
  framesAtOnce: 1e6,
  lines: { atOnce: 1e6, aSecond: 1e6 },
};

/** Something that a viewer can tell two worlds apart by. */
export interface Leak extends Difference {
  readonly scene: string;
}

/**
 * Plays the scenes at two servers, one a world, and compares every byte. Returns the first leak of each scene.
 * @param served the game that the servers play, which may have a planted leak
 * @param heard called with what was received in each scene of the first world
 */
export async function leaksIn(
  id: GameId,
  served: AnyGame,
  scenes: readonly Scene[],
  heard: (recordings: readonly Recording[]) => void = () => {},
): Promise<Leak[]> {
  const here = await playWorld(id, served, scenes, 0);
  for (const recordings of here) heard(recordings);
  const there = await playWorld(id, served, scenes, 1);
  return here.flatMap((recordings, i) => {
    const difference = firstDifference(recordings, there[i] ?? []);
    const scene = scenes[i];
    const name = scene === undefined ? 'the list of tables' : `for ${nameOf(scene.viewer)}, ${scene.from}`;
    return difference === null ? [] : [{ ...difference, scene: name }];
  });
}

/** One server's recordings, scene by scene; at last those of a reader of the list of tables. */
async function playWorld(id: GameId, served: AnyGame, scenes: readonly Scene[], world: 0 | 1): Promise<Recording[][]> {
  const starts = scenes.map((scene) => scene.starts[world]);
  const clock = new HandClock();
  const server = await RunningServer.start({
    monotonicClock: clock,
    games: { ...GAMES, [id]: beginningWith(starts, served) },
    limits: WITHOUT_LIMITS,
  });
  try {
    const recordings: Recording[][] = [];
    for (const [number, scene] of scenes.entries())
      recordings.push(await playScene(server.url, id, scene, number, world));
    clock.advance(LIST_FRESH_MS);
    const visitor = new RecordedClient('a visitor', server.url);
    const listed = JSON.stringify(await visitor.http('GET', '/api/tables'));
    const codes = [...listed.matchAll(/"code":"(\w+)"/g)].map(([, code = '']) => code);
    if (codes.length === 0) throw new Error('no table is listed');
    recordings.push([recordingOf(visitor, new Map(codes.map((code, i) => [code, `${i}`])))]);
    return recordings;
  } finally {
    await server.remove();
  }
}
