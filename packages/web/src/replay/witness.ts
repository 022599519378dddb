import type { Fairness, Seat } from '@boomtown/game-core';
import { drawnNonces } from '../kept/nonces.ts';
import { isSpent, openedStarts } from '../kept/opened-starts.ts';
import { promisedAt, promisedWith } from '../kept/promises.ts';
import type { Shelf } from '../kept/storage.ts';
import { hashesOf, type ShownTable, type Witnessed } from './compare.ts';
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
    own: at === null || fairness === null ? [] : seats.flatMap((seat) => ownNonce(at, seat, fairness, shelf)),
    opened: at === null ? [] : openedStarts(at, shelf),
    table,
  };
}

/** The nonce that this browser gave for a seat: of all that it drew the one that is written down, unless it was sent for another start. */
function ownNonce(code: string, seat: Seat, fairness: Fairness, shelf?: Shelf) {
  const drawn = drawnNonces(code, seat, shelf);
  const start = { commitment: fairness.commitment, nonceHashes: hashesOf(fairness.nonces) };
  const good = drawn.filter((nonce) => !isSpent(code, nonce, start, shelf));
  const written = fairness.nonces[seat]?.toLowerCase();
  const nonce = good.find((one) => one === written) ?? good.at(-1) ?? '';
  return drawn.length === 0 ? [] : [{ seat, nonce }];
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
