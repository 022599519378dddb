import { type LetteringStyle, numberOf, partsOf } from '@boomtown/stage/headless';
import type { StyleName } from './names.ts';
import type { Palette } from './palette.ts';

const TEXT = '"Nunito Variable", Nunito, system-ui, sans-serif';
const DISPLAY = '"Rokkitt Variable", Rockwell, "Roboto Slab", Georgia, serif';

/** The lines of the contract's sign, and those below a house, stand close. */
const CLOSE_GROWS_TO = 1.15;
/** Round letters on the colours of materials. */
const PALE_HALO = { colour: 'rgb(255 255 255 / 0.7)', width: 1.6 };
/** The name of a material stands above two lines. */
const PLANK_GROWS_TO = 1.35;

/** How the text of a style is set. */
export function letteringOf(palette: Palette, name: StyleName): LetteringStyle {
  const of = partsOf(name);
  switch (of[0]) {
    case 'load': {
      const over = of[1] === 'over';
      return {
        weight: of[2] === 'changed' || over ? 850 : 750,
        family: TEXT,
        size: numberOf(of[3]),
        colour: over ? palette.overOnDark : of[1] === 'fine' ? palette.chalk : '#ffd27a',
      };
    }
    case 'owner':
      return {
        weight: 800,
        family: TEXT,
        size: numberOf(of[2]),
        colour: of[1] === 'near' ? palette.chalk : palette.ink,
        align: 'left',
        widest: numberOf(of[3]),
      };
    case 'house':
      return {
        weight: 700,
        family: TEXT,
        size: numberOf(of[1]),
        colour: palette.chalkSoft,
        growsTo: CLOSE_GROWS_TO,
      };
    case 'sign-title':
      return {
        weight: 780,
        family: DISPLAY,
        size: numberOf(of[1]),
        colour: palette.ink,
        align: 'left',
        widest: numberOf(of[2]),
        growsTo: CLOSE_GROWS_TO,
      };
    case 'sign-roles':
    case 'sign-worth':
      return {
        weight: of[0] === 'sign-roles' ? 650 : 700,
        family: TEXT,
        size: numberOf(of[1]),
        colour: palette.inkSoft,
        align: of[0] === 'sign-roles' ? 'left' : 'right',
        widest: numberOf(of[2]),
        growsTo: CLOSE_GROWS_TO,
      };
    case 'sign-count':
      return {
        weight: 800,
        family: DISPLAY,
        size: numberOf(of[2]),
        colour: of[1] === 'changed' ? palette.primary : palette.ink,
        align: 'right',
        widest: numberOf(of[3]),
      };
    case 'caption':
    case 'caption-middle':
      return {
        weight: 700,
        family: TEXT,
        size: numberOf(of[2]),
        colour: of[1] === 'bad' ? palette.overOnDark : of[1] === 'good' ? '#ffd27a' : palette.chalk,
        align: of[0] === 'caption' ? 'left' : 'middle',
        widest: numberOf(of[3]),
        // Those in the middle have two lines, as large as each other, however long they are.
        ...(of[0] === 'caption-middle' ? { growsTo: CLOSE_GROWS_TO } : {}),
      };
    case 'button':
      return {
        weight: 800,
        family: TEXT,
        size: numberOf(of[2]),
        colour: of[1] === 'primary' ? palette.onPrimary : of[1] === 'asked' ? '#2a1d05' : palette.ink,
        widest: numberOf(of[3]),
      };
    case 'plank-name':
    case 'sheet-title':
      return {
        weight: 800,
        family: DISPLAY,
        size: numberOf(of[1]),
        colour: palette.ink,
        align: 'left',
        widest: numberOf(of[2]),
        ...(of[0] === 'plank-name' ? { growsTo: PLANK_GROWS_TO } : {}),
      };
    case 'stock':
      return {
        weight: 650,
        family: TEXT,
        size: numberOf(of[1]),
        colour: palette.inkSoft,
        align: 'left',
        widest: numberOf(of[2]),
      };
    case 'bids-name':
    case 'bids-stock':
      return {
        weight: of[0] === 'bids-name' ? 800 : 750,
        family: of[0] === 'bids-name' ? DISPLAY : TEXT,
        size: numberOf(of[1]),
        colour: '#1d1712',
        align: 'left',
        widest: numberOf(of[2]),
        halo: PALE_HALO,
      };
    case 'rung': {
      const base = { weight: 800, family: DISPLAY, size: numberOf(of[2]) };
      return of[1] === 'past' ? { ...base, colour: palette.inkSoft } : { ...base, colour: '#1d1712', halo: PALE_HALO };
    }
    case 'sheet-label':
      return {
        weight: of[1] === 'line' ? 600 : 800,
        family: TEXT,
        size: numberOf(of[2]),
        colour: of[1] === 'head' ? palette.inkSoft : palette.ink,
        align: 'left',
        widest: numberOf(of[3]),
      };
    case 'sheet-figure':
      return {
        weight: of[1] === 'line' ? 700 : 850,
        family: TEXT,
        size: numberOf(of[2]),
        colour: palette.ink,
        align: 'right',
      };
  }
}
