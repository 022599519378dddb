import {
  either,
  flag,
  list,
  listBy,
  object,
  oneOf,
  optional,
  orNull,
  pair,
  seat,
  tagged,
  whole,
} from '@boomtown/game-core/shapes';

/** In rising order of a bid's worth (§3.1). */
export const MATERIALS = ['old', 'modern', 'cheap'] as const;
export const TILE_SET_NAMES = ['standard'] as const;
export const SIDES = ['left', 'right'] as const;
export const PHASES = ['bid', 'build', 'lean', 'bonus', 'over'] as const;

export const MOST_ROUNDS = 12;
/** There are sixteen tiles of each material (§3.2). */
export const HIGHEST_NUMBER = 16;
/** Tiles of a set (§1.3). */
const TILES = 48;
/** Any column will do; so that one more still counts exactly, it has to end somewhere. */
const FARTHEST_COLUMN = 1_000_000_000;
/** Far more than twelve rounds can bring; which sums are right follows from the history. */
const MOST_MONEY = 1_000_000;

/** There are two of them. */
const player = oneOf(0, 1);
const material = oneOf(...MATERIALS);
/** The index of a tile in its set (§1.3). */
const tile = whole(0, TILES - 1);
const tiles = list(tile);
const hands = pair(tiles);
const column = whole(-FARTHEST_COLUMN, FARTHEST_COLUMN);
/** No building is higher than it has tiles. */
const row = whole(0, TILES - 1);
/** A place in the street: any column, row 0 is the ground (§4.2). */
const cell = { column, row };
/** In thousands of euros. */
const money = whole(-MOST_MONEY, MOST_MONEY);

const builtTile = object({
  tile,
  ...cell,
  /** What carries a tile: the one below, or the tier beside it (§5.1); nothing carries a ground. */
  rests: oneOf('down', 'left', 'right', null),
  /** Used up in a combo (§7.1). */
  consumed: flag,
});

/** At least `number` tiles of the material in play at the end of the round. */
const bid = { number: whole(1, HIGHEST_NUMBER), material };
const standingBid = { seat: player, ...bid };
const contract = { contractor: player, ...bid, doubled: flag };
const finishedRound = {
  ...contract,
  /** Tiles of the contract's material that were in play at the end. */
  count: whole(0, HIGHEST_NUMBER),
  /** What the contractor got or, below 0, lost. */
  money,
};

const options = object({
  rounds: whole(1, MOST_ROUNDS),
  opener: either(oneOf('random'), player),
  tiles: oneOf(...TILE_SET_NAMES),
});

/** The fields of a state that hide nothing in any phase. */
const open = {
  game: oneOf('construction-boom'),
  options,
  /** From 1. */
  round: whole(1, MOST_ROUNDS),
  /** Who opened the bidding of this round. */
  opener: player,
  /** Who is to act; `null` only when the match is over. */
  actor: orNull(player),
  money: pair(money),
  history: list(object(finishedRound)),
  bid: orNull(object(standingBid)),
  contract: orNull(object(contract)),
  /** Tiles that left the game in this round, in the order in which they went. */
  removed: tiles,
  /** Every tile in play, by column, then row. */
  building: listBy(builtTile, 'tile', 'column', 'row'),
  /** Whose turn it is in the construction phase, also while the other acts. */
  turn: orNull(player),
  passes: oneOf(0, 1),
  /** The ambiguous tile that waits for the saboteur, if any (§5.2). */
  open: list(object(cell)),
  /** Is the tile that waits for the saboteur the bonus of this turn? */
  bonusUsed: flag,
};

const built = { ...open, hands, aside: tiles };

/** In an action a number may be any: what is out of range is the rules' to refuse. */
const placement = { tile: whole(), column: whole(), row: whole() };
const placed = { tile, ...cell };

export const shapes = {
  builtTile,
  openFields: object(open),
};

/** Everything that the game takes, keeps and shows: types, parsing and the wire follow from it. */
export const shape = {
  options,
  state: object({ ...open, phase: oneOf(...PHASES), hands, aside: tiles }),
  publicView: tagged('phase', {
    /** While the players bid only the sizes of what is hidden are shown (§2.3). */
    bid: { ...open, hands: pair(whole(0, TILES)), aside: whole(0, TILES) },
    build: built,
    lean: built,
    bonus: built,
    over: built,
  }),
  /** The own hand while the players bid, afterwards nothing. */
  privateView: object({ hand: optional(tiles) }),
  action: tagged('type', {
    bid: { number: whole(), material },
    accept: {},
    double: {},
    /** One or two, in the order in which they go down. */
    place: { tiles: list(object(placement), 1) },
    pass: {},
    lean: { side: oneOf(...SIDES) },
    bonus: placement,
    skip: {},
  }),
  event: tagged('type', {
    dealt: { round: whole(1, MOST_ROUNDS), grounds: tiles, opener: player },
    hand: { tiles },
    bid: standingBid,
    contract,
    revealed: { hands, aside: tiles },
    /** `from` stands in it for a bonus only: the seat of the hand that the tile came from. */
    placed: { seat: player, ...placed, from: optional(player) },
    leaned: { ...cell, side: oneOf(...SIDES), chosen: flag },
    'lean-asked': cell,
    collapsed: { ground: tile, column, load: whole(), capacity: whole() },
    crushed: placed,
    /** `to` is the row in which it landed; `null`: it left the game. */
    fell: { tile, column, from: row, to: orNull(row) },
    combo: { cells: list(object(cell)) },
    passed: { seat: player, forced: flag },
    'round-scored': finishedRound,
    'match-ended': { winners: list(seat), money: pair(money) },
  }),
};
