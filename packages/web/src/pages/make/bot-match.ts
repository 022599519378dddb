import type { ApiRefusal } from '@boomtown/client/http';
import { shelfOf } from '@boomtown/registry/shelf';
import type { BotLevel, GameId } from '@boomtown/wire/browser';
import { wishFor } from '../../games/seat-wish.ts';
import { settings } from '../../local-storage/settings.ts';
import { makeTable } from '../../net/seat-requests.ts';
import { suggestedName } from '../../shell/suggested-name.ts';
import { USUAL_TERMS } from './presets.ts';

/** The bot that a person plays who chose none. */
export const USUAL_BOT: BotLevel = 'normal';

/** Codes of tables that this page made against bots alone, and that have not begun yet. */
const toBegin = new Set<string>();

/** Makes the smallest table of a game, against bots alone. Returns its code, or why there is none. */
export async function makeBotMatch(game: GameId): Promise<{ readonly code: string } | { readonly error: ApiRefusal }> {
  const made = await makeTable({
    game,
    options: {},
    seats: shelfOf(game).seats.min,
    name: suggestedName(),
    listed: false,
    watchable: true,
    terms: USUAL_TERMS,
    ...wishFor(game, settings.value.colour),
  });
  if (!made.ok) return { error: made.error };
  toBegin.add(made.value.code);
  return { code: made.value.code };
}

/** Is the table one that begins without a further question? Says so once. */
export function beginsAtOnce(code: string): boolean {
  return toBegin.delete(code);
}
