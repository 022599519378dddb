import type { Fairness, Seat } from '@boomtown/game-core';
import { keptNonce } from '../kept/nonces.ts';
import { promisedAt, promisedWith } from '../kept/promises.ts';
import type { Shelf } from '../kept/storage.ts';
import type { ShownTable, Witnessed } from './compare.ts';
import type { Opened } from './open-transcript.ts';

/**
 * What this browser noted of the match of a file. `code`: the table that it comes from; where nobody says, it is known
 * by its commitment.
 */
export function witnessOf(
  fairness: Fairness | null,
  code: string | null,
  table: ShownTable | null,
  shelf?: Shelf,
): Witnessed {
  const promised = code === null ? fairness && promisedWith(fairness.commitment, shelf) : promisedAt(code, shelf);
  const at = code ?? promised?.code ?? null;
  const seats: readonly Seat[] = fairness?.nonces.map((_, seat) => seat) ?? [];
  return {
    promised: promised ?? null,
    own:
      at === null
        ? []
        : seats.flatMap((seat) => {
            const nonce = keptNonce(at, seat, shelf);
            return nonce === undefined ? [] : [{ seat, nonce }];
          }),
    table,
  };
}

/** The deal of a transcript, if it has one and that was checked. */
export function fairnessIn({ raw, checked }: Opened): Fairness | null {
  // `verify` has read it as such.
  return checked.ok && checked.verified.fairness ? (raw as { readonly fairness: Fairness }).fairness : null;
}

/** The seed of what was read as a transcript (hex). */
export function seedIn({ raw }: Opened): string {
  return (raw as { readonly seed: string }).seed;
}
