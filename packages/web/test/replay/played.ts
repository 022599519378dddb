import {
  actors,
  bytesToHex,
  commitmentTo,
  type Fairness,
  hashOfNonce,
  legal,
  outcome,
  seedFrom,
  startMatch,
  submit,
  TRANSCRIPT_FORMAT,
  type Transcript,
  type TranscriptAction,
  textStream,
} from '@boomtown/game-core';
import type { GameId } from '@boomtown/wire/browser';
import { loadRules } from '../../src/replay/rules.ts';

/** A finished match as a server writes it down, with its deal. */
export type Dealt = Transcript & { readonly fairness: Fairness };

export const NONCES = [new Uint8Array(16).fill(2), new Uint8Array(16).fill(3)] as const;
export const HASHES = NONCES.map(hashOfNonce);

/** Plays a match of two at random, dealt from a secret and two nonces. */
export async function played(id: GameId, secret = 1, nonces: readonly Uint8Array[] = NONCES): Promise<Dealt> {
  const { rules: game } = await loadRules(id);
  const bytes = new Uint8Array(32).fill(secret);
  const seed = seedFrom(bytes, nonces);
  const started = startMatch(game, {}, 2, seed);
  if (!started.ok) throw new Error(started.error.message);
  const chance = textStream('played');
  const actions: TranscriptAction[] = [];
  let { match } = started.value;
  for (let acting = actors(game, match.state); acting.length > 0; acting = actors(game, match.state)) {
    const seat = acting[chance.int(acting.length)] ?? 0;
    const choices = legal(game, match.state, seat);
    const action = choices[chance.int(choices.length)];
    const next = submit(match, seat, action);
    if (!next.ok) throw new Error(next.error.message);
    match = next.value.match;
    actions.push({ seat, action, at: 1_764_280_000_000 + actions.length });
  }
  return {
    format: TRANSCRIPT_FORMAT,
    game: id,
    options: {},
    seats: 2,
    seed: bytesToHex(seed),
    names: ['Ada', 'Ben'],
    actions,
    outcome: outcome(game, match.state),
    fairness: { commitment: commitmentTo(bytes), secret: bytesToHex(bytes), nonces: nonces.map(bytesToHex) },
  };
}
