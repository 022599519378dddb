/** How well a bot plays: like a beginner, like a friend, as well as it can. */
export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export function isBotLevel(raw: unknown): raw is BotLevel {
  return BOT_LEVELS.some((level) => level === raw);
}
