export type { Puzzle, PuzzleChoice } from '@boomtown/analysis';
