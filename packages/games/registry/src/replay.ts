import type { AnyGame } from '@boomtown/game-core';
import type { GameId } from '@boomtown/wire/browser';
import { addedPart } from './added.ts';
import { entryOf } from './ids.ts';

const added = await addedPart<() => Promise<AnyGame>>('replay');

/** Whole rules are fetched when a transcript is opened; no other page needs more of the rules than the views. */
const RULES: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
  'construction-boom': () =>
    import('@boomtown/construction-boom/rules').then(({ games }) => games['construction-boom']),
  constructo: () => import('@boomtown/constructo/rules').then(({ games }) => games.constructo),
  constructor: () => import('@boomtown/constructo/rules').then(({ games }) => games.constructor),
  'bau-boom': () => import('@boomtown/bau-boom/rules').then(({ games }) => games['bau-boom']),
  boondoggle: () => import('@boomtown/boondoggle/rules').then(({ games }) => games.boondoggle),
  'stone-wall': () => import('@boomtown/stone-wall/rules').then(({ games }) => games['stone-wall']),
  ...added,
};

export function loadRules(id: GameId): Promise<AnyGame> {
  return entryOf(RULES, id)();
}
