import {
  bytesToHex,
  commitmentTo,
  type Fairness,
  type Game,
  type GameTypes,
  seedFrom,
  TRANSCRIPT_FORMAT,
  type Transcript,
} from '@boomtown/game-core';
import { playAtRandom } from './play.ts';

export interface DealtMatch {
  readonly options: object;
  /** 32 bytes. */
  readonly secret: Uint8Array;
  /** One a seat, 16 bytes each. */
  readonly nonces: readonly Uint8Array[];
  readonly names: readonly string[];
}

/** When the first action of such a match was made; each further one a millisecond later. */
const BEGAN = 1_764_280_000_000;

/** A whole match, dealt from a secret and nonces and played at random, as a server would write it down. Throws where the setup is refused. */
export function finishedMatch<T extends GameTypes>(
  game: Game<T>,
  { options, secret, nonces, names }: DealtMatch,
): Transcript & { readonly fairness: Fairness } {
  const seed = bytesToHex(seedFrom(secret, nonces));
  const seats = nonces.length;
  const { positions, outcome } = playAtRandom(game, { options, seats, seed, policy: 'finished match' });
  if (outcome === null) throw new Error(`${game.info.id} did not come to an end`);
  return {
    format: TRANSCRIPT_FORMAT,
    game: game.info.id,
    options,
    seats,
    seed,
    names,
    actions: positions.flatMap(({ made, step }) => (made === null ? [] : [{ ...made, at: BEGAN + step - 1 }])),
    outcome,
    fairness: { commitment: commitmentTo(secret), secret: bytesToHex(secret), nonces: nonces.map(bytesToHex) },
  };
}
