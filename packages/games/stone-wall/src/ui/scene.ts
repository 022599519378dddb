import { plainTable } from '@boomtown/scene-kit';
import { type StoneWall, stoneWallRules } from '../view.ts';
import { rows } from './rows.ts';
import { teller } from './sentences.ts';

/** Mounts the picture of a table. */
export const mount = plainTable<StoneWall>({ rules: stoneWallRules, teller, rows });
