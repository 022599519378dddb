import { type Rng, textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gamesEn } from '@boomtown/registry/messages/en';
import { gameOf } from '@boomtown/registry/rules';
import type { GameId } from '@boomtown/wire';
import { shortOptions } from './played-table.ts';
import { type Account, openAccount } from './soak/account.ts';
import { atRandom } from './soak/choosing.ts';
import { ScriptedPlayer } from './soak/scripted-player.ts';
import type { StartedSite } from './started-site.ts';

/** A game as its page calls it, and the option that makes it short, where one does: its label and what to write there. */
export interface ShortMatch {
  readonly id: GameId;
  readonly title: string;
  readonly short?: readonly [string, string];
}

export const SHORT_MATCHES: readonly ShortMatch[] = GAME_IDS.map((id) => {
  const game = gameOf(id);
  const title = game.info.name;
  const [limit] = Object.entries(shortOptions(game));
  return limit === undefined ? { id, title } : { id, title, short: [labelOf(id, limit[0]), String(limit[1])] };
});

/** How the form calls an option, in English. */
export function labelOf(id: GameId, option: string): string {
  const words: Readonly<Record<string, Readonly<Record<string, unknown>>>> = gamesEn;
  const owner = words[id] ?? {};
  const label = owner[`option-${option}`];
  if (typeof label !== 'string') throw new Error(`${id} has no words for its option ${option}`);
  return label;
}

/** A program at the second seat of a table of two that makes random moves. */
interface Partner {
  readonly account: Account;
  /** What its moves follow from; those of the person who plays with it may, too. */
  readonly chance: Rng;
  leave(): Promise<void>;
}

/** Seats a partner, who is ready at once. `story`: any text, from which chance follows. */
export async function seatPartner(site: StartedSite, id: GameId, code: string, story: string): Promise<Partner> {
  const account = openAccount(id, code, 2);
  const chance = textStream(`${story}: ${id}`);
  const token = await site.takeSeat(code, 'Ben');
  const ben = new ScriptedPlayer(gameOf(id), account, 1, token, site.url, chance, atRandom(chance));
  const playing = ben.play();
  return {
    account,
    chance,
    async leave() {
      ben.leave();
      await playing;
    },
  };
}
