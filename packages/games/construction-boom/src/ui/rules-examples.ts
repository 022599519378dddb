import { readBuilding } from '../view.ts';
import { type Building, type PublicView, type TileId, tilesOf } from './rules.ts';

/** The buildings that the rules page shows. */

export const OPTIONS: PublicView['options'] = { rounds: 1, opener: 0, tiles: 'standard' };

function drawn(drawing: string): Building {
  const read = readBuilding(drawing, tilesOf(OPTIONS));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** One tile of each kind, side by side: not a street that could stand. */
export const ALL_KINDS = {
  ground: drawn('0 | OG MG CG\n | 0 1 2'),
  tier: drawn('0 | OT MT CT\n | 0 1 2'),
  roof: drawn('0 | OR MR CR\n | 0 1 2'),
};

export const LEANING = drawn(`
  2 | .   CT   <CT
  1 | OT  CT   .
  0 | OG  CG   .
    | 0   1    2`);

export const OVERLOADED = drawn(`
  3 | CT>  CT
  2 | .    CT
  1 | MR   CT
  0 | MG   CG
    | 0    1`);

/** What is left of it: the tile that stuck out has crushed the roof below. */
export const FALLEN = drawn(`
  1 | CT
  0 | MG
    | 0`);

export const COMBO = drawn(`
  2 | .   MT
  1 | OT  MT
  0 | OG  MG
    | 0   1`);

export const TRY_START = drawn(`
  2 | .   OT   .
  1 | CT  MT   .
  0 | CG  MG   OG
    | 0   1    2`);

/** A position in which seat 0 may build these tiles. */
export function viewOf(building: Building, hand: readonly TileId[]): PublicView {
  return {
    game: 'construction-boom',
    options: OPTIONS,
    phase: 'build',
    round: 1,
    opener: 0,
    actor: 0,
    turn: 0,
    money: [0, 0],
    history: [],
    bid: null,
    contract: { contractor: 0, number: 3, material: 'modern', doubled: false },
    hands: [hand, []],
    aside: [],
    removed: [],
    building,
    passes: 0,
    open: [],
    bonusUsed: false,
  };
}
