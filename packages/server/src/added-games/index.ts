export { lookAtAddedGames, useAddedGames, useBuiltGames } from './build.ts';
export { gamesFolder } from './games-folder.ts';
export type { LeftOutGame } from './report.ts';
