import type { Drawing, LetteringStyle, Sprites } from '@boomtown/stage/headless';
import { PLATE } from '../place-choice.ts';
import type { Edition, Size } from '../rules.ts';
import { crownDrawing } from './crown.ts';
import { paletteOf } from './palette.ts';
import { emblemDrawing, footDrawing, insideDrawing, pieceDrawing } from './pieces.ts';
import { lastDrawing, markDrawing, plateDrawing, rippleDrawing, shadeDrawing, tileDrawing } from './table.ts';
import { chipDrawing, confirmDrawing, edgeDrawing, glowDrawing, recessDrawing, trayDrawing } from './trays.ts';

const FAMILY = '"Nunito Variable", Nunito, system-ui, sans-serif';

/** All art of an edition under a theme. Names are paths: the thing, then what it depends on. */
export function spritesFor(edition: Edition, theme: 'light' | 'dark'): Sprites {
  const palette = paletteOf(edition, theme);

  return {
    drawing(name): Drawing {
      const [thing, ...rest] = name.split('/');
      switch (thing) {
        case 'tile':
          return tileDrawing(palette, numberIn(rest[0]));
        case 'shade':
          return shadeDrawing(palette);
        case 'ready':
        case 'lit':
        case 'chosen':
        case 'hover':
        case 'beacon':
          return markDrawing(thing, palette);
        case 'last':
          return lastDrawing(palette.seats[seatIn(rest[0])]);
        case 'ripple':
          return rippleDrawing(palette.seats[seatIn(rest[0])]);
        case 'piece':
          return pieceDrawing(edition, seatIn(rest[0]), sizeIn(rest[1]), palette.seats[seatIn(rest[0])]);
        case 'foot':
          return footDrawing(sizeIn(rest[0]));
        case 'chip':
          return chipDrawing(palette, rest[0] === 'none');
        case 'inside':
          return insideDrawing(palette.seats[seatIn(rest[0])]);
        case 'crown':
          return crownDrawing(seatIn(rest[0]), palette.seats[seatIn(rest[0])]);
        case 'emblem':
          return emblemDrawing(edition, seatIn(rest[0]), palette.seats[seatIn(rest[0])]);
        case 'tray':
          return trayDrawing(palette, numberIn(rest[0]), numberIn(rest[1]));
        case 'edge':
          return edgeDrawing(palette.seats[seatIn(rest[0])], palette, numberIn(rest[1]), numberIn(rest[2]));
        case 'recess':
          return recessDrawing(palette, sizeIn(rest[0]));
        case 'glow':
          return glowDrawing(palette, rest[0] ?? '', sizeIn(rest[1]));
        case 'plate':
          return plateDrawing(
            palette,
            PLATE.width,
            PLATE.height,
            rest[0] === 'lit' ? 'lit' : rest[0] === 'open' ? 'open' : 'shown',
          );
        case 'confirm':
          return confirmDrawing(palette);
        default:
          throw new Error(`no art is called "${name}"`);
      }
    },

    style(name): LetteringStyle {
      const [thing, size, widest] = name.split('/');
      switch (thing) {
        case 'cell':
          return { weight: 700, family: FAMILY, size: numberIn(size), colour: palette.label, ...palette.labelHalo };
        case 'board':
          return { weight: 700, family: FAMILY, size: 74, colour: palette.text, widest: PLATE.width - 80 };
        case 'count':
          return {
            weight: 800,
            family: FAMILY,
            size: 27,
            colour: size === 'none' ? `${palette.tray.text}99` : palette.tray.text,
          };
        case 'name':
        case 'tally':
          return {
            weight: thing === 'name' ? 700 : 800,
            family: FAMILY,
            size: numberIn(size),
            colour: palette.tray.text,
            align: 'left',
            widest: numberIn(widest),
          };
        default:
          throw new Error(`no lettering is called "${name}"`);
      }
    },
  };
}

function numberIn(part: string | undefined): number {
  const value = Number(part);
  if (part === undefined || !Number.isFinite(value)) throw new Error(`"${part}" is no number in a name of art`);
  return value;
}

function seatIn(part: string | undefined): 0 | 1 {
  return part === '0' ? 0 : 1;
}

function sizeIn(part: string | undefined): Size {
  if (part === 'ring' || part === 'medium' || part === 'small') return part;
  throw new Error(`"${part}" is no size`);
}
