import { type Fairness, hashOfNonce, type Transcript } from '@boomtown/game-core';
import { finishedMatch } from '@boomtown/game-testing';
import { loadRules } from '@boomtown/registry/replay';
import type { GameId } from '@boomtown/wire/browser';

/** A finished match as a server writes it down, with its deal. */
export type Dealt = Transcript & { readonly fairness: Fairness };

export const NONCES = [new Uint8Array(16).fill(2), new Uint8Array(16).fill(3)] as const;
export const HASHES = NONCES.map(hashOfNonce);

/** Plays a match of two at random, dealt from a secret and two nonces. */
export async function played(id: GameId, secret = 1, nonces: readonly Uint8Array[] = NONCES): Promise<Dealt> {
  const rules = await loadRules(id);
  return finishedMatch(rules, { options: {}, secret: new Uint8Array(32).fill(secret), nonces, names: ['Ada', 'Ben'] });
}
