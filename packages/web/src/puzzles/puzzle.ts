export type { Puzzle } from '@boomtown/analysis';
