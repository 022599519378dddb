/** The front page's picture: a crane sets the last block of the name. Purely an ornament. */
export function BuildingSite() {
  return (
    <svg class="site" viewBox="0 0 560 330" aria-hidden="true" focusable="false">
      <circle class="site__sun" cx="392" cy="128" r="92" />
      <path
        class="site__far"
        d="M40 300V214h38v-26h44v40h30v-58h16v-14h20v14h16v50h40v-32h52v52h34v-76h50v42h40v-20h56v60h34v60z"
      />
      <path class="site__near" d="M14 300v-40h46v-22h36v34h60v-14h44v-24h34v44h70v-30h44v20h60v-36h42v30h50v38z" />
      <g class="site__crane">
        <path d="M486 46h12v254h-12zM470 300h44v6h-44z" />
        <path class="site__lattice" d={LATTICE} />
        <path d="M228 48h306v10H228zM492 18l6 30h-12zM524 58h26v26h-26z" />
        <path class="site__cable" d="M492 20L256 48M492 20l46 28" />
      </g>
      <path class="site__trestle" d="M26 212h80v9H26zM34 221h9l-3 79h-9zM89 221h9l3 79h-9zM37 292l54-66 6 5-54 66z" />
      <g>
        <Block x={28} y={124} letter="B" tone="brick" />
        <Block x={110} y={124} letter="O" tone="mustard" />
        <Block x={192} y={124} letter="O" tone="teal" />
        <Block x={274} y={124} letter="M" tone="slate" />
        <Block x={112} y={212} letter="T" tone="teal" />
        <Block x={194} y={212} letter="O" tone="brick" />
        <Block x={276} y={212} letter="W" tone="mustard" />
      </g>
      <g class="site__load">
        <path class="site__trolley" d="M394 52h22v11h-22z" />
        <path class="site__cable" d="M405 60v62M405 122l-27 40M405 122l32 34" />
        <g transform="rotate(-4 406 198)">
          <Block x={368} y={158} letter="N" tone="brick" />
        </g>
      </g>
      <path class="site__ground" d="M0 300h560v12H0z" />
      <path class="site__ground-edge" d="M0 312h560v6H0z" />
    </svg>
  );
}

/** The crane's mast, strut by strut. */
const LATTICE = Array.from(
  { length: 14 },
  (_, i) => `M${i % 2 === 0 ? 486 : 498} ${60 + i * 16}l${i % 2 === 0 ? 12 : -12} 16`,
).join('');

interface BlockProps {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  readonly tone: 'brick' | 'mustard' | 'teal' | 'slate';
}

/** A wooden letter block of 76 with a thick lower edge. */
function Block({ x, y, letter, tone }: BlockProps) {
  return (
    <g class={`block block--${tone}`}>
      <rect class="block__shade" x={x + 4} y={y + 8} width="76" height="80" rx="8" />
      <rect class="block__edge" x={x} y={y} width="76" height="84" rx="8" />
      <rect class="block__face" x={x} y={y} width="76" height="76" rx="8" />
      <rect class="block__rim" x={x + 5} y={y + 5} width="66" height="66" rx="5" />
      <text class="block__letter" x={x + 38} y={y + 57} text-anchor="middle">
        {letter}
      </text>
    </g>
  );
}
