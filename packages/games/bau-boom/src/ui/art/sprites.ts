import { type Drawing, type LetteringStyle, partsOf, type Sprites } from '@boomtown/stage/headless';
import { barrowDrawing, emblemDrawing } from './barrow.ts';
import { blockDrawing, coveredDrawing, socketDrawing, squareMark } from './blocks.ts';
import { basketDrawing, cardDrawing, clothDrawing, dieDrawing } from './centre.ts';
import { anteaterDrawing, ladybugDrawing, tongueDrawing } from './creatures.ts';
import { groundDrawing } from './ground.ts';
import { boardDrawing, moundDrawing, pennantDrawing, petalDrawing } from './hill.ts';
import { iconDrawing } from './icons.ts';
import { bubbleDrawing, dotDrawing, haloDrawing, ringDrawing, spaceMark } from './marks.ts';
import type { GardenArt } from './names.ts';
import { paletteOf } from './palette.ts';
import { plantDrawing } from './plants.ts';
import { stoneDrawing } from './stones.ts';

const FAMILY = '"Nunito Variable", Nunito, system-ui, sans-serif';
const LEAD_GROWS_TO = 1.3;

/** All art of the garden under a theme. */
export function spritesFor(theme: 'light' | 'dark'): Sprites<GardenArt> {
  const palette = paletteOf(theme);

  return {
    drawing(name): Drawing {
      const of = partsOf(name);
      switch (of[0]) {
        case 'ground': {
          const [, width, height, x, y, trailWidth, trailHeight, start, letters] = of;
          return groundDrawing(palette, {
            width: Number(width),
            height: Number(height),
            trail: { x: Number(x), y: Number(y), width: Number(trailWidth), height: Number(trailHeight) },
            start,
            letters: Number(letters),
            font: `800 ${letters}px ${FAMILY}`,
          });
        }
        case 'stone':
          return stoneDrawing(palette, of[1], Number(of[2]));
        case 'plant':
          return plantDrawing(palette, Number(of[1]), Number(of[2]));
        case 'ladybug':
          return ladybugDrawing(palette);
        case 'anteater':
          return anteaterDrawing(palette);
        case 'tongue':
          return tongueDrawing();
        case 'cloth':
          return clothDrawing(palette, Number(of[1]), Number(of[2]));
        case 'basket':
          return basketDrawing(palette, of[1] === 'empty');
        case 'die':
          return dieDrawing(palette, Number(of[1]), of[2] === 'lit');
        case 'card':
          return cardDrawing(palette, Number(of[1]), Number(of[2]), of[3]);
        case 'icon':
          return iconDrawing(palette, of[1]);
        case 'barrow':
          return barrowDrawing(palette, Number(of[1]), of[2] === 'tipped');
        case 'emblem':
          return emblemDrawing(palette, Number(of[1]));
        case 'block':
          return of[1] === 'down' ? coveredDrawing(palette) : blockDrawing(palette, of[1]);
        case 'socket':
          return socketDrawing(palette, of[1]);
        case 'square':
          return squareMark(palette, of[1]);
        case 'mound':
          return moundDrawing(palette, of[1]);
        case 'pennant':
          return pennantDrawing(palette, Number(of[1]));
        case 'board':
          return boardDrawing(palette, Number(of[1]), Number(of[2]), of[3] === 'turn');
        case 'petal':
          return petalDrawing(palette, Number(of[1]));
        case 'mark':
          return spaceMark(palette, of[1]);
        case 'dot':
          return dotDrawing(palette);
        case 'halo':
          return haloDrawing(palette);
        case 'bubble':
          return bubbleDrawing(palette);
        case 'ring':
          return ringDrawing(palette);
      }
    },

    style(name): LetteringStyle {
      const of = partsOf(name);
      const size = Number(of[1]);
      const base = { weight: 800, family: FAMILY, size };
      const halo = { colour: palette.halo, width: size * 0.12 };
      switch (of[0]) {
        case 'name':
          return { ...base, colour: '#3d2510', align: 'left', widest: Number(of[2]), smallest: Number(of[3]) };
        case 'tally':
          return { ...base, colour: '#3d2510', align: 'right' };
        case 'lead':
          // The name before it keeps its room.
          return { ...base, colour: palette.text, align: 'left', growsTo: LEAD_GROWS_TO, halo };
        case 'title':
          return { ...base, colour: palette.text, align: 'left', widest: Number(of[2]), halo };
        case 'count':
          return { ...base, colour: '#ffffff', halo: { colour: 'rgb(40 24 8 / 0.85)', width: size * 0.14 } };
      }
    },
  };
}
