import type { Rect } from '@boomtown/stage/headless';
import type { Placement } from './art/names.ts';
import { buttonKey } from './keys.ts';
import type { Layout } from './layout.ts';
import { panel } from './place-ladder.ts';
import { buttonAt } from './place-panels.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

/** The score sheet: how the money of the last round came about, and the rounds before it. */
export function sheetPlacements(model: SceneModel, { bounds, wide }: Layout): readonly Placement[] {
  const { sheet, texts } = model;
  if (!sheet || texts.sheet === null) return [];
  const { lines, title } = texts.sheet;
  const line = Math.min(wide ? 32 : 27, (bounds.height - 140) / (lines.length + 2));
  const width = Math.min(wide ? 560 : 420, bounds.width - 24);
  const height = line * (lines.length + 1.6) + 84;
  const rect: Rect = { x: (bounds.width - width) / 2, y: Math.max(8, (bounds.height - height) / 2), width, height };
  const pad = wide ? 28 : 18;
  const right = rect.x + width - pad;
  const z = DEPTH.sheet;
  const text = Math.round(line * 0.54);
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
      art: { text: title, style: `sheet-title/${Math.round(line * 0.8)}/${Math.round(width - 2 * pad)}` },
      x: rect.x + pad,
      y: rect.y + line * 0.95,
      z: z + 1,
    },
    ...lines.flatMap(({ label, figure, weight }, i): readonly Placement[] => {
      const y = rect.y + line * (i + 2.1);
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
    ...buttonAt(model, 'sheet', { x: rect.x + width / 2 - 90, y: rect.y + height - 62, width: 180, height: 46 }, z + 2),
  ];
}
