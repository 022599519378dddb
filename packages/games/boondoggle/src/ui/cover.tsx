import './cover.css';

/** The cover: an engineer's map on which a fine road climbs, flies over another one, and ends in the air. */
export function BoondoggleCover() {
  return (
    <g class="cover cover--boondoggle">
      <rect fill="#f0e6cb" width="240" height="300" />
      <g fill="none" stroke="#d6c496" stroke-width="1.6">
        {HEIGHTS.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <path d="M-10 96C60 110 70 150 120 168S210 190 250 238" fill="none" stroke="#6fa6b6" stroke-width="27" />
      <path d="M-10 96C60 110 70 150 120 168S210 190 250 238" fill="none" stroke="#a7cfda" stroke-width="22" />
      <path d={MESH} stroke="#8a7448" stroke-opacity="0.22" fill="none" />
      <path d="M-4 248L150 268L246 214" fill="none" stroke="#fdf8e8" stroke-width="22" />
      <LowRoad />
      <HighRoad />
      <Sign
        x={42}
        y={239}
        fill="#2f74c0"
        edge="#143e6f"
        outline="M0-47A47 47 0 1 1 0 47A47 47 0 1 1 0-47Z"
        number="4"
      />
      <Sign
        x={150}
        y={116}
        fill="#cf3a2b"
        edge="#7f1d13"
        outline="M0-47C12-38 29-35 41-39L46-9C46 20 24 38 0 48C-24 38-46 20-46-9L-41-39C-29-35-12-38 0-47Z"
        number="1"
      />
      <Truck />
      <Sticker />
      <rect x="40" y="273" width="160" height="21" rx="3" fill="#fffaf0" stroke="#5d4a2f" />
    </g>
  );
}

const HEIGHTS = [
  'M150 216C182 192 236 204 246 236S214 286 178 278S124 238 150 216z',
  'M166 228C188 210 222 218 228 238S206 268 184 264S146 244 166 228z',
  'M182 238C194 228 210 232 214 242S200 254 190 252S172 246 182 238z',
  'M-20 150C10 122 66 132 76 164S46 216 10 210S-48 176 -20 150z',
  'M-6 160C14 142 50 148 58 168S36 200 14 196S-24 176 -6 160z',
  'M8 168C20 158 38 162 42 172S28 186 18 184S-2 176 8 168z',
  'M170 70C196 52 240 62 250 92',
  'M186 80C204 68 232 74 242 96',
];
const MESH =
  'M40 56V300M80 56V300M120 56V300M160 56V300M200 56V300M0 80H240M0 120H240M0 160H240M0 200H240M0 240H240M0 280H240';

/** A road on the ground, from the left below to the right above. */
function LowRoad() {
  const way = 'M-8 252C60 236 96 214 132 186S200 138 250 132';
  return (
    <g fill="none">
      <path d={way} stroke="#143e6f" stroke-width="27" />
      <path d={way} stroke="#2f74c0" stroke-width="24" />
      <path d={way} stroke="#4c4d54" stroke-width="17" />
      <path d={way} stroke="#fff6d8" stroke-width="2" stroke-dasharray="13 6 2 6" />
    </g>
  );
}

/** The one above it, on piers; it breaks off before it gets anywhere. */
function HighRoad() {
  const way = 'M62 306C72 252 92 196 122 152S164 100 204 84';
  return (
    <g fill="none">
      <path d={way} stroke="#3c2a0c" stroke-opacity="0.28" stroke-width="34" transform="translate(11 13)" />
      <g stroke="#c9cdd3" stroke-width="9">
        <path d="M84 236v30M108 176v34M140 128v36M178 98v38" />
      </g>
      <path d={way} stroke="#c9cdd3" stroke-width="36" />
      <path d={way} stroke="#7f1d13" stroke-width="32" />
      <path d={way} stroke="#cf3a2b" stroke-width="30" />
      <path d={way} stroke="#6a6e78" stroke-width="21" />
      <path d={way} stroke="#fff6d8" stroke-width="2" transform="translate(-2.5 -1)" />
      <path d={way} stroke="#fff6d8" stroke-width="2" transform="translate(2.5 1)" />
      <path d="M197 68L205 76L200 84L209 91L204 101" stroke="#f0e6cb" stroke-width="7" />
      <path d="M188 70l10 30M182 73l10 30" stroke="#f3c62f" stroke-width="4" />
    </g>
  );
}

interface SignProps {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly edge: string;
  readonly outline: string;
  readonly number: string;
}

function Sign({ x, y, fill, edge, outline, number }: SignProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(0.34)`}>
      <path d={outline} fill="none" stroke={edge} stroke-width="18" stroke-linejoin="round" />
      <path d={outline} fill={fill} stroke="#ffffff" stroke-width="9" stroke-linejoin="round" />
      <text y="22" text-anchor="middle" fill="#ffffff" font-size="60" font-weight="850">
        {number}
      </text>
    </g>
  );
}

function Truck() {
  return (
    <g transform="translate(96 204) rotate(-62) scale(0.62)">
      <path d="M-46-20L14-20L10 10H-40Z" fill="#e9dcc0" stroke="#7f1d13" stroke-width="2.5" />
      <path d="M-38-22Q-22-36-8-26Q2-32 8-21Z" fill="#6b5238" />
      <path d="M14-10H30Q36-10 39-3L45 8V20H12Z" fill="#cf3a2b" />
      <path d="M20-5H29Q33-5 36 3H20Z" fill="#bfe0ee" />
      <path d="M-44 11H45V20H-44Z" fill="#9c2418" />
      <circle cx="-26" cy="21" r="9" fill="#26262b" />
      <circle cx="-6" cy="21" r="9" fill="#26262b" />
      <circle cx="28" cy="21" r="9" fill="#26262b" />
    </g>
  );
}

/** What the road was meant to reach. */
function Sticker() {
  return (
    <g transform="translate(44 104) rotate(-9)">
      <circle r="36" fill="#3c2a0c" fill-opacity="0.25" cx="2" cy="4" />
      <circle r="36" fill="#fffdf6" />
      <circle r="31" fill="#5b4b8f" />
      <path d="M-31 0A31 31 0 0 0 31 0L30 14H-30Z" fill="#3e6b4a" />
      <path d="M-29 10A31 31 0 0 0 29 10Z" fill="#3e6b4a" />
      <path d="M-13 22L0-3L13 22" fill="none" stroke="#d9d2e9" stroke-width="3" />
      <circle cy="-4" r="16" fill="none" stroke="#f3c62f" stroke-width="3" />
      <path d="M0-20V12M-16-4H16M-11-15L11 7M-11 7L11-15" stroke="#f3c62f" stroke-width="1.5" />
      <g fill="#e8503a">
        <circle cy="-20" r="3.5" />
        <circle cy="12" r="3.5" />
        <circle cx="16" cy="-4" r="3.5" />
        <circle cx="-16" cy="-4" r="3.5" />
      </g>
    </g>
  );
}
