import type { Drawing, LetteringStyle, Sprites } from '@boomtown/stage/headless';
import {
  COMPANIES,
  type Company,
  DESTINATIONS,
  type Destination,
  RESOURCES,
  type Resource,
  type SchemeKind,
} from '../rules.ts';
import { cargoDrawing, pieceDrawing } from './cargo.ts';
import { groundDrawing, sectorDrawing } from './ground.ts';
import { haloDrawing } from './marks.ts';
import { commonsDrawing, junctionDrawing, officeDrawing } from './nodes.ts';
import { DISPLAY, FAMILY } from './paint.ts';
import { paletteOf } from './palette.ts';
import { corridorDrawing, deckDrawing, glowDrawing, groundRoadDrawing, onwardDrawing, passDrawing } from './roads.ts';
import { roseDrawing } from './rose.ts';
import { sectorPoints } from './sectors.ts';
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

/** All art of the map under a theme. Names are paths: the thing, then what it depends on. */
export function spritesFor(theme: 'light' | 'dark'): Sprites {
  const palette = paletteOf(theme);

  return {
    drawing(name): Drawing {
      const [thing = '', a, b, c, d, e] = name.split('/');
      switch (thing) {
        case 'ground':
          return groundDrawing(palette, numberIn(a), numberIn(b), numberIn(c));
        case 'sector': {
          const company = companyIn(a);
          const colour = c === 'open' ? PAINT[company].main : palette.idle;
          return sectorDrawing(sectorPoints(company, numberIn(b)), colour, c === 'open' ? palette.sector : 0.05);
        }
        case 'rose':
          return roseDrawing(palette, numberIn(a), b ?? '');
        case 'corridor':
          return corridorDrawing(palette, numberIn(b), a === 'lane');
        case 'road':
          return groundRoadDrawing(palette, a === 'bus' ? 'bus' : 'regular', companyIn(b), numberIn(c));
        case 'deck':
          return deckDrawing(palette, companyIn(a), numberIn(b), numberIn(c));
        case 'glow':
          return glowDrawing(a === 'lit' ? palette.lit : palette.ready, numberIn(b));
        case 'onward':
          return onwardDrawing(palette.ready, numberIn(a));
        case 'pass':
          return passDrawing(palette.lit, numberIn(a));
        case 'junction':
          return junctionDrawing(palette);
        case 'commons':
          return commonsDrawing(palette);
        case 'office':
          return officeDrawing(palette, companyIn(a), b === 'open');
        case 'sticker':
          return stickerDrawing(palette, destinationIn(a));
        case 'stamp':
          return stampDrawing(a === 'complete' ? palette.ready : palette.lack, b ?? '');
        case 'sign':
          return signDrawing(companyIn(a));
        case 'disc':
          return discDrawing(palette, schemeIn(a), companyIn(b));
        case 'flag':
          return flagDrawing(palette, companyIn(a));
        case 'truck':
          return truckDrawing(palette, a === 'next');
        case 'pot':
          return potDrawing(palette);
        case 'halo':
          return haloDrawing(palette.lit, numberIn(a));
        case 'tag': {
          const state = a === 'ready' || a === 'lack' ? a : 'idle';
          const text = { goods: d ?? '', money: e ?? '', disc: c === '' ? null : schemeIn(c) };
          return tagDrawing(palette, state, text, companyIn(b));
        }
        case 'cargo':
          return cargoDrawing(palette, a === 'money' ? a : resourceIn(a));
        case 'piece':
          return pieceDrawing(palette, companyIn(a), numberIn(b));
        case 'confirm':
          return confirmDrawing(palette);
        default:
          throw new Error(`no art is called "${name}"`);
      }
    },

    style(name): LetteringStyle {
      const [thing, size, widest] = name.split('/');
      const halo = { colour: palette.halo, width: numberIn(size) * 0.16 };
      switch (thing) {
        case 'name':
          return {
            weight: 800,
            family: FAMILY,
            size: numberIn(size),
            colour: palette.text,
            halo,
            widest: numberIn(widest),
          };
        case 'place':
          return { weight: 750, family: DISPLAY, size: numberIn(size) * 1.04, colour: palette.text, halo };
        case 'label':
          return { weight: 800, family: FAMILY, size: numberIn(size), colour: palette.text, halo };
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

function companyIn(part: string | undefined): Company {
  const company = COMPANIES.find((one) => String(one) === part);
  if (company === undefined) throw new Error(`"${part}" is no company`);
  return company;
}

function destinationIn(part: string | undefined): Destination {
  const place = DESTINATIONS.find((one) => one === part);
  if (place === undefined) throw new Error(`"${part}" is no destination`);
  return place;
}

function resourceIn(part: string | undefined): Resource {
  const resource = RESOURCES.find((one) => one === part);
  if (resource === undefined) throw new Error(`"${part}" is no resource`);
  return resource;
}

function schemeIn(part: string | undefined): SchemeKind {
  if (part === 'kickback' || part === 'guardrail') return part;
  throw new Error(`"${part}" is no scheme`);
}
