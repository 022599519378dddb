import { type Drawing, type LetteringStyle, partsOf, type Sprites } from '@boomtown/stage/headless';
import { PLATE } from '../place-choice.ts';
import type { Edition } from '../rules.ts';
import { crownDrawing } from './crown.ts';
import type { ConstructoArt } from './names.ts';
import { paletteOf } from './palette.ts';
import { emblemDrawing, footDrawing, insideDrawing, pieceDrawing } from './pieces.ts';
import { lastDrawing, markDrawing, plateDrawing, rippleDrawing, shadeDrawing, tileDrawing } from './table.ts';
import { chipDrawing, confirmDrawing, edgeDrawing, glowDrawing, recessDrawing, trayDrawing } from './trays.ts';

const FAMILY = '"Nunito Variable", Nunito, system-ui, sans-serif';

/** All art of an edition under a theme. */
export function spritesFor(edition: Edition, theme: 'light' | 'dark'): Sprites<ConstructoArt> {
  const palette = paletteOf(edition, theme);
  const seatOf = (part: `${number}`): 0 | 1 => (part === '0' ? 0 : 1);
  const coloursOf = (part: `${number}`) => palette.seats[seatOf(part)];

  return {
    drawing(name): Drawing {
      const of = partsOf(name);
      switch (of[0]) {
        case 'tile':
          return tileDrawing(palette, Number(of[1]));
        case 'shade':
          return shadeDrawing(palette);
        case 'ready':
        case 'lit':
        case 'chosen':
        case 'hover':
        case 'beacon':
          return markDrawing(of[0], palette);
        case 'last':
          return lastDrawing(coloursOf(of[1]));
        case 'ripple':
          return rippleDrawing(coloursOf(of[1]));
        case 'piece':
          return pieceDrawing(edition, seatOf(of[1]), of[2], coloursOf(of[1]));
        case 'foot':
          return footDrawing(of[1]);
        case 'chip':
          return chipDrawing(palette, of[1] === 'none');
        case 'inside':
          return insideDrawing(coloursOf(of[1]));
        case 'crown':
          return crownDrawing(seatOf(of[1]), coloursOf(of[1]));
        case 'emblem':
          return emblemDrawing(edition, seatOf(of[1]), coloursOf(of[1]));
        case 'tray':
          return trayDrawing(palette, Number(of[1]), Number(of[2]));
        case 'edge':
          return edgeDrawing(coloursOf(of[1]), palette, Number(of[2]), Number(of[3]));
        case 'recess':
          return recessDrawing(palette, of[1]);
        case 'glow':
          return glowDrawing(palette, of[1], of[2]);
        case 'plate':
          return plateDrawing(palette, PLATE.width, PLATE.height, of[1]);
        case 'confirm':
          return confirmDrawing(palette);
      }
    },

    style(name): LetteringStyle {
      const of = partsOf(name);
      const { label, labelHalo, text, tray } = palette;
      switch (of[0]) {
        case 'cell':
          return { weight: 700, family: FAMILY, size: Number(of[1]), colour: label, ...labelHalo };
        case 'board':
          return { weight: 700, family: FAMILY, size: 74, colour: text, widest: PLATE.width - 80 };
        case 'count':
          return { weight: 800, family: FAMILY, size: 27, colour: of[1] === 'none' ? `${tray.text}99` : tray.text };
        case 'name':
        case 'tally':
          return {
            weight: of[0] === 'name' ? 700 : 800,
            family: FAMILY,
            size: Number(of[1]),
            colour: tray.text,
            align: 'left',
            widest: Number(of[2]),
          };
      }
    },
  };
}
