import { type Fairness, hashOfNonce, type Transcript } from '@boomtown/game-core';
import { finishedMatch } from '@boomtown/game-testing';
import { loadRules } from '@boomtown/registry/replay';
import type { GameId } from '@boomtown/wire/browser';

/** A finished match as a server writes it down, with its deal. */
export type Dealt = Transcript & { readonly fairness: Fairness };

export const NONCES = [new Uint8Array(16).fill(2), new Uint8Array(16).fill(3)] as const;
export const HASHES = NONCES.map(hashOfNonce);

/** Plays a match of two at random, dealt from a secret and two nonces. */
export function played(id: GameId, secret = 1, nonces: readonly Uint8Array[] = NONCES): Promise<Dealt> {
  return playedFrom(id, new Uint8Array(32).fill(secret), nonces);
}

export async function playedFrom(
  id: GameId,
  secret: Uint8Array,
  nonces: readonly Uint8Array[] = NONCES,
): Promise<Dealt> {
  return finishedMatch(await loadRules(id), { options: {}, secret, nonces, names: ['Ada', 'Ben'] });
}
