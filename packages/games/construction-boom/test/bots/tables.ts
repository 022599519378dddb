import type { Level } from '@boomtown/bots/playing';
import { countedThinking } from '@boomtown/bots/playing';
import { createConstructionBoomBot } from '../../src/bots/bot.ts';
import {
  type Action,
  type BuildingView,
  type Contract,
  constructionBoomRules,
  type PublicView,
  readBuilding,
  type TileId,
  tilesOf,
} from '../../src/view.ts';

const bot = createConstructionBoomBot();

const TILES = tilesOf(constructionBoomRules.defaults);

/** Kinds of tiles by their short names, with the number of the first. */
const FIRST = { OG: 0, OT: 4, OR: 12, MG: 16, MT: 20, MR: 28, CG: 32, CT: 36, CR: 44 } as const;
export type Kind = keyof typeof FIRST;

/** The construction phase of a single round: seat 0 is the contractor, the drawing is the building. */
export function gridWith(
  drawing: string,
  contract: Partial<Contract>,
  hands: readonly [readonly Kind[], readonly Kind[]],
  changes: Partial<BuildingView> = {},
): BuildingView {
  const building = readBuilding(drawing, TILES);
  if (!building.ok) throw new Error(building.error.message);
  const used = new Set<TileId>(building.value.map(({ tile }) => tile));
  const take = (kind: Kind): TileId => {
    for (let id: number = FIRST[kind]; ; id += 1) {
      if (used.has(id)) continue;
      used.add(id);
      return id;
    }
  };
  return {
    game: 'construction-boom',
    options: { ...constructionBoomRules.defaults, rounds: 1 },
    phase: 'build',
    round: 1,
    opener: 0,
    actor: 0,
    money: [0, 0],
    history: [],
    bid: null,
    contract: { contractor: 0, number: 4, material: 'cheap', doubled: false, ...contract },
    hands: [hands[0].map(take), hands[1].map(take)],
    aside: [],
    removed: [],
    building: building.value,
    turn: 0,
    passes: 0,
    open: [],
    bonusUsed: false,
    ...changes,
  };
}

export function choice(view: PublicView, level: Level, hand: readonly TileId[] = []): Action {
  const seat = view.actor ?? 0;
  const own = view.phase === 'bid' ? { hand } : {};
  const legal = constructionBoomRules.legal(view, own, seat);
  return bot.choose({ view, own, seat, legal, seen: [] }, countedThinking(level, 60));
}

/** The kinds of the tiles that an action places. */
export function placedKinds(action: Action): readonly string[] {
  if (action.type !== 'place') return [];
  return action.tiles.map(({ tile }) => {
    const kinds = Object.entries(FIRST).filter(([, first]) => first <= tile);
    return kinds.at(-1)?.[0] ?? '';
  });
}
