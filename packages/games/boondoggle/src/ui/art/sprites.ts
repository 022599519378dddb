import { type Drawing, type LetteringStyle, numberOf, partsOf, type Sprites } from '@boomtown/stage/headless';
import { cargoDrawing, pieceDrawing } from './cargo.ts';
import { groundDrawing, haloDrawing, roseDrawing, sectorDrawing, sectorPoints } from './ground.ts';
import type { MapArt } from './names.ts';
import { commonsDrawing, junctionDrawing, officeDrawing } from './nodes.ts';
import { DISPLAY, FAMILY } from './paint.ts';
import { paletteOf } from './palette.ts';
import { corridorDrawing, deckDrawing, glowDrawing, groundRoadDrawing, onwardDrawing, passDrawing } from './roads.ts';
import { PAINT } from './signs.ts';
import { stickerDrawing } from './stickers.ts';
import { tagDrawing } from './tags.ts';
import {
  confirmDrawing,
  discDrawing,
  flagDrawing,
  potDrawing,
  signDrawing,
  stampDrawing,
  truckDrawing,
} from './tokens.ts';

/** All art of the map under a theme. `far`: signs say by colour and shape alone whose they are; the names stand beside them. */
export function spritesFor(theme: 'light' | 'dark', far = false): Sprites<MapArt> {
  const palette = paletteOf(theme);

  return {
    drawing(name): Drawing {
      const of = partsOf(name);
      switch (of[0]) {
        case 'ground':
          return groundDrawing(palette, numberOf(of[1]), numberOf(of[2]), numberOf(of[3]));
        case 'sector': {
          const company = numberOf(of[1]);
          const points = sectorPoints(company, numberOf(of[2]));
          return of[3] === 'open'
            ? sectorDrawing(points, PAINT[company].main, palette.sector)
            : sectorDrawing(points, palette.idle, 0.05);
        }
        case 'rose':
          return roseDrawing(palette, numberOf(of[1]), of[2]);
        case 'corridor':
          return corridorDrawing(palette, numberOf(of[2]), of[1] === 'lane');
        case 'road':
          return groundRoadDrawing(palette, of[1], numberOf(of[2]), numberOf(of[3]));
        case 'deck':
          return deckDrawing(palette, numberOf(of[1]), numberOf(of[2]), numberOf(of[3]));
        case 'glow':
          return glowDrawing(palette[of[1]], numberOf(of[2]));
        case 'onward':
          return onwardDrawing(palette.ready, numberOf(of[1]));
        case 'pass':
          return passDrawing(palette.lit, numberOf(of[1]));
        case 'junction':
          return junctionDrawing(palette);
        case 'commons':
          return commonsDrawing(palette);
        case 'office':
          return officeDrawing(palette, numberOf(of[1]), of[2] === 'open', far);
        case 'sticker':
          return stickerDrawing(palette, of[1]);
        case 'stamp':
          return stampDrawing(of[1] === 'complete' ? palette.ready : palette.lack, far ? '' : of[2]);
        case 'sign':
          return signDrawing(numberOf(of[1]), far);
        case 'disc':
          return discDrawing(palette, of[1], numberOf(of[2]));
        case 'flag':
          return flagDrawing(palette, numberOf(of[1]), far);
        case 'truck':
          return truckDrawing(palette, of[1] === 'next');
        case 'pot':
          return potDrawing(palette);
        case 'halo':
          return haloDrawing(palette.lit, numberOf(of[1]));
        case 'tag': {
          const [, state, company, disc, goods, money] = of;
          return tagDrawing(palette, state, { goods, money, disc: disc === '' ? null : disc }, numberOf(company));
        }
        case 'cargo':
          return cargoDrawing(palette, of[1]);
        case 'piece':
          return pieceDrawing(palette, numberOf(of[1]), numberOf(of[2]));
        case 'confirm':
          return confirmDrawing(palette);
      }
    },

    style(name): LetteringStyle {
      const of = partsOf(name);
      const size = numberOf(of[1]);
      const base = { size, colour: palette.text, halo: { colour: palette.halo, width: size * 0.16 } };
      switch (of[0]) {
        case 'name':
          return {
            ...base,
            weight: 800,
            family: FAMILY,
            widest: numberOf(of[2]),
            reach: { left: numberOf(of[3]), right: numberOf(of[4]) },
          };
        case 'place':
          return {
            ...base,
            weight: 750,
            family: DISPLAY,
            size: size * 1.04,
            reach: { left: numberOf(of[2]), right: numberOf(of[3]) },
          };
        case 'label':
          return { ...base, weight: 800, family: FAMILY };
      }
    },
  };
}
