import { squaresOf } from '../../src/rules/hill.ts';
import type { BauBoomState, Block, Hill } from '../../src/rules/index.ts';
import { spaceKind } from '../../src/rules/trail.ts';

const KIND_SIGNS = { start: 'S', anteater: 'A', ladybug: '_', normal: '.' } as const;

/** A position as text: blocks by their first letters, a bare ladybug space as `_`, a bare normal one or square as `.`. */
export function boardText(state: BauBoomState): string {
  const { turn, toMove, phase, actor, dice, trail, container, barrows, hills, hand, queue } = state;
  const asked = actor === null ? '' : `, seat ${actor} is asked`;
  const signs = trail.map((block, space) => (block === null ? KIND_SIGNS[spaceKind(space)] : letter(block)));
  return [
    `turn ${turn} of seat ${toMove}, ${phase}${asked}${dice === null ? '' : `, dice ${dice.join(' ')}`}`,
    `trail ${signs.join('')}  container ${container.map(letter).join('')}`,
    ...barrows.map(({ at, load }, seat) => {
      const hill = hills[seat];
      return `seat ${seat} at ${at} with ${letters(load)}, hill ${hill === undefined ? '' : rows(hill)}`;
    }),
    ...(hand.length === 0 ? [] : [`hand ${letters(hand)}`]),
    ...(queue.length === 0 ? [] : [`then ${queue.map(({ what, seat }) => `${what} ${seat}`).join(', ')}`]),
  ].join('\n');
}

function letter(block: Block): string {
  return block.charAt(0);
}

function letters(blocks: readonly Block[]): string {
  return blocks.length === 0 ? 'nothing' : blocks.map(letter).join('');
}

/** The rows of a hill from the bottom up. */
function rows(hill: Hill): string {
  const lines: string[] = [];
  for (const { square, row } of squaresOf(hill.plan)) {
    const block = hill.built[square] ?? null;
    lines[row] = (lines[row] ?? '') + (block === null ? '.' : letter(block));
  }
  return lines.join(' ');
}
