import type { Drawing, LetteringStyle, Sprites } from '@boomtown/stage/headless';
import { MATERIALS, type Material, type Player, TILE_TYPES, type TileSet, type TileType } from '../rules.ts';
import { chunkDrawing, dustDrawing, sparkDrawing } from './effects.ts';
import { emblemDrawing, paintEmblem } from './emblem.ts';
import { crackDrawing, fateDrawing } from './fates.ts';
import { beadDrawing, eitherWayDrawing, sideDrawing, strutDrawing } from './leaning.ts';
import { textCodecOf } from './lettering.ts';
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
import { backDrawing, swatchDrawing, tileDrawing } from './tiles.ts';

/** All art under a theme, for these tiles. Names are paths: the thing, then what it depends on, at last the extent. */
export function spritesFor(theme: 'light' | 'dark', tiles: TileSet): Sprites {
  const palette = paletteOf(theme);
  const figureOf = (material: Material, type: TileType): number => {
    const tile = tiles.find((one) => one.material === material && one.type === type);
    return tile === undefined ? 0 : tile.capacity + tile.weight;
  };
  return {
    drawing(name): Drawing {
      const [thing = '', ...parts] = name.split('/');
      const part = (at: number): string => parts[at] ?? '';
      const num = (at: number): number => numberIn(part(at), name);
      const last = (fromEnd: number): number => num(parts.length - 1 - fromEnd);
      switch (thing) {
        case 'tile': {
          const [material, type] = kindIn(part(0));
          return tileDrawing(palette, { material, type, variant: num(1), figure: figureOf(material, type) }, num(2));
        }
        case 'back': {
          const seat = playerIn(part(0));
          return backDrawing(palette, (ink) => paintEmblem(ink, palette, seat));
        }
        case 'swatch':
          return swatchDrawing(palette, materialIn(part(0)));
        case 'emblem':
          return emblemDrawing(palette, playerIn(part(0)));
        case 'slot':
          return slotDrawing(palette, num(0));
        case 'ghost-frame':
          return ghostFrameDrawing(num(0));
        case 'planned':
          return plannedDrawing(palette, num(0));
        case 'beacon':
          return beaconDrawing(palette, num(0));
        case 'fate':
          return fateDrawing(part(0) === 'lost' ? 'lost' : part(0) === 'crushed' ? 'crushed' : 'falls', num(1));
        case 'strut':
          return strutDrawing(sideIn(part(0)), num(1));
        case 'stamp':
          return stampDrawing(num(0));
        case 'crack':
          return crackDrawing(num(0));
        case 'combo':
        case 'combo-hint':
          return comboDrawing(palette, thing === 'combo', num(0));
        case 'counted':
          return countedDrawing(palette, num(0));
        case 'either-way':
        case 'asked':
          return eitherWayDrawing(palette, num(0));
        case 'side':
          return sideDrawing(palette, sideIn(part(0)), part(1));
        case 'bead':
          return beadDrawing(sideIn(part(0)));
        case 'halo':
          return haloDrawing(palette, part(0) === 'picked' ? 'picked' : 'beacon');
        case 'count':
          return countDrawing(palette, num(0));
        case 'gauge':
          return gaugeDrawing(palette, {
            width: num(0),
            height: num(1),
            capacity: num(2),
            before: num(3),
            after: num(4),
          });
        case 'gauge-beacon':
          return gaugeBeaconDrawing(palette, num(0));
        case 'sign':
        case 'sign-hover':
          return signDrawing(palette, thing === 'sign-hover', last(1), last(0));
        case 'button':
          return buttonDrawing(palette, part(0), part(1) === 'hover', last(1), last(0));
        case 'plank':
          return plankDrawing(palette, materialIn(part(0)), last(1), last(0));
        case 'rung':
          return rungDrawing(palette, materialIn(part(0)), part(1), last(1), last(0));
        case 'rung-beacon':
          return rungBeaconDrawing(palette, last(1), last(0));
        case 'sheet':
          return sheetDrawing(palette, last(1), last(0));
        case 'sheet-rule':
          return sheetRuleDrawing(palette, last(1));
        case 'dust':
          return dustDrawing(num(0));
        case 'chunk':
          return chunkDrawing(num(0));
        case 'spark':
          return sparkDrawing(palette);
        default:
          throw new Error(`no art is called "${name}"`);
      }
    },
    style: (name): LetteringStyle => textCodecOf(palette, name),
  };
}

function numberIn(part: string, name: string): number {
  const value = Number(part);
  if (part === '' || !Number.isFinite(value)) throw new Error(`"${part}" is no number in the name of art "${name}"`);
  return value;
}

function kindIn(part: string): readonly [Material, TileType] {
  const [material = '', type = ''] = part.split('-');
  const known = TILE_TYPES.find((one) => one === type);
  if (known === undefined) throw new Error(`"${part}" is no kind of tile`);
  return [materialIn(material), known];
}

function materialIn(part: string): Material {
  const known = MATERIALS.find((one) => one === part);
  if (known === undefined) throw new Error(`"${part}" is no material`);
  return known;
}

function playerIn(part: string): Player {
  return part === '0' ? 0 : 1;
}

function sideIn(part: string): 'left' | 'right' {
  return part === 'left' ? 'left' : 'right';
}
