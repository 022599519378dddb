/** The games of this build, in the order of the shelf. */
export const GAME_IDS = ['construction-boom', 'constructo', 'constructor', 'bau-boom', 'boondoggle'] as const;

export type GameId = (typeof GAME_IDS)[number];

export function isGameId(raw: unknown): raw is GameId {
  return typeof raw === 'string' && (GAME_IDS as readonly string[]).includes(raw);
}
