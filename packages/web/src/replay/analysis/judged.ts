import type { GameTypes } from '@boomtown/game-core';
import type { Judged } from '@boomtown/ui-kit/analyst';

/** What is known of each step of a replay up to now; `null` for what is still to be judged. */
export type Judgements = readonly (Judged | null)[];

/** Judges a position, given as its public view, within about `milliseconds`. Rejects if it can't. */
export type Judge = (view: GameTypes['PublicView'], milliseconds: number) => Promise<Judged>;
