import { type Drawing, type LetteringStyle, numberOf, partsOf, type Sprites } from '@boomtown/stage/headless';
import { KINDS, type KindName } from '../kinds.ts';
import type { TileSet } from '../rules.ts';
import { chunkDrawing, dustDrawing, sparkDrawing } from './effects.ts';
import { emblemDrawing, paintEmblem } from './emblem.ts';
import { crackDrawing, fateDrawing } from './fates.ts';
import { beadDrawing, eitherWayDrawing, sideDrawing, strutDrawing } from './leaning.ts';
import { letteringOf } from './lettering.ts';
import type { StreetArt } from './names.ts';
import { paletteOf } from './palette.ts';
import {
  buttonDrawing,
  gaugeBeaconDrawing,
  gaugeDrawing,
  plankDrawing,
  rungBeaconDrawing,
  rungDrawing,
  sheetDrawing,
  sheetRuleDrawing,
  signDrawing,
} from './panels.ts';
import { comboDrawing, countedDrawing, stampDrawing } from './seals.ts';
import { beaconDrawing, countDrawing, ghostFrameDrawing, haloDrawing, plannedDrawing, slotDrawing } from './slots.ts';
import { backDrawing, swatchDrawing, type TileLook, tileDrawing } from './tiles.ts';

/** All art under a theme, for these tiles. `far`: figures are as large as has to be from across a room. */
export function spritesFor(theme: 'light' | 'dark', tiles: TileSet, far = false): Sprites<StreetArt> {
  const palette = paletteOf(theme);
  const tileOf = (name: KindName, variant: number): TileLook => {
    const kind = KINDS.find((one) => one.name === name);
    if (kind === undefined) throw new Error(`"${name}" is no kind of tile`);
    const { material, type } = kind;
    const tile = tiles.find((one) => one.material === material && one.type === type);
    return { material, type, variant, figure: tile === undefined ? 0 : tile.capacity + tile.weight };
  };
  return {
    drawing(name): Drawing {
      const of = partsOf(name);
      switch (of[0]) {
        case 'tile':
          return tileDrawing(palette, tileOf(of[1], numberOf(of[2])), numberOf(of[3]), far);
        case 'back': {
          const seat = numberOf(of[1]);
          return backDrawing(palette, (ink) => paintEmblem(ink, palette, seat));
        }
        case 'swatch':
          return swatchDrawing(palette, of[1]);
        case 'emblem':
          return emblemDrawing(palette, numberOf(of[1]));
        case 'slot':
          return slotDrawing(palette, numberOf(of[1]));
        case 'ghost-frame':
          return ghostFrameDrawing(numberOf(of[1]));
        case 'planned':
          return plannedDrawing(palette, numberOf(of[1]));
        case 'beacon':
          return beaconDrawing(palette, numberOf(of[1]));
        case 'fate':
          return fateDrawing(of[1], numberOf(of[2]));
        case 'strut':
          return strutDrawing(of[1], numberOf(of[2]));
        case 'stamp':
          return stampDrawing(numberOf(of[1]));
        case 'crack':
          return crackDrawing(numberOf(of[1]));
        case 'combo':
        case 'combo-hint':
          return comboDrawing(palette, of[0] === 'combo', numberOf(of[1]));
        case 'counted':
          return countedDrawing(palette, numberOf(of[1]));
        case 'either-way':
        case 'asked':
          return eitherWayDrawing(palette, numberOf(of[1]));
        case 'side':
          return sideDrawing(palette, of[1], of[2]);
        case 'bead':
          return beadDrawing(of[1]);
        case 'halo':
          return haloDrawing(palette, of[1]);
        case 'count':
          return countDrawing(palette, numberOf(of[1]), far);
        case 'gauge': {
          const [, width, height, capacity, before, after] = of;
          return gaugeDrawing(palette, {
            width: numberOf(width),
            height: numberOf(height),
            capacity: numberOf(capacity),
            before: numberOf(before),
            after: numberOf(after),
          });
        }
        case 'gauge-beacon':
          return gaugeBeaconDrawing(palette, numberOf(of[1]));
        case 'sign':
        case 'sign-hover':
          return signDrawing(palette, of[0] === 'sign-hover', numberOf(of[1]), numberOf(of[2]));
        case 'button':
          return buttonDrawing(palette, of[1], of[2] === 'hover', numberOf(of[3]), numberOf(of[4]));
        case 'plank':
          return plankDrawing(palette, of[1], numberOf(of[2]), numberOf(of[3]));
        case 'rung':
          return rungDrawing(palette, of[1], of[2], numberOf(of[3]), numberOf(of[4]));
        case 'rung-beacon':
          return rungBeaconDrawing(palette, numberOf(of[1]), numberOf(of[2]));
        case 'sheet':
          return sheetDrawing(palette, numberOf(of[1]), numberOf(of[2]));
        case 'sheet-rule':
          return sheetRuleDrawing(palette, numberOf(of[1]));
        case 'dust':
          return dustDrawing(numberOf(of[1]));
        case 'chunk':
          return chunkDrawing(numberOf(of[1]));
        case 'spark':
          return sparkDrawing(palette);
      }
    },
    style: (name): LetteringStyle => letteringOf(palette, name),
  };
}
