import type { Palette } from './palette.ts';
import { svg } from './svg.ts';

/** The field that the town is drawn on; its lower edge meets the pavement. */
export const VIEW = { width: 1200, height: 420 } as const;

export function moonOrSun(palette: Palette, theme: 'light' | 'dark'): readonly SVGElement[] {
  const [x, y, radius] = theme === 'light' ? [330, 110, 44] : [860, 80, 30];
  return [
    svg('circle', { cx: x, cy: y, r: radius * 2.3, fill: palette.sun, opacity: theme === 'light' ? 0.35 : 0.1 }),
    svg('circle', { cx: x, cy: y, r: radius * 1.5, fill: palette.sun, opacity: theme === 'light' ? 0.5 : 0.14 }),
    svg('circle', { cx: x, cy: y, r: radius, fill: palette.sun, opacity: 0.95 }),
  ];
}

/** The town across the harbour: bastions, a great dome, a spire, bell towers, the first high-rise. */
export function farTown(palette: Palette): readonly SVGElement[] {
  return [
    svg('path', {
      fill: palette.farTown,
      d:
        'M-10 340V274H34V262H78V270H116V250H150V236H164V250H206V264H250V244H292V256H330V240H356V252H402V234H440V246H486V228H512' +
        'V176H520L532 84L544 176H552V226H584V240H606V204H602C602 150 626 128 650 124V112H647V104H651V92H655V104H659V112H656V124' +
        'C680 128 704 150 704 204H700V238H742V226H776V240H806V196H810C810 182 816 176 823 174V164H826V174C833 176 839 182 839 196' +
        'H843V230H856V196H860C860 182 866 176 873 174V164H876V174C883 176 889 182 889 196H893V240H930V250H962V140H1006V132H1022V250' +
        'H1060V238H1096V252H1140V244H1176V258H1210V340z',
    }),
    // The bastions slope outwards below the houses.
    svg('path', {
      fill: palette.farTown,
      opacity: 0.8,
      d: 'M-10 350V286H180L196 300H420L438 284H760L780 302H1010L1028 288H1210V350z',
    }),
    ...windows(palette, FAR_WINDOWS, 0.75),
  ];
}

const FAR_WINDOWS =
  'M60 280h5v7h-5zM132 266h5v7h-5zM222 276h5v7h-5zM272 262h5v7h-5zM372 264h5v7h-5zM420 250h5v7h-5zM470 258h5v7h-5z' +
  'M530 190h5v8h-5zM530 206h5v8h-5zM630 216h5v9h-5zM650 216h5v9h-5zM670 216h5v9h-5zM820 206h5v8h-5zM870 206h5v8h-5z' +
  'M972 150h6v6h-6zM988 150h6v6h-6zM972 166h6v6h-6zM1004 166h6v6h-6zM988 182h6v6h-6zM972 198h6v6h-6zM1004 198h6v6h-6z' +
  'M988 214h6v6h-6zM1004 230h6v6h-6zM1080 254h5v7h-5zM1120 264h5v7h-5zM720 250h5v7h-5zM786 254h5v7h-5z';

/** Two tower cranes over the roofs. */
export function cranes(palette: Palette): readonly SVGElement[] {
  return [crane(palette, 212, 40, 1), crane(palette, 1080, 18, -1), crane(palette, 748, 120, 1)];
}

function crane(palette: Palette, x: number, top: number, way: 1 | -1): SVGElement {
  const lattice = Array.from({ length: 14 }, (_, i) => {
    const y = top + 22 + i * 20;
    return `M${x - 5} ${y}L${x + 5} ${y + 20}M${x + 5} ${y}L${x - 5} ${y + 20}`;
  });
  const jib = 210 * way;
  return svg('g', { stroke: palette.crane, fill: 'none', 'stroke-width': 2.4, opacity: 0.9 }, [
    svg('path', { d: `M${x - 5} 340V${top + 18}M${x + 5} 340V${top + 18}${lattice.join('')}`, 'stroke-width': 1.8 }),
    svg('path', {
      d: `M${x - 64 * way} ${top + 20}H${x + jib}M${x} ${top - 10}L${x + jib * 0.72} ${top + 19}M${x} ${top - 10}L${x - 58 * way} ${top + 19}M${x} ${top + 18}V${top - 12}M${x} ${top + 26}H${x + jib}`,
    }),
    svg('path', { d: `M${x + jib * 0.6} ${top + 26}v70`, 'stroke-width': 1.4 }),
    svg('path', {
      d: `M${x - 66 * way} ${top + 18}h${22 * way}v20h${-22 * way}zM${x + 5} ${top + 26}h13v16h-13zM${x + jib * 0.6 - 6} ${top + 96}h12v7h-12z`,
      fill: palette.crane,
      stroke: 'none',
    }),
  ]);
}

/** The water with its boats. */
export function harbour(palette: Palette): readonly SVGElement[] {
  return [
    svg('rect', { x: -10, y: 326, width: VIEW.width + 20, height: 100, fill: palette.sea }),
    svg('path', {
      d: 'M60 344h120M240 352h70M420 342h150M650 350h110M820 343h140M1020 352h120M120 366h90M360 370h130M560 362h70M700 374h160M930 366h90M20 382h110M270 386h80M640 388h120M1060 380h110',
      stroke: palette.seaLight,
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
      opacity: 0.75,
    }),
    boat(432, 356, 1),
    boat(716, 364, -1),
    boat(588, 346, 0.7),
  ];
}

/** A painted fishing boat, high at both ends, with an eye at the bow. */
function boat(x: number, y: number, scale: number): SVGElement {
  const flip = scale < 0 ? -1 : 1;
  const size = Math.abs(scale);
  return svg('g', { transform: `translate(${x} ${y}) scale(${size * flip} ${size})` }, [
    svg('path', { d: 'M-34 -12C-20 -4 18 -4 36 -16C34 0 26 8 16 10H-18C-28 8 -33 0 -34 -12z', fill: '#2f6fb0' }),
    svg('path', { d: 'M-34 -12C-20 -4 18 -4 36 -16L35 -9C18 2 -20 3 -33 -5z', fill: '#f0c23c' }),
    svg('path', { d: 'M-32 -3C-18 4 18 3 34 -6L32 -1C18 7 -18 8 -30 1z', fill: '#c8452e' }),
    svg('circle', { cx: 27, cy: -8, r: 2.6, fill: '#fffaf0' }),
    svg('path', { d: 'M-4 -6V-30M-4 -30L16 -10', stroke: '#5b4630', 'stroke-width': 1.8, fill: 'none' }),
    svg('path', { d: 'M-20 -7h16v-9h-13z', fill: '#fffaf0' }),
  ]);
}

/** The nearer quays at both ends, with flat roofs. */
export function nearTown(palette: Palette): readonly SVGElement[] {
  return [
    svg('path', {
      fill: palette.nearTown,
      d: 'M-10 396V296H26V276H72V288H104V266H150V292H176V304H214V284H252V310H286V326H318V396z',
    }),
    svg('path', {
      fill: palette.nearTown,
      d: 'M1210 396V286H1180V268H1136V282H1104V262H1062V292H1030V304H990V288H954V314H922V330H888V396z',
    }),
    ...windows(palette, NEAR_WINDOWS, 1),
  ];
}

const NEAR_WINDOWS =
  'M36 290h8v12h-8zM54 290h8v12h-8zM36 316h8v12h-8zM114 280h8v12h-8zM132 280h8v12h-8zM114 308h8v12h-8zM188 314h8v12h-8z' +
  'M224 298h8v12h-8zM236 322h8v12h-8zM266 324h8v12h-8zM12 308h8v12h-8zM80 302h8v12h-8zM156 312h8v12h-8zM1146 282h8v12h-8z' +
  'M1164 282h8v12h-8zM1072 278h8v12h-8zM1090 304h8v12h-8zM1116 296h8v12h-8zM1000 302h8v12h-8zM964 304h8v12h-8zM976 326h8v12h-8z' +
  'M934 330h8v12h-8zM1042 310h8v12h-8zM1186 302h8v12h-8z';

/** The balustrade of the promenade in front of the water. */
export function promenade(palette: Palette): readonly SVGElement[] {
  const balusters = Array.from({ length: 102 }, (_, i) => {
    const x = i * 12 - 6;
    return `M${x} 398h5l-1 4q3 5 -0.5 10h-3q-3.500 -5 -0.5 -10z`;
  }).join('');
  return [
    svg('path', { d: balusters, fill: palette.promenade }),
    svg('path', { d: 'M-10 392h1220v7H-10zM-10 411h1220v10H-10z', fill: palette.promenade }),
  ];
}

function windows(palette: Palette, d: string, opacity: number): readonly SVGElement[] {
  if (palette.townWindow === null) return [svg('path', { d, fill: palette.crane, opacity: opacity * 0.35 })];
  return [svg('path', { d, fill: palette.townWindow, opacity })];
}
