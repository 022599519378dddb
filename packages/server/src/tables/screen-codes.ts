import { failed, ok, type Refusal, type Result } from '@boomtown/game-core';
import { isGameId } from '@boomtown/registry/ids';
import type { ScreenReply } from '@boomtown/wire';
import { KeyTaken } from '../storage/index.ts';
import { refuseAs, tableRefusal } from './refusals.ts';
import { screenCodeFor } from './room-code.ts';
import type { TableWorld } from './table-world.ts';
import { hashOfToken } from './token.ts';

/** Long enough to find one's phone. The screen shows another one by itself after that. */
const VALID_MS = 10 * 60_000;
/** A code that is about to end is not shown any more. */
const LEAST_MS = 20_000;
const TRIES = 5;

/** Counts a new code; seconds to wait where that is too often, or 0. */
type CountCode = () => Promise<number>;

/** The one-time codes that big screens show until a seat admits them to its table. */
export class ScreenCodes {
  readonly #world: Pick<TableWorld, 'store' | 'now'>;

  constructor(world: Pick<TableWorld, 'store' | 'now'>) {
    this.#world = world;
  }

  /**
   * Where the screen with this token was admitted, or the code that it is to show: the same one whenever it asks, until the code
   * is too old. Refused as `too-fast` or `game-gone`.
   */
  async look(
    token: string,
    count: CountCode,
  ): Promise<Result<ScreenReply, Refusal & { readonly retryAfter?: number }>> {
    const { store, now } = this.#world;
    const tokenHash = hashOfToken(token);
    for (let tries = 1; ; tries += 1) {
      const known = await store.screens.find(tokenHash);
      const admitted = known?.admitted ?? null;
      if (admitted !== null) {
        return isGameId(admitted.game) ? ok({ table: admitted.code, game: admitted.game }) : refuseAs('game-gone');
      }
      if (known !== undefined && !known.isUsed && known.until - now() > LEAST_MS)
        return ok({ code: screenCodeFor(token, known.until) });
      const retryAfter = await count();
      if (retryAfter > 0) return failed({ ...tableRefusal('too-fast'), retryAfter });
      const until = now() + VALID_MS + tries;
      const code = screenCodeFor(token, until);
      try {
        await store.screens.wait(tokenHash, hashOfToken(code), until, now());
        return ok({ code });
      } catch (error) {
        // Another screen shows the same code, or this one has asked twice at once.
        if (!(error instanceof KeyTaken) || tries === TRIES) throw error;
      }
    }
  }
}
