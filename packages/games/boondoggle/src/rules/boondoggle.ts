export type { Boondoggle } from './types.ts';
