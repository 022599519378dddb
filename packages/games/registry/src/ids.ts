import type { GameId } from '@boomtown/wire/browser';
import { addedPart } from './added.ts';

/** By id, so that this list is made as the others are; nothing but the ids counts. */
const added = await addedPart<true>('ids');

/** Read in a process; in pages the bundler writes the value in its place. */
declare const process: { readonly env: { readonly SAMPLE_GAMES?: string } };

const SHELF_IDS: readonly GameId[] = ['construction-boom', 'constructo', 'constructor', 'bau-boom', 'boondoggle'];

/** Games that are here to be read. A build has them if it is asked to. */
const SAMPLE_IDS: readonly GameId[] = ['stone-wall'];

/** The games of this build, in the order of the shelf. */
export const GAME_IDS: readonly GameId[] = [
  ...SHELF_IDS,
  ...(process.env.SAMPLE_GAMES === '1' ? SAMPLE_IDS : []),
  ...Object.keys(added),
];

/** All games of this repository, in this build or not: none that is added may be called so. */
export const OWN_IDS: readonly GameId[] = [...SHELF_IDS, ...SAMPLE_IDS];

export function isGameId(raw: unknown): raw is GameId {
  return typeof raw === 'string' && GAME_IDS.includes(raw);
}

/** What a list of the registry has for a game. Throws where this build has no such game: ids from outside are checked first. */
export function entryOf<T>(list: Readonly<Record<GameId, T>>, id: GameId): T {
  const entry = Object.hasOwn(list, id) ? list[id] : undefined;
  if (entry === undefined) throw new Error(`this build has no game "${id}"`);
  return entry;
}

/** The part of a list that this build has. */
export function ofThisBuild<T>(list: Readonly<Record<GameId, T>>): Readonly<Record<GameId, T>> {
  return Object.fromEntries(Object.entries(list).filter(([id]) => GAME_IDS.includes(id)));
}
