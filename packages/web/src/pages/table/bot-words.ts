import { type BotPlayer, isBotLevel, ownBotName } from '@boomtown/wire/browser';
import type { Words } from '../../messages/words.ts';

/** That a bot sits here, and which one. */
export function botWords(player: BotPlayer, words: Words): string {
  if (isBotLevel(player)) return words.text(`bots.is-${player}`);
  return words.text('bots.is-own', { name: ownBotName(player) ?? '' });
}
