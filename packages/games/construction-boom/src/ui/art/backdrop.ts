import type { Camera } from '@boomtown/stage/headless';
import type { Layout } from '../layout.ts';
import { cranes, farTown, harbour, moonOrSun, nearTown, promenade, VIEW } from './harbour.ts';
import { type Palette, paletteOf } from './palette.ts';
import { svg } from './svg.ts';

/** What lies behind the street and never moves: the sky, the harbour town, pavement, road and yard. The stage's canvas is clear. */
export interface Backdrop {
  /** Fits it to the layout; does nothing if that and the theme are what they were. */
  lay(layout: Layout, theme: 'light' | 'dark'): void;
  /** Goes with the camera of the picture before it, whose units are CSS pixels. */
  look(camera: Camera): void;
  remove(): void;
}

let made = 0;

/** Puts a backdrop into the element, under everything else. */
export function createBackdrop(host: HTMLElement): Backdrop {
  const root = svg('svg', { 'aria-hidden': 'true', focusable: 'false', width: '100%', height: '100%' });
  Object.assign(root.style, { position: 'absolute', inset: '0', transformOrigin: '0 0' });
  host.prepend(root);
  made += 1;
  const id = `street-${made}`;
  let laid = '';
  return {
    lay(layout, theme) {
      const { bounds, gauges, yard } = layout;
      if (bounds.width < 2 || gauges.y < 2 || yard.height < 2) return;
      const now = [theme, bounds.width, bounds.height, gauges.y, yard.y].join();
      if (now === laid) return;
      laid = now;
      root.setAttribute('viewBox', `0 0 ${bounds.width} ${bounds.height}`);
      root.replaceChildren(...model(layout, paletteOf(theme), theme, id));
    },
    look({ x, y, scale }) {
      root.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    },
    remove: () => root.remove(),
  };
}

function model(layout: Layout, palette: Palette, theme: 'light' | 'dark', id: string): readonly SVGElement[] {
  const { bounds, gauges, yard, wide } = layout;
  const { width, height } = bounds;
  const ground = gauges.y;
  const town = Math.min(ground, Math.max(ground * 0.78, width * 0.3));
  return [
    svg('defs', {}, [skyGradient(palette, `${id}-sky`), tape(`${id}-tape`, wide ? 10 : 7)]),
    svg('rect', { width, height: ground + 2, fill: `url(#${id}-sky)` }),
    svg(
      'svg',
      {
        x: 0,
        y: ground - town,
        width,
        height: town,
        viewBox: `0 0 ${VIEW.width} ${VIEW.height}`,
        preserveAspectRatio: 'xMidYMax slice',
        // In a low, wide board the town is higher than its room: cranes go on above it.
        overflow: 'visible',
      },
      [
        ...moonOrSun(palette, theme),
        ...farTown(palette),
        ...cranes(palette),
        ...harbour(palette),
        ...nearTown(palette),
        ...promenade(palette),
      ],
    ),
    svg('rect', { y: ground, width, height: yard.y - ground, fill: palette.road }),
    svg('rect', { y: ground - 1, width, height: 7, fill: palette.pavement }),
    svg('rect', { y: ground + 6, width, height: 2.5, fill: palette.kerb }),
    svg('rect', { y: yard.y, width, height: height - yard.y, fill: palette.yard }),
    ...planks(layout, palette),
    svg('rect', { y: yard.y, width, height: wide ? 10 : 7, fill: `url(#${id}-tape)` }),
  ];
}

function skyGradient({ sky }: Palette, id: string): SVGElement {
  return svg('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, [
    svg('stop', { offset: 0, 'stop-color': sky.top }),
    svg('stop', { offset: 0.55, 'stop-color': sky.middle }),
    svg('stop', { offset: 0.9, 'stop-color': sky.low }),
  ]);
}

function tape(id: string, size: number): SVGElement {
  return svg('pattern', { id, width: size * 2.4, height: size * 2, patternUnits: 'userSpaceOnUse' }, [
    svg('rect', { width: size * 2.4, height: size * 2, fill: '#f3b92e' }),
    svg('path', { d: `M0 ${size * 2}L${size * 1.2} 0h${size * 1.2}L${size * 1.2} ${size * 2}z`, fill: '#241d18' }),
  ]);
}

/** The boards of the yard on which the tiles lie. */
function planks({ yard }: Layout, palette: Palette): readonly SVGElement[] {
  const rows = 4;
  const lines = Array.from({ length: rows }, (_, i) => {
    const y = yard.y + (yard.height * (i + 0.45)) / rows + 4;
    return `M0 ${y}H${yard.width}`;
  });
  const joints = Array.from({ length: Math.ceil(yard.width / 170) + 1 }, (_, i) => {
    const row = i % rows;
    const top = yard.y + (yard.height * (row - 0.55)) / rows + 4;
    return `M${i * 170 + ((i * 67) % 90)} ${Math.max(yard.y, top)}v${yard.height / rows}`;
  });
  return [
    svg('path', { d: [...lines, ...joints].join(''), stroke: palette.yardDark, 'stroke-width': 2, fill: 'none' }),
  ];
}
