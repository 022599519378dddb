import { arrange } from '@boomtown/stage/headless';
import type { Placement } from './art/names.ts';
import { actionAt } from './choosing.ts';
import { boardKey } from './keys.ts';
import type { TableLayout } from './layout.ts';
import { tilesOf } from './place-board.ts';
import { boardsOf } from './rules.ts';
import { DEPTH, frameOf, type SceneModel } from './scene-model.ts';

/** The plate under a board that can be chosen, in world units at scale 1; art and picture share it. */
export const PLATE = { width: 900, height: 860, label: 110 };

/** The boards to choose from, each on a plate with its name. */
export function choicePlacements(model: SceneModel, layout: TableLayout): readonly Placement[] {
  const boards = boardsOf(model.view.options);
  const gap = layout.middle.width * 0.02;
  const space = {
    x: layout.middle.x + gap,
    y: layout.middle.y + gap,
    width: layout.middle.width - 2 * gap,
    height: layout.middle.height - 2 * gap,
  };
  const rooms = arrange(boards.length, PLATE, space, gap);
  return boards.flatMap((board, i): readonly Placement[] => {
    const room = rooms[i];
    if (room === undefined) return [];
    const scale = Math.min(room.width / PLATE.width, 0.62);
    const key = boardKey(board.id);
    const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
    const offered = model.offer !== null && actionAt(model.choosing, key, model.offer) !== null;
    const raised = offered && (model.hovered === key || isPointedAt(model, board.id));
    const lit = raised || model.lit.includes(key);
    const inner = {
      x: middle.x - (PLATE.width / 2 - 60) * scale,
      y: middle.y - (PLATE.height / 2 - 50) * scale,
      width: (PLATE.width - 120) * scale,
      height: (PLATE.height - 100 - PLATE.label) * scale,
    };
    const rise = raised ? 14 * scale : 0;
    const frame = frameOf(board, inner, scale * 0.95);
    return [
      {
        key: `plate:${board.id}`,
        art: lit ? 'plate/lit' : offered ? 'plate/open' : 'plate/shown',
        x: middle.x,
        y: middle.y,
        z: DEPTH.plate,
        scale,
        ...(offered ? { target: { id: key, shape: { kind: 'rect', rect: plateRect } } } : {}),
      },
      {
        key: `plate-name:${board.id}`,
        art: { text: model.texts.boardName(board.id), style: 'board' },
        x: middle.x,
        y: middle.y + (PLATE.height / 2 - PLATE.label * 0.72) * scale,
        z: DEPTH.trayText,
        scale,
      },
      ...(model.confirming && isPointedAt(model, board.id)
        ? [
            {
              key: 'confirm',
              art: 'confirm',
              x: middle.x,
              y: middle.y - PLATE.label * 0.3 * scale,
              z: DEPTH.above,
            } satisfies Placement,
          ]
        : []),
      ...tilesOf(board, { ...frame, y: frame.y - rise }),
    ];
  });
}

const plateRect = { x: -PLATE.width / 2, y: -PLATE.height / 2, width: PLATE.width, height: PLATE.height };

function isPointedAt({ pointed }: SceneModel, board: string): boolean {
  return pointed?.type === 'board' && pointed.board === board;
}
