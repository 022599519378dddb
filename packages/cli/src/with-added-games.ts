import { gamesFolder, useBuiltGames } from '@boomtown/server/added-games';

/** Imported for its effect, before the registry: the tools know the games that the host added, as the server last built them. */
useBuiltGames(gamesFolder(process.env));
