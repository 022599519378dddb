import { isolated } from '@boomtown/game-core';
import type { Person, Telling } from '@boomtown/ui-kit/sentence';
import type { Words } from './rules.ts';
import { type BauBoom, type Block, COLOURS, type Seat, type Space, spaceKind } from './rules.ts';

export type BauBoomTelling = Telling<BauBoom>;

/** What a player is called: their name, or their colour where nobody is known in the seat. */
export function nameOf(seat: Seat, words: Words, people: readonly Person[]): string {
  const known = people.find((person) => person.seat === seat);
  return known === undefined ? sideName(seat, words) : isolated(known.name);
}

/** The name of a seat's colour, as a title. */
export function sideName(seat: Seat, words: Words): string {
  return words.text(`bau-boom.side-${COLOURS[seat] ?? 'red'}`);
}

/** "a red block". */
export function aBlock(block: Block, words: Words): string {
  return words.text(`bau-boom.a-${block}`);
}

/** "the red block". */
export function theBlock(block: Block, words: Words): string {
  return words.text(`bau-boom.the-${block}`);
}

/** "space 7", "ladybug space 5", "the start". */
export function spaceName(space: Space, words: Words): string {
  const kind = spaceKind(space);
  return kind === 'start' ? words.text('bau-boom.space-start') : words.text(`bau-boom.space-${kind}`, { space });
}

/** A space that a wheelbarrow comes from or goes to: where a language says so with a preposition, it is part of this. */
export function wayName(way: 'from' | 'to', space: Space, words: Words): string {
  return spaceKind(space) === 'start'
    ? words.text(`bau-boom.space-start-${way}`)
    : words.text(`bau-boom.space-${way}`, { space: spaceName(space, words) });
}

/** "2 red, 1 blue": blocks counted by colour. */
export function countedBlocks(blocks: readonly Block[], words: Words): string {
  const parts = COLOURS.flatMap((colour) => {
    const count = blocks.filter((block) => block === colour).length;
    return count === 0 ? [] : [words.text(`bau-boom.count-${colour}`, { count })];
  });
  return words.list(parts);
}

/** What is said of a drawn block to the one who may see it. */
export function sayPeek(block: Block, words: Words): string {
  return words.text('bau-boom.peek', { block: aBlock(block, words) });
}
