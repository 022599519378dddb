import './cover.css';

/** The covers of the two editions: the same little town of stacked bases, once in birch and once in slate. */
export function ConstructoCover() {
  return (
    <g class="cover cover--constructo">
      <rect class="cover__ground" width="240" height="300" />
      {GRAIN.map((line) => (
        <path key={line} class="cover__grain" d={line} />
      ))}
      <Town />
    </g>
  );
}

export function ConstructorCover() {
  return (
    <g class="cover cover--constructor">
      <rect class="cover__ground" width="240" height="300" />
      {VEINS.map((line) => (
        <path key={line} class="cover__grain" d={line} />
      ))}
      <Town />
    </g>
  );
}

/** Growth rings of a birch board, and the cleavage of slate. */
const GRAIN = [
  'M-5 64C60 52 120 78 245 60',
  'M-5 92C70 84 150 108 245 88',
  'M-5 128C60 116 90 150 245 126',
  'M-5 176C80 168 150 196 245 172',
  'M-5 226C60 214 150 244 245 222',
  'M-5 262C90 250 130 280 245 258',
  'M150 30C165 22 190 22 200 30S165 40 150 30z',
];
const VEINS = [
  'M-5 84L70 70L150 92L245 66',
  'M-5 150L90 138L130 152L245 132',
  'M-5 214L60 222L170 200L245 214',
  'M-5 276L100 262L150 276L245 256',
];

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly stack: readonly (readonly ['a' | 'b', 'ring' | 'medium' | 'small'])[];
}

/** Nine hexagons seen from above at a slant, back to front. */
const SPOTS: readonly Spot[] = [
  { x: 86, y: 136, stack: [['a', 'ring']] },
  { x: 154, y: 136, stack: [] },
  { x: 52, y: 172, stack: [['b', 'small']] },
  {
    x: 120,
    y: 172,
    stack: [
      ['b', 'ring'],
      ['a', 'medium'],
      ['b', 'small'],
    ],
  },
  { x: 188, y: 172, stack: [['a', 'medium']] },
  { x: 86, y: 208, stack: [] },
  {
    x: 154,
    y: 208,
    stack: [
      ['a', 'ring'],
      ['b', 'medium'],
    ],
  },
  { x: 120, y: 244, stack: [['a', 'small']] },
  { x: 188, y: 244, stack: [['b', 'ring']] },
];

const SHAPES = {
  ring: { rx: 27, ry: 15, rise: 11, hole: true },
  medium: { rx: 21, ry: 11.5, rise: 11, hole: false },
  small: { rx: 13, ry: 7, rise: 11, hole: false },
} as const;

function Town() {
  return (
    <g>
      {SPOTS.map(({ x, y }) => (
        <path key={`${x},${y}`} class="cover__slab" d={`${hexagon(x, y + 7)}`} />
      ))}
      {SPOTS.map(({ x, y }) => (
        <path key={`${x},${y}`} class="cover__cell" d={hexagon(x, y)} />
      ))}
      {SPOTS.map(({ x, y, stack }) => (
        <g key={`${x},${y}`}>
          {stack.map(([side, size], level) => (
            <Base key={size} x={x} y={y - level * SHAPES[size].rise} side={side} size={size} grounded={level === 0} />
          ))}
        </g>
      ))}
    </g>
  );
}

function hexagon(x: number, y: number): string {
  return `M${x} ${y - 22}L${x + 33} ${y - 11}V${y + 11}L${x} ${y + 22}L${x - 33} ${y + 11}V${y - 11}z`;
}

interface BaseProps {
  readonly x: number;
  readonly y: number;
  readonly side: 'a' | 'b';
  readonly size: keyof typeof SHAPES;
  readonly grounded: boolean;
}

function Base({ x, y, side, size, grounded }: BaseProps) {
  const { rx, ry, rise, hole } = SHAPES[size];
  const top = y - rise;
  return (
    <g class={`base base--${side}`}>
      {grounded && <ellipse class="cover__shade" cx={x + 5} cy={y + 3} rx={rx + 2} ry={ry + 1} />}
      <path class="base__wall" d={`M${x - rx} ${top}V${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${top}z`} />
      <ellipse class="base__top" cx={x} cy={top} rx={rx} ry={ry} />
      {hole && <ellipse class="base__hole" cx={x} cy={top} rx={rx * 0.56} ry={ry * 0.56} />}
    </g>
  );
}
