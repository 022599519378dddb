import type { Placement } from './art/names.ts';
import { ribbonOf } from './layout.ts';
import { DEPTH } from './measures.ts';
import { COMPANIES, SEGMENT_IDS, SEGMENTS } from './rules.ts';
import type { Staged } from './scene-model.ts';

/** The sheet, the companies' parts of it, and every way on which something can be built. */
export function groundPlacements({ layout, view, texts }: Staged): readonly Placement[] {
  const { bounds, stretch } = layout;
  const shape = Math.round(stretch * 100) / 100;
  const ground: Placement = {
    key: 'ground',
    art: `ground/${Math.round(bounds.width)}/${Math.round(bounds.height)}/${shape}`,
    x: 0,
    y: 0,
    z: DEPTH.ground,
  };
  const playing = view.players.map(({ company }) => company);
  const sectors = COMPANIES.map((company): Placement => {
    const inPlay = playing.includes(company);
    return {
      key: `sector:${company}`,
      art: `sector/${company}/${shape}/${inPlay ? 'open' : 'idle'}`,
      x: 0,
      y: 0,
      z: DEPTH.sector,
    };
  });
  const ways = SEGMENT_IDS.map((segment): Placement => {
    const { middle, length, rotation } = ribbonOf(layout, segment);
    return {
      key: `way:${segment}`,
      art: `corridor/${SEGMENTS[segment].kind === 'bus' ? 'lane' : 'road'}/${Math.round(length)}`,
      ...middle,
      rotation,
      z: DEPTH.corridor,
    };
  });
  // In the corner that the map leaves free, where there is room to read it.
  const rose: Placement = {
    key: 'rose',
    art: `rose/${Math.round(ribbonOf(layout, 'A1-C').length)}/${texts.mile}`,
    x: bounds.x + 96,
    y: bounds.y + bounds.height - 126,
    z: DEPTH.model,
    alpha: 0.8,
  };
  return [ground, ...sectors, ...(layout.small ? [] : [rose]), ...ways];
}
