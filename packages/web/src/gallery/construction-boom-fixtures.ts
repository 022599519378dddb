import { readBuilding } from '@boomtown/rules-construction-boom/view';
import {
  type BuiltTile,
  type ConstructionBoom,
  type Contract,
  type FinishedRound,
  type Player,
  type PublicView,
  type TileId,
  tileOf,
  tilesOf,
} from '../games/construction-boom/rules.ts';
import type { Snapshot } from '../games/game-module.ts';
import matches from './construction-boom-matches.jsonl?raw';

// The file is written by the test of the gallery's matches: a match's name and a snapshot of this very type a line.
const STEPS = matches
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as readonly [match: string, snapshot: Snapshot<ConstructionBoom>]);

const OPTIONS = { rounds: 4, opener: 0, tiles: 'standard' } as const;
const SET = tilesOf(OPTIONS);
const HISTORY: readonly FinishedRound[] = [
  { contractor: 0, number: 3, material: 'modern', doubled: false, count: 6, money: 60 },
  { contractor: 1, number: 4, material: 'old', doubled: true, count: 2, money: -80 },
];

/** A position as it is drawn (see the notation of buildings), and who holds which seat. */
interface Drawn {
  readonly drawing: string;
  /** Kinds such as `CT`: how many of them each player has. */
  readonly hands?: readonly [string, string];
  readonly seats?: readonly number[];
  readonly contract?: Partial<Contract>;
  readonly fields?: Partial<PublicView>;
}

const DRAWN: Readonly<Record<string, Drawn>> = {
  start: {
    drawing: '0 | OG MG CG\n  | 0 1 2',
    hands: ['OG OT OT OT MT MT MR CG CT CR', 'OT OT OR MG MT MT MT CT CT CT'],
    contract: { number: 4, material: 'modern' },
  },
  middle: {
    drawing: `
      2 | .   OT*  MR   .   .   .
      1 | .   OT*  MT*  .   CT  <CT
      0 | OG* OG*  MG*  CG  CG  .
        | -1  0    1    2   3   4`,
    hands: ['OT OT MT MT CT CR', 'OR MG MT CT CT'],
    contract: { number: 4, material: 'modern', doubled: true },
  },
  tall: {
    drawing: `
      5 | .    .    CR  .   .   .
      4 | .    .    CT* .   .   .
      3 | .    .    CT* .   .   .
      2 | MT>  MT   CT* <CT .   .
      1 | .    MT*  CT  .   .   OT
      0 | .    MG*  OG  MG* CG  OG
        | -1   0    1   2   3   4`,
    hands: ['OT OT OR MT CR', 'OR MG CT'],
    contract: { number: 6, material: 'cheap' },
  },
  lean: {
    drawing: `
      3 | .   .    .
      2 | CT  <CT  CT
      1 | OT  .    CT
      0 | OG  MG   CG
        | 0   1    2`,
    hands: ['OT MT MT', 'OR MG CT'],
    seats: [1],
    contract: { number: 4, material: 'cheap' },
    fields: { phase: 'lean', actor: 1, turn: 0, open: [{ column: 1, row: 2 }] },
  },
  bonus: {
    drawing: `
      2 | .   MT*  .
      1 | OT  MT*  CT
      0 | OG  MG*  CG
        | 0   1    2`,
    hands: ['OT OT MT CT', 'OT OR MG MT CT CT'],
    contract: { number: 5, material: 'modern' },
    fields: { phase: 'bonus', actor: 0, turn: 0 },
  },
  open: {
    drawing: '0 | OG MG CG\n  | 0 1 2',
    hands: ['OG OT OT OT MT MT MR CG CT CR', ''],
    fields: { phase: 'bid', turn: null },
  },
  bid: {
    drawing: '0 | OG MG OG\n  | 0 1 2',
    hands: ['OG OT OT OT MT MT MR CG CT CR', ''],
    fields: {
      phase: 'bid',
      turn: null,
      bid: { seat: 1, number: 3, material: 'modern' },
      round: 3,
      history: HISTORY,
      money: [60, -80],
    },
  },
  watching: {
    drawing: '0 | OG MG OG\n  | 0 1 2',
    seats: [],
    fields: { phase: 'bid', turn: null, bid: { seat: 1, number: 3, material: 'modern' } },
  },
};

/** Drawn positions, then the steps of matches: `chain 12` begins at step 12 of the one that is called `chain`. */
export const CONSTRUCTION_BOOM_FIXTURES: readonly string[] = [
  ...Object.keys(DRAWN),
  ...STEPS.map(([name, { step }]) => `${name} ${step}`),
];

/** What the person of the fixture sees so many steps later. */
export function constructionBoomFixture(fixture: string, later: number): Snapshot<ConstructionBoom> {
  const drawn = DRAWN[fixture];
  if (drawn !== undefined) return fromDrawing(drawn);
  const [name = '', first = '0'] = fixture.split(' ');
  const steps = STEPS.filter(([match]) => match === name);
  const [, snapshot] = steps[Math.min(Number(first) + later, steps.length - 1)] ?? [];
  if (snapshot === undefined) throw new Error(`there is no fixture "${fixture}"`);
  return snapshot;
}

function fromDrawing({ drawing, hands = ['', ''], seats = [0], contract, fields }: Drawn): Snapshot<ConstructionBoom> {
  const read = readBuilding(drawing, SET);
  if (!read.ok) throw new Error(read.error.message);
  const building = read.value;
  const taken = new Set(building.map(({ tile }: BuiltTile) => tile));
  const dealt = [take(hands[0], taken), take(hands[1], taken)] as const;
  const bidding = fields?.phase === 'bid';
  const open = {
    game: 'construction-boom',
    options: OPTIONS,
    round: 1,
    opener: 0,
    actor: 0,
    money: [0, 0],
    history: [],
    bid: null,
    contract: bidding ? null : { contractor: 0, number: 3, material: 'old', doubled: false, ...contract },
    removed: [],
    building,
    turn: 0,
    passes: 0,
    open: [],
    bonusUsed: false,
  } as const;
  const hidden = { phase: 'bid', hands: [10, 10], aside: 25 } as const;
  const shown = { phase: 'build', hands: dealt, aside: [] } as const;
  // Fixtures change fields of the phase that they are of.
  const view = { ...open, ...(bidding ? hidden : shown), ...fields } as PublicView;
  return {
    step: 1,
    view,
    you: seats.map((seat) => ({ seat, view: bidding ? { hand: dealt[player(seat)] } : {} })),
    events: [],
  };
}

function player(seat: number): Player {
  return seat === 1 ? 1 : 0;
}

/** The lowest free numbers of these kinds. */
function take(kinds: string, taken: Set<TileId>): readonly TileId[] {
  const ids = kinds.split(' ').flatMap((kind) => {
    const tile = SET.find(({ id }) => !taken.has(id) && letters(id) === kind);
    if (tile === undefined) return [];
    taken.add(tile.id);
    return [tile.id];
  });
  return ids.sort((a, b) => a - b);
}

function letters(id: TileId): string {
  const { material, type } = tileOf(SET, id);
  return `${material[0]}${type[0]}`.toUpperCase();
}
