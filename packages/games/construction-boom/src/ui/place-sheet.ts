import type { Rect } from '@boomtown/stage/headless';
import type { Placement } from './art/names.ts';
import { buttonKey } from './keys.ts';
import type { Layout } from './layout.ts';
import { panel } from './place-ladder.ts';
import { buttonAt } from './place-panels.ts';
import { DEPTH, type SceneModel, type SheetTexts } from './scene-model.ts';

/** Lines lower than this can't be read. */
const LEAST_LINE = 16;
const KEY_WIDTH = 180;
/** Below the lines there is room for the key; in a low place it stands in the head of the paper. */
const FOOT = 84;
const LOW_HEAD = 58;
const LOW_FOOT = 12;
/** The title takes the room of this many lines. */
const TITLE_LINES = 1.6;
/** Half a line, from its upper edge to its middle. */
const HALF = 0.5;

/** How the paper is divided: in a low place the key stands beside the title, and the rounds before are left out. */
function dividedIn({ bounds, wide }: Layout, all: SheetTexts['lines']) {
  const most = wide ? 32 : 27;
  const high = Math.min(most, (bounds.height - 140) / (all.length + 2));
  if (high >= LEAST_LINE) return { line: high, lines: all, head: high * TITLE_LINES, foot: FOOT, isLow: false };
  const room = bounds.height - LOW_HEAD - LOW_FOOT - 16;
  const lines = room / all.length >= LEAST_LINE ? all : all.filter(({ before }) => before !== true);
  const line = Math.min(most, room / lines.length);
  return { line, lines, head: LOW_HEAD, foot: LOW_FOOT, isLow: true };
}

/** The score sheet: how the money of the last round came about, and the rounds before it. */
export function sheetPlacements(model: SceneModel, layout: Layout): readonly Placement[] {
  const { sheet, texts } = model;
  if (!sheet || texts.sheet === null) return [];
  const { bounds, wide } = layout;
  const { title } = texts.sheet;
  const { line, lines, head, foot, isLow } = dividedIn(layout, texts.sheet.lines);
  const width = Math.min(wide ? 560 : 420, bounds.width - 24);
  const height = head + line * lines.length + foot;
  const rect: Rect = { x: (bounds.width - width) / 2, y: Math.max(8, (bounds.height - height) / 2), width, height };
  const pad = wide ? 28 : 18;
  const right = rect.x + width - pad;
  const z = DEPTH.sheet;
  const text = Math.round(line * 0.54);
  const titleWidth = width - 2 * pad - (isLow ? KEY_WIDTH + pad : 0);
  const key = isLow
    ? { x: right - KEY_WIDTH, y: rect.y + 12, width: KEY_WIDTH, height: 40 }
    : { x: rect.x + width / 2 - 90, y: rect.y + height - 62, width: KEY_WIDTH, height: 46 };
  const rise = { y: rect.y + height / 2 + 40 };
  return [
    {
      ...panel('sheet', 'sheet', rect, z),
      enter: rise,
      target: {
        id: buttonKey('sheet'),
        shape: { kind: 'rect', rect: { x: -2000, y: -2000, width: 4000, height: 4000 } },
        cursor: 'default',
      },
    },
    {
      key: 'sheet-title',
      art: { text: title, style: `sheet-title/${Math.round(isLow ? 18 : line * 0.8)}/${Math.round(titleWidth)}` },
      x: rect.x + pad,
      y: rect.y + (isLow ? 32 : line * 0.95),
      z: z + 1,
    },
    ...lines.flatMap(({ label, figure, weight }, i): readonly Placement[] => {
      const y = rect.y + head + line * (i + HALF);
      return [
        ...(weight === 'sum' && lines[i - 1]?.weight !== 'sum'
          ? [
              panel(
                `sheet-rule:${i}`,
                'sheet-rule',
                { x: rect.x + pad, y: y - line * 0.5, width: width - 2 * pad, height: 2 },
                z + 1,
              ),
            ]
          : []),
        {
          key: `sheet-label:${i}`,
          art: { text: label, style: `sheet-label/${weight}/${text}/${Math.round(width - 2 * pad - 84)}` },
          x: rect.x + pad,
          y,
          z: z + 1,
        },
        {
          key: `sheet-figure:${i}`,
          art: { text: figure, style: `sheet-figure/${weight}/${text}` },
          x: right,
          y,
          z: z + 1,
        },
      ];
    }),
    ...buttonAt(model, 'sheet', key, z + 2),
  ];
}
