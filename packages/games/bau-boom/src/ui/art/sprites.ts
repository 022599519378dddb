import type { Drawing, LetteringStyle, Sprites } from '@boomtown/stage/headless';
import type { Block, Plan } from '../rules.ts';
import { barrowDrawing, emblemDrawing } from './barrow.ts';
import { blockDrawing, coveredDrawing, socketDrawing, squareMark } from './blocks.ts';
import { basketDrawing, cardDrawing, clothDrawing, dieDrawing } from './centre.ts';
import { anteaterDrawing, ladybugDrawing, tongueDrawing } from './creatures.ts';
import { type Ground, groundDrawing } from './ground.ts';
import { boardDrawing, moundDrawing, pennantDrawing, petalDrawing } from './hill.ts';
import { iconDrawing } from './icons.ts';
import { bubbleDrawing, dotDrawing, haloDrawing, ringDrawing, spaceMark } from './marks.ts';
import { paletteOf } from './palette.ts';
import { plantDrawing } from './plants.ts';
import { stoneDrawing } from './stones.ts';

const FAMILY = '"Nunito Variable", Nunito, system-ui, sans-serif';

/** All art of the garden under a theme. Names are paths: the thing, then what it depends on. */
export function spritesFor(theme: 'light' | 'dark'): Sprites {
  const palette = paletteOf(theme);

  return {
    drawing(name): Drawing {
      const [thing, a, b, c] = name.split('/');
      switch (thing) {
        case 'ground':
          return groundDrawing(palette, groundIn(name));
        case 'stone':
          return stoneDrawing(palette, a ?? '', numberIn(b));
        case 'plant':
          return plantDrawing(palette, numberIn(a), numberIn(b));
        case 'ladybug':
          return ladybugDrawing(palette);
        case 'anteater':
          return anteaterDrawing(palette);
        case 'tongue':
          return tongueDrawing();
        case 'cloth':
          return clothDrawing(palette, numberIn(a), numberIn(b));
        case 'basket':
          return basketDrawing(palette, a === 'empty');
        case 'die':
          return dieDrawing(palette, numberIn(a), b === 'lit');
        case 'card':
          return cardDrawing(palette, numberIn(a), numberIn(b), c ?? 'open');
        case 'icon':
          return iconDrawing(palette, a ?? '');
        case 'barrow':
          return barrowDrawing(palette, numberIn(a), b === 'tipped');
        case 'emblem':
          return emblemDrawing(palette, numberIn(a));
        case 'block':
          return a === 'down' ? coveredDrawing(palette) : blockDrawing(palette, blockIn(a));
        case 'socket':
          return socketDrawing(palette, blockIn(a));
        case 'square':
          return squareMark(palette, a ?? '');
        case 'mound':
          return moundDrawing(palette, planIn(a));
        case 'pennant':
          return pennantDrawing(palette, numberIn(a));
        case 'board':
          return boardDrawing(palette, numberIn(a), numberIn(b), c === 'turn');
        case 'petal':
          return petalDrawing(palette, numberIn(a));
        case 'mark':
          return spaceMark(palette, a ?? '');
        case 'dot':
          return dotDrawing(palette);
        case 'halo':
          return haloDrawing(palette);
        case 'bubble':
          return bubbleDrawing(palette);
        case 'ring':
          return ringDrawing(palette);
        default:
          throw new Error(`no art is called "${name}"`);
      }
    },

    style(name): LetteringStyle {
      const [thing, size, widest] = name.split('/');
      const base = { weight: 800, family: FAMILY, size: numberIn(size) };
      switch (thing) {
        case 'name':
          return { ...base, colour: '#3d2510', align: 'left', widest: numberIn(widest) };
        case 'tally':
          return { ...base, colour: '#3d2510', align: 'right' };
        case 'lead':
          return {
            ...base,
            colour: palette.text,
            align: 'left',
            halo: { colour: palette.halo, width: numberIn(size) * 0.12 },
          };
        case 'title':
          return {
            ...base,
            colour: palette.text,
            align: 'left',
            widest: numberIn(widest),
            halo: { colour: palette.halo, width: numberIn(size) * 0.12 },
          };
        case 'count':
          return { ...base, colour: '#ffffff', halo: { colour: 'rgb(40 24 8 / 0.85)', width: numberIn(size) * 0.14 } };
        default:
          throw new Error(`no lettering is called "${name}"`);
      }
    },
  };
}

/** The measures of the ground, as they stand in its name. */
function groundIn(name: string): Ground {
  const [, width, height, x, y, trailWidth, trailHeight, start, size] = name.split('/');
  return {
    width: numberIn(width),
    height: numberIn(height),
    trail: { x: numberIn(x), y: numberIn(y), width: numberIn(trailWidth), height: numberIn(trailHeight) },
    start: start === 'right' ? 'right' : 'below',
    letters: numberIn(size),
    font: `800 ${numberIn(size)}px ${FAMILY}`,
  };
}

function numberIn(part: string | undefined): number {
  const value = Number(part);
  if (part === undefined || !Number.isFinite(value)) throw new Error(`"${part}" is no number in a name of art`);
  return value;
}

function blockIn(part: string | undefined): Block {
  if (part === 'red' || part === 'yellow' || part === 'green' || part === 'blue') return part;
  throw new Error(`"${part}" is no colour of a block`);
}

function planIn(part: string | undefined): Plan {
  if (part === '10' || part === '15') return part;
  throw new Error(`"${part}" is no plan of a hill`);
}
