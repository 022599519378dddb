import type { TransferTarget } from '@boomtown/wire/browser';

/** Why a seat is this browser's no longer: it was given up, its person was sent away, or it was passed on by a code. */
const REASONS = ['given-up', 'kicked', 'device', 'person'] as const satisfies readonly (
  | 'given-up'
  | 'kicked'
  | TransferTarget
)[];
export type LostSeat = (typeof REASONS)[number];

const keyOf = (code: string) => `boomtown.lost.${code}`;

/** How this tab lost its seat at a table, if it did and nothing else came of it since; a refresh does not forget it. */
export function lostSeatAt(code: string): LostSeat | null {
  try {
    const kept = sessionStorage.getItem(keyOf(code));
    return REASONS.find((why) => why === kept) ?? null;
  } catch {
    return null;
  }
}

/** `null`: the person sits there again, or watches. */
export function storeLostSeat(code: string, why: LostSeat | null): void {
  try {
    if (why === null) sessionStorage.removeItem(keyOf(code));
    else sessionStorage.setItem(keyOf(code), why);
  } catch {
    // Then a refresh does not say it again.
  }
}
