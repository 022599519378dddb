import type { LetteringStyle } from '@boomtown/stage/headless';
import type { Palette } from './palette.ts';

const TEXT = '"Nunito Variable", Nunito, system-ui, sans-serif';
const DISPLAY = '"Rokkitt Variable", Rockwell, "Roboto Slab", Georgia, serif';

/** How the text of a style is set. Names are paths like those of art; sizes and greatest widths come last. */
export function textCodecOf(palette: Palette, name: string): LetteringStyle {
  const [thing = '', ...parts] = name.split('/');
  const part = (at: number): string => parts[at] ?? '';
  const num = (at: number): number => Number(part(at));
  switch (thing) {
    case 'load': {
      const over = part(0) === 'over';
      return {
        weight: part(1) === 'changed' || over ? 850 : 750,
        family: TEXT,
        size: num(2),
        colour: over ? palette.overOnDark : part(0) === 'fine' ? palette.chalk : '#ffd27a',
      };
    }
    case 'owner':
      return {
        weight: 800,
        family: TEXT,
        size: num(1),
        colour: part(0) === 'near' ? palette.chalk : palette.ink,
        align: 'left',
        widest: num(2),
      };
    case 'house':
      return { weight: 700, family: TEXT, size: num(0), colour: palette.chalkSoft };
    case 'sign-title':
      return { weight: 780, family: DISPLAY, size: num(0), colour: palette.ink, align: 'left', widest: num(1) };
    case 'sign-roles':
      return { weight: 650, family: TEXT, size: num(0), colour: palette.inkSoft, align: 'left', widest: num(1) };
    case 'sign-count':
      return {
        weight: 800,
        family: DISPLAY,
        size: num(1),
        colour: part(0) === 'changed' ? palette.primary : palette.ink,
        align: 'right',
        widest: num(2),
      };
    case 'sign-worth':
      return { weight: 700, family: TEXT, size: num(0), colour: palette.inkSoft, align: 'right', widest: num(1) };
    case 'caption':
      return {
        weight: 700,
        family: TEXT,
        size: num(1),
        colour: part(0) === 'bad' ? palette.overOnDark : part(0) === 'good' ? '#ffd27a' : palette.chalk,
        align: 'left',
        widest: num(2),
      };
    case 'caption-middle':
      return { ...textCodecOf(palette, `caption/${parts.join('/')}`), align: 'middle' };
    case 'button':
      return {
        weight: 800,
        family: TEXT,
        size: num(1),
        colour: part(0) === 'primary' ? palette.onPrimary : part(0) === 'asked' ? '#2a1d05' : palette.ink,
        widest: num(2),
      };
    case 'plank-name':
      return { weight: 800, family: DISPLAY, size: num(0), colour: palette.ink, align: 'left', widest: num(1) };
    case 'stock':
      return {
        weight: 650,
        family: TEXT,
        size: num(0),
        colour: palette.inkSoft,
        align: part(1) === 'right' ? 'right' : 'left',
        widest: num(2),
      };
    case 'rung':
      return {
        weight: 800,
        family: DISPLAY,
        size: num(1),
        colour: part(0) === 'past' ? palette.inkSoft : '#1d1712',
        ...(part(0) === 'past' ? {} : { halo: { colour: 'rgb(255 255 255 / 0.7)', width: 1.6 } }),
      };
    case 'sheet-title':
      return { weight: 800, family: DISPLAY, size: num(0), colour: palette.ink, align: 'left', widest: num(1) };
    case 'sheet-label':
      return {
        weight: part(0) === 'line' ? 600 : 800,
        family: TEXT,
        size: num(1),
        colour: part(0) === 'head' ? palette.inkSoft : palette.ink,
        align: 'left',
        widest: num(2),
      };
    case 'sheet-figure':
      return {
        weight: part(0) === 'line' ? 700 : 850,
        family: TEXT,
        size: num(1),
        colour: palette.ink,
        align: 'right',
      };
    default:
      throw new Error(`no lettering is called "${name}"`);
  }
}
