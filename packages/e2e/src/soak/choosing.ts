import type { Rng, Seat } from '@boomtown/game-core';

/** What a person at a seat knows who is to act. `legal` is never empty. */
export interface Seen {
  readonly view: object;
  readonly own: object;
  readonly seat: Seat;
  readonly legal: readonly { readonly type: string }[];
}

/** How a sitter decides: one of the legal actions, or `null` to wait for others where several may act. */
export type Choosing = (seen: Seen) => { readonly type: string } | null;

/** Any of them, each as likely as the others. */
export function atRandom(chance: Rng): Choosing {
  return ({ legal }) => {
    const action = legal[chance.int(legal.length)];
    if (action === undefined) throw new Error('nothing is legal');
    return action;
  };
}
