import { centreOf } from '@boomtown/stage/headless';
import type { Placement } from './art/names.ts';
import { basketAt, type TableLayout, tableTop } from './layout.ts';
import type { Block } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

/** This many blocks stand in a row. */
const IN_A_ROW = 5;

/** The blocks that were left over and go into the basket: for them one comes off the hill (§4.3). */
export function leftPlacements({ memory, view, cue }: SceneModel, layout: TableLayout): readonly Placement[] {
  const { left } = memory;
  if (view.phase !== 'demolish' || cue !== null || left.length === 0) return [];
  const lifted = layout.hills.find(({ kind }) => kind === 'lifted');
  const [first, , , last] = lifted?.piles ?? [];
  // On the sheet with the hill, where there is one; it hides the cloth.
  if (lifted !== undefined && first !== undefined && last !== undefined) {
    const size = lifted.pile * 0.62;
    const basket = { x: last.x + size * 0.2, y: first.y };
    return [
      {
        key: 'left-basket',
        art: 'basket/full',
        x: basket.x,
        y: basket.y + 4,
        z: DEPTH.lifted + DEPTH.block,
        scale: size / 76,
      },
      arrowPlacement(basket.x - size * 1.15, basket.y, 0, size / 120, DEPTH.lifted + DEPTH.block),
      ...left.map((block, i) =>
        leftBlock(
          i,
          block,
          first.x - size * 0.6 + (i % IN_A_ROW) * size * 0.86,
          first.y + Math.floor(i / IN_A_ROW) * size * 0.5,
          size,
          DEPTH.lifted + DEPTH.block,
        ),
      ),
    ];
  }
  const basket = basketAt(layout);
  const middle = centreOf(tableTop(layout));
  const size = 46;
  const row = Math.min(left.length, IN_A_ROW);
  const turn = Math.atan2(basket.y - middle.y, basket.x - middle.x);
  return [
    arrowPlacement((basket.x + middle.x) / 2, (basket.y + middle.y) / 2, turn, 0.4, DEPTH.dice + 8),
    ...left.map((block, i) =>
      leftBlock(
        i,
        block,
        middle.x + ((i % IN_A_ROW) - (row - 1) / 2) * size,
        middle.y + Math.floor(i / IN_A_ROW) * size,
        size,
        DEPTH.dice,
      ),
    ),
  ];
}

function arrowPlacement(x: number, y: number, rotation: number, scale: number, z: number): Placement {
  return { key: 'left-arrow', art: 'icon/arrow', x, y, z, scale, rotation };
}

function leftBlock(i: number, block: Block, x: number, y: number, size: number, z: number): Placement {
  return { key: `left:${i}`, art: `block/${block}`, x, y, z: z + 10 + i, scale: (size / 100) * 0.9 };
}
