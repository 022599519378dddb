import type { Rect } from '@boomtown/stage/headless';
import type { Placement } from './art/names.ts';
import { bidOf, bidsKey } from './keys.ts';
import type { Layout } from './layout.ts';
import { panel, rungPlacements } from './place-ladder.ts';
import { type Bid, HIGHEST_NUMBER, MATERIALS, type Material } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

/** What lies between two keys. */
const GAP = 5;

/** The least width of a key with a number, and of those that show lower and higher ones. */
const NUMBER = 46;
const PAGER = 44;

/** A key that is lower than this has no room for what a bid is judged by. */
const LOW_KEY = 52;

/** One as low as that which is this wide has it beside the name. */
const WIDE_KEY = 180;

/** Where there is no room for all bids: a key for each material, and below them some numbers of one of them. */
export function bidKeyPlacements(model: SceneModel, { ladder: space, wholeLadder }: Layout): readonly Placement[] {
  if (model.view.phase !== 'bid' || wholeLadder) return [];
  const isLow = space.height < 2 * LOW_KEY;
  const height = space.height - 2 * GAP;
  const upper = isLow ? height / 2 : height - PAGER;
  const keys = { ...space, y: space.y + GAP / 2, height: upper };
  const numbers = { ...space, y: keys.y + upper + GAP, height: height - upper };
  const count = Math.min(HIGHEST_NUMBER, Math.floor((space.width - 2 * PAGER - GAP) / (NUMBER + GAP)));
  const shown = firstShown(model, count);
  return [...materialKeys(model, keys, shown.material), ...numberKeys(model, numbers, shown, count)];
}

/** The first bid of those that are shown: the one that is spoken of, those that were asked for, else those about the standing bid. */
function firstShown({ view, choosing, lit }: SceneModel, count: number): Bid {
  const standing = view.bid ?? { number: 1, material: MATERIALS[0] };
  const [spokenOf] = lit.flatMap((key) => bidOf(key) ?? []);
  const { number, material } = spokenOf ?? choosing.bids ?? standing;
  return { number: Math.max(1, Math.min(number, HIGHEST_NUMBER - count + 1)), material };
}

function materialKeys(model: SceneModel, space: Rect, chosen: Material): readonly Placement[] {
  const { view, texts, offer, hovered } = model;
  const width = (space.width - 2 * GAP) / MATERIALS.length;
  const low = space.height < LOW_KEY;
  const swatch = Math.min(space.height * 0.6, width * 0.3, 34);
  return MATERIALS.flatMap((material, i) => {
    const rect = { x: space.x + i * (width + GAP), y: space.y, width, height: space.height };
    const key = bidsKey({ number: view.bid?.number ?? 1, material });
    const state = material === chosen ? 'chosen' : hovered === key ? 'hover' : 'shown';
    const left = rect.x + swatch + 12;
    const room = Math.round(width - swatch - 16);
    const middle = rect.y + rect.height / 2;
    const lines = low ? [] : texts.stockBrief[material];
    const besideName = low && width >= WIDE_KEY ? texts.stockBrief[material].join(' · ') : '';
    return [
      { ...panel(`bids:${material}`, `rung/${material}/${state}`, rect, DEPTH.ladder), ...touched(rect, key, offer) },
      {
        key: `plank-swatch:${material}`,
        art: `swatch/${material}`,
        x: rect.x + 6 + swatch / 2,
        y: middle,
        z: DEPTH.ladder + 2,
        scale: swatch / 64,
      },
      {
        key: `plank-name:${material}`,
        art: { text: texts.materials[material], style: `bids-name/16/${room}` },
        x: left,
        y: low ? middle : middle - (lines.length > 1 ? 15 : 8),
        z: DEPTH.ladder + 2,
      },
      ...(besideName === ''
        ? []
        : [
            {
              key: `plank-stock:${material}`,
              art: { text: besideName, style: `bids-stock/12/${Math.round(room - 60)}` },
              x: left + 60,
              y: middle,
              z: DEPTH.ladder + 2,
            } satisfies Placement,
          ]),
      ...lines.map(
        (text, line): Placement => ({
          key: `plank-stock:${material}:${line}`,
          art: { text, style: `bids-stock/12/${room}` },
          x: left,
          y: middle + (lines.length > 1 ? 3 : 9) + line * 14,
          z: DEPTH.ladder + 2,
        }),
      ),
    ];
  });
}

function numberKeys(model: SceneModel, space: Rect, first: Bid, count: number): readonly Placement[] {
  const { material } = first;
  const width = (space.width - 2 * PAGER - (count + 1) * GAP) / count;
  const left = space.x + PAGER + GAP;
  const step = Math.max(1, count - 1);
  const pager = (sign: '‹' | '›', x: number, number: number): readonly Placement[] => {
    const rect = { x, y: space.y, width: PAGER, height: space.height };
    const key = bidsKey({ number, material });
    const isOn = number !== first.number;
    return [
      {
        ...panel(`bids-pager:${sign}`, `button/plain/${model.hovered === key ? 'hover' : 'rest'}`, rect, DEPTH.ladder),
        alpha: isOn ? 1 : 0.4,
        ...(isOn ? touched(rect, key, model.offer) : {}),
      },
      {
        key: `bids-sign:${sign}`,
        art: { text: sign, style: `button/plain/26/${PAGER}` },
        x: rect.x + PAGER / 2,
        y: rect.y + rect.height / 2 - 2,
        z: DEPTH.ladder + 1,
        alpha: isOn ? 1 : 0.4,
      },
    ];
  };
  return [
    ...pager('‹', space.x, Math.max(1, first.number - step)),
    ...Array.from({ length: count }, (_, i) => ({
      rect: { x: left + i * (width + GAP), y: space.y, width, height: space.height },
      bid: { number: first.number + i, material },
    })).flatMap(({ rect, bid }) => rungPlacements(model, bid, rect)),
    ...pager('›', space.x + space.width - PAGER, Math.min(HIGHEST_NUMBER - count + 1, first.number + step)),
  ];
}

/** While a bid may be made, the whole key is touched. */
function touched({ width, height }: Rect, id: string, offer: SceneModel['offer']): Pick<Placement, 'target'> {
  if (offer === null) return {};
  const rect = { x: -width / 2 - GAP / 2, y: -height / 2 - GAP / 2, width: width + GAP, height: height + GAP };
  return { target: { id, shape: { kind: 'rect', rect } } };
}
