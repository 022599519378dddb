import { wordsOf } from '@boomtown/i18n';
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import { type PublicView, type TileId, tileOf, tilesOf } from '../../src/ui/rules.ts';
import { viewOf } from '../../src/ui/rules-examples.ts';
import { readBuilding } from '../../src/view.ts';

const SET = tilesOf({ rounds: 1, opener: 0, tiles: 'standard' });

export const WORDS = wordsOf<Messages>('en', en);
export const PEOPLE = [
  { seat: 0, name: 'Ada' },
  { seat: 1, name: 'Ben' },
];

/** A position as it is drawn, in which Ada is contractor and to build; `hands`: kinds such as `CT`, lowest free numbers. */
export function position(
  drawing: string,
  hands: readonly [string, string],
  fields: Partial<PublicView> = {},
): PublicView {
  const read = readBuilding(drawing, SET);
  if (!read.ok) throw new Error(read.error.message);
  const taken = new Set(read.value.map(({ tile }) => tile));
  const dealt = [take(hands[0], taken), take(hands[1], taken)] as const;
  // Fields of another phase than building are only given together with it.
  return { ...viewOf(read.value, []), hands: dealt, ...fields } as PublicView;
}

/** The number of the first tile of a kind that a hand holds. */
export function tileIn(hand: readonly TileId[] | number, kind: string): TileId {
  const tile = typeof hand === 'number' ? undefined : hand.find((id) => letters(id) === kind);
  if (tile === undefined) throw new Error(`there is no ${kind} in the hand`);
  return tile;
}

export function letters(id: TileId): string {
  const { material, type } = tileOf(SET, id);
  return `${material[0]}${type[0]}`.toUpperCase();
}

function take(kinds: string, taken: Set<TileId>): readonly TileId[] {
  const ids = kinds.split(' ').flatMap((kind) => {
    const tile = SET.find(({ id }) => !taken.has(id) && letters(id) === kind);
    if (tile === undefined) return [];
    taken.add(tile.id);
    return [tile.id];
  });
  return ids.sort((a, b) => a - b);
}
