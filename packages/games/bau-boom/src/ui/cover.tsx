import './cover.css';

/** The cover of Bau Boom: an ant pushes its wheelbarrow to an anthill of blocks, as in a picture book. */
export function BauBoomCover() {
  return (
    <g>
      <rect width="240" height="300" fill="#fff3cf" />
      <circle cx="168" cy="128" r="84" fill="#ffdc7c" />
      <circle cx="168" cy="128" r="66" fill="#ffe9a8" />
      <path d="M0 208C40 190 80 196 124 204S206 208 240 192V300H0z" fill="#a5cf6c" />
      <path d="M0 226C60 210 110 228 160 228S216 222 240 216V300H0z" fill="#86b954" />
      <path
        d="M0 256C50 236 96 240 132 238C168 236 176 228 156 222C190 220 206 234 186 246C150 266 60 262 0 282z"
        fill="#efd6a2"
      />
      <path d="M60 222C84 176 122 110 148 82C174 110 214 176 236 222C200 234 100 234 60 222z" fill="#b98253" />
      <path d="M60 222C84 176 122 110 148 82C138 120 108 190 96 228z" fill="#a06c41" />
      {BLOCKS.map(({ x, y, colour }) => (
        <Block key={`${x},${y}`} x={x} y={y} colour={colour} />
      ))}
      <g transform="translate(9 -7)">
        <Wheelbarrow />
        <Ant />
      </g>
      <Ladybug />
      {FLOWERS.map(({ x, y, colour }) => (
        <Flower key={`${x},${y}`} x={x} y={y} colour={colour} />
      ))}
    </g>
  );
}

type Colour = 'red' | 'yellow' | 'green' | 'blue';

const SHADES: Readonly<Record<Colour, { readonly top: string; readonly side: string; readonly sign: string }>> = {
  red: { top: '#e0503f', side: '#a62d22', sign: '#fff1e6' },
  yellow: { top: '#f7c12c', side: '#c4860b', sign: '#6b4300' },
  green: { top: '#4ca35a', side: '#2a6d39', sign: '#effbe6' },
  blue: { top: '#3d86d8', side: '#235796', sign: '#eef7ff' },
};

const SIGNS: Readonly<Record<Colour, string>> = {
  red: 'M0 7C-4 4 -8 1 -8 -3C-8 -6 -6 -7 -4 -7C-2 -7 -.5 -6 0 -4.5C.5 -6 2 -7 4 -7C6 -7 8 -6 8 -3C8 1 4 4 0 7z',
  yellow:
    'M0 -8L2 -4.6L6 -5.8L4.7 -1.8L8 0L4.7 1.8L6 5.8L2 4.6L0 8L-2 4.6L-6 5.8L-4.7 1.8L-8 0L-4.7 -1.8L-6 -5.8L-2 -4.6z',
  green: 'M-6 6C-8 1 -5 -7 7 -7C8 4 1 8 -4.6 6z',
  blue: 'M0 -8C2 -4 6 -1 6 2.4C6 6 3.4 8 0 8C-3.4 8 -6 6 -6 2.4C-6 -1 -2 -4 0 -8z',
};

/** A pyramid of four, three, two and one, the last one still missing. */
const BLOCKS: readonly { readonly x: number; readonly y: number; readonly colour: Colour }[] = [
  { x: 97, y: 206, colour: 'red' },
  { x: 131, y: 206, colour: 'yellow' },
  { x: 165, y: 206, colour: 'green' },
  { x: 199, y: 206, colour: 'blue' },
  { x: 114, y: 173, colour: 'green' },
  { x: 148, y: 173, colour: 'blue' },
  { x: 182, y: 173, colour: 'red' },
  { x: 131, y: 140, colour: 'red' },
  { x: 165, y: 140, colour: 'yellow' },
];

const FLOWERS = [
  { x: 20, y: 216, colour: '#ffffff' },
  { x: 226, y: 268, colour: '#ffd3ea' },
  { x: 206, y: 282, colour: '#ffffff' },
];

function Block({ x, y, colour }: { readonly x: number; readonly y: number; readonly colour: Colour }) {
  const { top, side, sign } = SHADES[colour];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-16" y="-16" width="32" height="33" rx="6" fill={side} />
      <rect x="-16" y="-17" width="32" height="29" rx="6" fill={top} />
      <path d={SIGNS[colour]} transform="translate(0 -2)" fill={sign} />
    </g>
  );
}

function Wheelbarrow() {
  return (
    <g>
      <ellipse cx="92" cy="274" rx="42" ry="5" fill="#2c3a12" opacity="0.25" />
      <g transform="translate(76 232) rotate(-8) scale(0.78)">
        <Block x={0} y={0} colour="blue" />
      </g>
      <g transform="translate(103 229) rotate(11) scale(0.78)">
        <Block x={0} y={0} colour="yellow" />
      </g>
      <path d="M40 246L66 250M40 240L62 240" stroke="#6d4423" stroke-width="4.5" stroke-linecap="round" />
      <path d="M56 238L128 234C126 250 118 262 104 263H78C66 262 58 252 56 238z" fill="#d9493a" />
      <path d="M56 238L128 234L127 241L58 245z" fill="#f58a76" />
      <circle cx="116" cy="266" r="10" fill="#4a3a30" />
      <circle cx="116" cy="266" r="4" fill="#b59c86" />
    </g>
  );
}

function Ant() {
  return (
    <g fill="#4a2a1f" stroke="#4a2a1f" stroke-linecap="round">
      <ellipse cx="28" cy="277" rx="30" ry="4" fill="#2c3a12" stroke="none" opacity="0.25" />
      <path d="M24 252L14 274M30 254L32 276M36 250L50 274M34 246L44 243" fill="none" stroke-width="3.4" />
      <ellipse cx="10" cy="252" rx="16" ry="11.5" transform="rotate(-14 10 252)" stroke="none" />
      <ellipse cx="30" cy="246" rx="9.5" ry="8" stroke="none" />
      <circle cx="40" cy="229" r="11" stroke="none" />
      <path d="M42 220C46 212 54 210 58 214M37 219C37 210 43 204 50 205" fill="none" stroke-width="2.6" />
      <circle cx="44" cy="227" r="3.6" fill="#ffffff" stroke="none" />
      <circle cx="45.2" cy="227" r="1.8" stroke="none" />
    </g>
  );
}

function Ladybug() {
  return (
    <g transform="translate(40 92) rotate(-18)">
      <ellipse cx="0" cy="-14" rx="9" ry="7" fill="#3a2620" />
      <circle cx="0" cy="0" r="16" fill="#db3f31" />
      <path d="M0 -16V16" stroke="#3a1a14" stroke-width="2" />
      <circle cx="-7" cy="-4" r="3" fill="#33201a" />
      <circle cx="7" cy="-4" r="3" fill="#33201a" />
      <circle cx="-7" cy="7" r="2.8" fill="#33201a" />
      <circle cx="7" cy="7" r="2.8" fill="#33201a" />
      <path
        d="M-24 2C-32 12 -24 24 -14 26M26 2C34 10 28 24 16 26"
        fill="none"
        stroke="#8aa05c"
        stroke-width="2"
        stroke-dasharray="3 5"
      />
    </g>
  );
}

function Flower({ x, y, colour }: { readonly x: number; readonly y: number; readonly colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} cy="-6" rx="3.6" ry="5.4" fill={colour} transform={`rotate(${turn})`} />
      ))}
      <circle r="3.2" fill="#f3b32b" />
    </g>
  );
}
