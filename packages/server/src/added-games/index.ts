export { lookAtAddedGames, useAddedGames, useBuiltGames } from './build.ts';
export { gamesFolder } from './games-file.ts';
export type { LeftOutGame } from './report.ts';
