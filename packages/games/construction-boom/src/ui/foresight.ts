import {
  type Action,
  type Cell,
  countOf,
  type Forecast,
  type PublicView,
  preview,
  type Seat,
  SIDES,
  type TileId,
  tilesOf,
} from './rules.ts';

/** What becomes of a tile when grounds give way. */
type Fate = 'lost' | 'crushed' | 'falls';

/** What an action would lead to, as far as it can be said: where the saboteur still has a choice, the worst for each ground. */
export interface Foresight {
  /** By ground: what it would carry, from what, and whether that is too much. */
  readonly loads: ReadonlyMap<TileId, { readonly from: number; readonly load: number; readonly givesWay: boolean }>;
  readonly fates: ReadonlyMap<TileId, Fate>;
  readonly grounds: readonly TileId[];
  readonly combos: readonly (readonly Cell[])[];
  readonly bonus: boolean;
  /** The tile whose side would be the saboteur's choice: what is said here may then turn out one way or the other. */
  readonly ambiguous: Cell | null;
  /** Tiles of the contract's material afterwards, from and to. */
  readonly count: readonly [least: number, most: number];
  /** With the tiles down, before anything gives way; of the first way. */
  readonly ways: readonly Forecast[];
}

/** What is foreseen while this seat has this in mind: what it would do, or else both ways of the tile that waits for the saboteur. */
export function foreseen(view: PublicView, seat: Seat | null, inMind: Action | null): Foresight | null {
  return inMind === null || seat === null ? foreseeBothSides(view) : foresee(view, seat, inMind);
}

/** What the action of this seat would do to the street; `null` for what builds nothing or is not legal. */
export function foresee(view: PublicView, seat: Seat, action: Action | null): Foresight | null {
  if (action === null || (action.type !== 'place' && action.type !== 'bonus' && action.type !== 'lean')) return null;
  const seen = preview(view, seat, action);
  if (!seen.ok) return null;
  return foresightOf(view, seen.value.ways, seen.value.ambiguous, action.type === 'lean' ? leanWays(view) : []);
}

/** Both ways at once of the tile that waits for the saboteur; `null` if none does. */
function foreseeBothSides(view: PublicView): Foresight | null {
  const ways = leanWays(view);
  if (ways.length === 0) return null;
  // Which tiles would fall, and what combos there would be, is seen once one of the sides is pointed at.
  return { ...foresightOf(view, ways, null, ways), fates: new Map(), grounds: [], combos: [] };
}

function leanWays(view: PublicView): readonly Forecast[] {
  const { actor } = view;
  if (view.phase !== 'lean' || actor === null) return [];
  return SIDES.flatMap((side) => {
    const seen = preview(view, actor, { type: 'lean', side });
    return seen.ok ? seen.value.ways : [];
  });
}

/** @param all all ways that there are if the tile stands already, so that no ground carries it for sure */
function foresightOf(
  view: PublicView,
  ways: readonly Forecast[],
  ambiguous: Cell | null,
  all: readonly Forecast[],
): Foresight {
  const material = view.contract?.material ?? 'old';
  const counts = ways.map(({ settled }) => countOf(settled, material, tilesOf(view.options)));
  return {
    loads: worstLoads(ways, all),
    fates: fatesOf(ways),
    grounds: [
      ...new Set(ways.flatMap(({ waves }) => waves.flatMap((wave) => wave.grounds.map(({ ground }) => ground)))),
    ],
    combos: ways[0]?.combos ?? [],
    bonus: ways.some(({ bonus }) => bonus),
    ambiguous,
    count: [Math.min(...counts), Math.max(...counts)],
    ways,
  };
}

function worstLoads(ways: readonly Forecast[], all: readonly Forecast[]): Foresight['loads'] {
  const least = new Map<TileId, number>();
  for (const { ground, load } of all.flatMap((way) => way.loads)) {
    least.set(ground, Math.min(load, least.get(ground) ?? load));
  }
  const loads = new Map<TileId, { from: number; load: number; givesWay: boolean }>();
  for (const { ground, load, before, givesWay } of ways.flatMap((way) => way.loads)) {
    const known = loads.get(ground);
    const from = least.get(ground) ?? before ?? 0;
    if (known === undefined || load > known.load) loads.set(ground, { from, load, givesWay });
  }
  return loads;
}

const WORSE: Readonly<Record<Fate, number>> = { falls: 0, crushed: 1, lost: 2 };

function fatesOf(ways: readonly Forecast[]): Foresight['fates'] {
  const fates = new Map<TileId, Fate>();
  const meets = (tile: TileId, fate: Fate): void => {
    const known = fates.get(tile);
    if (known === undefined || WORSE[fate] > WORSE[known]) fates.set(tile, fate);
  };
  for (const wave of ways.flatMap(({ waves }) => waves)) {
    for (const { ground } of wave.grounds) meets(ground, 'lost');
    for (const { tile, to, crushed } of wave.falls) {
      meets(tile, to === null ? 'lost' : 'falls');
      if (crushed !== null) meets(crushed.tile, 'crushed');
    }
  }
  return fates;
}
