export { playerOf } from './contestant.ts';
export { playMatch } from './match.ts';
