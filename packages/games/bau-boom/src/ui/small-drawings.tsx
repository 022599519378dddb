import type { Block } from './rules.ts';

/** The colours of blocks in the page itself; those of the picture of the table are the same. */
const SHADES: Readonly<Record<Block, { readonly top: string; readonly side: string; readonly sign: string }>> = {
  red: { top: '#e0503f', side: '#a62d22', sign: '#fff1e6' },
  yellow: { top: '#f7c12c', side: '#c4860b', sign: '#6b4300' },
  green: { top: '#4ca35a', side: '#2a6d39', sign: '#effbe6' },
  blue: { top: '#3d86d8', side: '#235796', sign: '#eef7ff' },
};

const SIGNS: Readonly<Record<Block, string>> = {
  red: 'M0 9C-5 5 -10 1 -10 -4C-10 -7 -8 -9 -5 -9C-2.5 -9 -.6 -7.6 0 -5.6C.6 -7.6 2.5 -9 5 -9C8 -9 10 -7 10 -4C10 1 5 5 0 9z',
  yellow:
    'M0 -10L2.5 -5.8L7.5 -7.2L5.9 -2.2L10 0L5.9 2.2L7.5 7.2L2.5 5.8L0 10L-2.5 5.8L-7.5 7.2L-5.9 2.2L-10 0L-5.9 -2.2L-7.5 -7.2L-2.5 -5.8z',
  green: 'M-7.5 7.5C-10 1 -6 -9 9 -9C10 5 1 10 -6 7.5z',
  blue: 'M0 -10C2.4 -5 7.4 -1 7.4 3C7.4 7.4 4 10 0 10C-4 10 -7.4 7.4 -7.4 3C-7.4 -1 -2.4 -5 0 -10z',
};

interface BlockDrawingProps {
  readonly block: Block;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Only the place for it, with its colour and sign. */
  readonly empty?: boolean;
}

/** A block of side 40, or the square that takes it. */
export function BlockDrawing({ block, x = 0, y = 0, scale = 1, empty = false }: BlockDrawingProps) {
  const { top, side, sign } = SHADES[block];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {empty ? (
        <>
          <rect x="-19" y="-19" width="38" height="38" rx="7" fill="#7a4d2d" />
          <rect x="-19" y="-19" width="38" height="38" rx="7" fill={top} opacity="0.35" />
          <rect
            x="-16"
            y="-16"
            width="32"
            height="32"
            rx="5"
            fill="none"
            stroke={top}
            stroke-width="1.8"
            stroke-dasharray="4 3"
          />
          <path d={SIGNS[block]} fill={top} opacity="0.85" transform="scale(0.85)" />
        </>
      ) : (
        <>
          <rect x="-19" y="-19" width="38" height="39" rx="7" fill={side} />
          <rect x="-19" y="-20" width="38" height="35" rx="7" fill={top} />
          <path d={SIGNS[block]} fill={sign} transform="translate(0 -3)" />
        </>
      )}
    </g>
  );
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A die of side 40. */
export function DieDrawing({
  pips,
  x = 0,
  y = 0,
}: {
  readonly pips: number;
  readonly x?: number;
  readonly y?: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-19" y="-19" width="38" height="39" rx="9" fill="#dfcfae" />
      <rect x="-19" y="-20" width="38" height="36" rx="9" fill="#fffaf0" stroke="#b79d70" />
      {(PIPS[pips] ?? []).map(([dx, dy]) => (
        <circle key={`${dx},${dy}`} cx={dx * 9.5} cy={dy * 9 - 2} r="3.7" fill={pips === 1 ? '#cf3b2d' : '#4a3420'} />
      ))}
    </g>
  );
}

/** A wheelbarrow in a seat's colour, on its way to the right. */
export function BarrowDrawing({ colour, x, y }: { readonly colour: Block; readonly x: number; readonly y: number }) {
  const { top, side } = SHADES[colour];
  return (
    <g class="garden-strip__barrow" style={`transform: translate(${x}px, ${y}px)`}>
      <rect x="14" y="-4" width="12" height="8" rx="3" fill="#4a3a30" />
      <path d="M-18 -9H-28M-18 9H-28" stroke="#8f5f33" stroke-width="3" stroke-linecap="round" />
      <ellipse cx="-36" cy="0" rx="7" ry="5.5" fill="#43291f" />
      <circle cx="-27.5" cy="0" r="4" fill="#43291f" />
      <path
        d="M-19 -15L15 -12Q19 -11 19 -7V7Q19 11 15 12L-19 15Q-22 15 -22 11V-11Q-22 -15 -19 -15z"
        fill={top}
        stroke={side}
        stroke-width="2"
      />
      <path d={SIGNS[colour]} fill="#ffffff" opacity="0.85" transform="scale(0.75)" />
    </g>
  );
}

/** A ladybug of about 30 across. */
export function LadybugDrawing({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="-10" rx="7" ry="6" fill="#3a2620" />
      <circle r="12" fill="#db3f31" />
      <path d="M0 -12V12" stroke="#3a1a14" stroke-width="1.6" />
      {[-1, 1].map((side) => (
        <g key={side}>
          <circle cx={side * 5.4} cy="-3" r="2.3" fill="#33201a" />
          <circle cx={side * 5.4} cy="5" r="2.1" fill="#33201a" />
        </g>
      ))}
    </g>
  );
}

/** An anteater's head of about 60 long, looking to the right. */
export function AnteaterDrawing({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="-18" cy="0" rx="17" ry="12" fill="#9a8da6" />
      <path d="M-24 -9C-8 -10 4 -5 22 -3Q27 0 22 3C4 5 -8 10 -24 9z" fill="#aa9eb5" stroke="#6f6279" />
      <circle cx="23" r="2.4" fill="#2a2230" />
      <circle cx="-6" cy="-5.5" r="3" fill="#ffffff" />
      <circle cx="-5.4" cy="-5.5" r="1.6" fill="#231a28" />
    </g>
  );
}
