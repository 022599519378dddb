import './cover.css';

/** The cover of Construction BOOM!: a limestone house, a glass house, and between them a green one that comes down. */
export function ConstructionBoomCover() {
  return (
    <g>
      <rect width="240" height="300" fill="#a9d3df" />
      <rect y="120" width="240" height="150" fill="#fbe7bf" />
      <circle cx="196" cy="116" r="44" fill="#fff4d6" opacity="0.55" />
      <circle cx="196" cy="116" r="29" fill="#fff4d6" />
      <path d={SKYLINE} fill="#ecd3a0" />
      <rect y="236" width="240" height="30" fill="#6fb1b8" />
      <Crane />
      <Burst />
      <OldHouse />
      <ModernHouse />
      <Tower />
      <Dust />
      <rect y="262" width="240" height="38" fill="#45413f" />
      <rect y="258" width="240" height="6" fill="#d9c8a6" />
    </g>
  );
}

const SKYLINE =
  'M0 240V206H14V196H30V204H44V188H60V198H74V176H80L84 138L88 176H94V190H108C108 166 118 156 126 154V146H130V154C138 156 148 166 148 190' +
  'H164V182H178V194H192V170H210V186H226V178H240V240z';

function Crane() {
  return (
    <g fill="none" stroke="#b4976a" stroke-width="2.6">
      <path d="M18 250V98M28 250V98M18 106L28 122L18 138L28 154L18 170L28 186L18 202L28 218" stroke-width="1.8" />
      <path d="M2 100H128M23 84L104 99M23 84L6 99M23 98V82" />
      <path d="M112 100V118" stroke-width="2" />
      <path d="M0 98h14v12H0z" fill="#b4976a" stroke="none" />
    </g>
  );
}

/** What gave the game its name. */
function Burst() {
  return (
    <g transform="translate(116 224)">
      <path d={star(14, 78, 46)} fill="#f3b92e" />
      <path d={star(14, 56, 34)} fill="#fff1c2" />
    </g>
  );
}

function star(points: number, long: number, short: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const turn = (Math.PI * i) / points;
    const reach = i % 2 === 0 ? long : short;
    return `${(Math.cos(turn) * reach).toFixed(1)} ${(Math.sin(turn) * reach).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

function OldHouse() {
  return (
    <g>
      <path d="M40 126c0-17 9-25 19-25s19 8 19 25z" fill="#e6cb95" stroke="#7d5a2b" stroke-width="1.4" />
      <path d="M59 101V92M56 92h12l-3 3 3 3H59" fill="#7c2f24" stroke="#7d5a2b" stroke-width="1.4" />
      {[0, 1, 2].map((floor) => (
        <g key={floor} transform={`translate(22 ${126 + floor * 46})`}>
          <rect width="74" height="46" fill="#e6cb95" stroke="#7d5a2b" stroke-width="1.4" />
          <path d="M52 46L74 24M60 46L74 32M44 46L74 16M36 46L74 8M68 46L74 40" stroke="#b58c50" stroke-width="1.3" />
          <rect y="38" width="74" height="8" fill="#f6e6c0" stroke="#7d5a2b" stroke-width="1.2" />
          {floor < 2 ? <Balcony paint={floor === 0 ? '#2d6148' : '#7c2f24'} /> : <Door />}
        </g>
      ))}
    </g>
  );
}

function Balcony({ paint }: { readonly paint: string }) {
  return (
    <g stroke="#3a2410" stroke-width="1.2">
      <path d="M7 8h12v24H7z" fill="#4c6d7d" />
      <path d="M3 8h5v24H3zM18 8h5v24h-5z" fill={paint} />
      <path d="M32 10L36 5h26l4 5z" fill={paint} />
      <path d="M33 10h32v24H33z" fill={paint} />
      <path d="M36 14h7v9h-7zM45.500 14h7v9h-7zM55 14h7v9h-7z" fill="#a8c9d6" />
    </g>
  );
}

function Door() {
  return (
    <g stroke="#3a2410" stroke-width="1.2">
      <path d="M8 38V16a8 8 0 0 1 16 0V38z" fill="#4c6d7d" />
      <path d="M32 46V18a9 9 0 0 1 18 0V46z" fill="#2f5878" />
    </g>
  );
}

function ModernHouse() {
  return (
    <g>
      <path d="M206 148V122M200 128h12M202 134h8" stroke="#3d4950" stroke-width="1.8" fill="none" />
      <path d="M158 150v-14h34v14z" fill="#2c3a42" />
      <path d="M161 139h13v11h-13zM176 139h13v11h-13z" fill="#a8c9d6" />
      {[0, 1].map((floor) => (
        <g key={floor} transform={`translate(146 ${150 + floor * 56})`}>
          <rect width="78" height="56" fill="#bcc4c8" stroke="#3d4950" stroke-width="1.4" />
          <path d="M4 5h22v32H4zM28 5h22v32H28zM52 5h22v32H52z" fill="#5f8ea2" stroke="#2c3a42" stroke-width="1.4" />
          <path d="M10 5h9L8 37H4V22zM34 5h9L32 37h-4V22zM58 5h9L56 37h-4V22z" fill="#d3e6ee" opacity="0.7" />
          <path d="M0 42H78M0 49H78M10 38V56M22 38V56M34 38V56M46 38V56M58 38V56M70 38V56" stroke="#8d989e" />
        </g>
      ))}
    </g>
  );
}

/** The green one: its storeys are on their way down. */
function Tower() {
  return (
    <g>
      <Storey x={100} y={206} turn={-5} />
      <Storey x={112} y={158} turn={9} />
      <Storey x={96} y={112} turn={-13} />
      <g transform="translate(104 92) rotate(-20)" stroke="#20201e" stroke-width="1.2">
        <path d="M2 -12h10v14H2z" fill="#3f7fd0" />
        <path d="M15 -12h10v14H15z" fill="#3f7fd0" />
      </g>
      <g transform="translate(158 112) rotate(28)" stroke="#55534d" stroke-width="1.4">
        <ellipse rx="10" ry="5.500" fill="#ecebe4" />
        <path d="M0 0L2 -10" />
      </g>
    </g>
  );
}

function Storey({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) {
  return (
    <g transform={`translate(${x + 29} ${y + 21}) rotate(${turn})`}>
      <rect x="-29" y="-21" width="58" height="42" fill="#83d43a" stroke="#285c0d" stroke-width="1.6" />
      {DOTS.map(([dx, dy]) => (
        <circle key={`${dx},${dy}`} cx={dx} cy={dy} r="1.900" fill="#ddff9e" />
      ))}
      <path d="M-24 -14h20v16h-20zM6 -14h18v16H6z" fill="#f4f4ee" stroke="#285c0d" stroke-width="1.2" />
      <path d="M-22 -12h7v12h-7zM-13 -12h7v12h-7zM8 -12h6v12H8zM16 -12h6v12h-6z" fill="#4c6d7d" />
      <path d="M-29 16H29V21H-29z" fill="#b9b2a2" stroke="#285c0d" />
      <path d="M-4 -21L0 -8L-6 2L4 10L0 21" fill="none" stroke="#1f3d0c" stroke-width="1.800" />
    </g>
  );
}

const DOTS: readonly (readonly [number, number])[] = [
  [-26, -18],
  [-14, -18],
  [0, -17],
  [14, -18],
  [26, -18],
  [-26, 8],
  [-16, 8],
  [-6, 11],
  [8, 8],
  [18, 10],
  [26, 6],
  [1, -4],
];

function Dust() {
  return (
    <g fill="#f3e3c2">
      {CLOUDS.map(([cx, cy, r]) => (
        <circle key={`${cx},${cy}`} cx={cx} cy={cy} r={r} />
      ))}
    </g>
  );
}

const CLOUDS: readonly (readonly [number, number, number])[] = [
  [70, 260, 20],
  [92, 250, 20],
  [118, 254, 24],
  [146, 250, 19],
  [166, 260, 18],
  [50, 264, 12],
  [186, 264, 12],
];
