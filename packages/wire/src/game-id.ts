/** The id of a game, as the registry of games lists it. Ids from outside are checked there. */
export type GameId = string;

/** What an id looks like: lower-case letters, digits, single hyphens. */
export const GAME_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
export const MAX_GAME_ID = 40;
