import type { Fairness, Seat } from '@boomtown/game-core';
import { drawnNonces } from '../local-storage/nonces.ts';
import { isSpent, openedStarts } from '../local-storage/opened-starts.ts';
import { promisedAt, promisedWith } from '../local-storage/promises.ts';
import type { StorageLike } from '../local-storage/storage.ts';
import { hashesOf, type LocalEvidence, type ShownTable } from './compare.ts';
import type { Opened } from './open-transcript.ts';

/**
 * What this browser noted of the match of a file. `code`: the table that it comes from; where nobody says, it is known
 * by its commitment.
 */
export function localEvidence(
  fairness: Fairness | null,
  code: string | null,
  table: ShownTable | null,
  storage?: StorageLike,
): LocalEvidence {
  const promised = code === null ? fairness && promisedWith(fairness.commitment, storage) : promisedAt(code, storage);
  const at = code ?? promised?.code ?? null;
  const seats: readonly Seat[] = fairness?.nonces.map((_, seat) => seat) ?? [];
  return {
    promised: promised ?? null,
    own: at === null || fairness === null ? [] : seats.flatMap((seat) => ownNonce(at, seat, fairness, storage)),
    opened: at === null ? [] : openedStarts(at, storage),
    table,
  };
}

/** The nonce that this browser gave for a seat: of all that it drew the one that is written down, unless it was sent for another start. */
function ownNonce(code: string, seat: Seat, fairness: Fairness, storage?: StorageLike) {
  const drawn = drawnNonces(code, seat, storage);
  const start = { commitment: fairness.commitment, nonceHashes: hashesOf(fairness.nonces) };
  const good = drawn.filter((nonce) => !isSpent(code, nonce, start, storage));
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
