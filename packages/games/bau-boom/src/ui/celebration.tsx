import type { CelebrationProps } from '@boomtown/ui-kit';
import type { VNode } from 'preact';
import { emblemOf } from './emblem.tsx';
import { type BauBoom, COLOURS, colourOf, PLAN_ROWS, squaresOf } from './rules.ts';
import { BlockDrawing } from './small-drawings.tsx';

/** From square to square, and the shape of the heap that they stand on. */
const STEP = 42;
const PETALS = 26;

/** The hills of those who have won, in petals of all colours: who won is seen, not read. */
export function Celebration({ winners, telling }: CelebrationProps<BauBoom>): VNode {
  const { words, people, view } = telling;
  return (
    <div class="garden-feast">
      {winners.map((seat) => {
        const hill = view.hills[seat];
        if (hill === undefined) return null;
        const rows = PLAN_ROWS[hill.plan].length;
        const half = ((rows + 1.4) * STEP) / 2;
        const top = -(rows + 0.8) * STEP;
        return (
          <figure
            key={seat}
            class="garden-feast__hill"
            role="img"
            aria-label={words.text('bau-boom.won-hill', { name: people[seat]?.name ?? '' })}
          >
            <svg
              viewBox={`${-half - 70} ${top - 46} ${2 * half + 140} ${-top + 100}`}
              aria-hidden="true"
              focusable="false"
            >
              {Array.from({ length: PETALS }, (_, i) => {
                // The golden angle scatters them without a pattern; it needs no chance.
                const turn = i * 2.399963;
                const far = 0.7 + ((i * 0.618034) % 1) * 0.3;
                return (
                  <g
                    key={turn}
                    class="garden-feast__petal"
                    style={`animation-delay: ${(i % 7) * 90}ms; transform-origin: 0px ${top / 2}px`}
                  >
                    <BlockDrawing
                      block={COLOURS[i % COLOURS.length] ?? 'red'}
                      x={Math.cos(turn) * (half + 56) * far}
                      y={top / 2 + Math.sin(turn) * (-top / 2 + 34) * far}
                      scale={0.34 + (i % 3) * 0.11}
                    />
                  </g>
                );
              })}
              <path
                d={`M${-half} 10Q${-half * 0.55} ${top * 0.42} 0 ${top}Q${half * 0.55} ${top * 0.42} ${half} 10z`}
                fill="#b98253"
                stroke="#8a5a36"
                stroke-width="3"
              />
              {squaresOf(hill.plan).map((square) => (
                <g key={square.square} class="garden-feast__block" style={`animation-delay: ${square.square * 70}ms`}>
                  <BlockDrawing
                    block={colourOf(seat, square)}
                    x={(square.place - (rows - square.row - 1) / 2) * STEP}
                    y={-16 - square.row * STEP}
                    empty={hill.built[square.square] === null}
                  />
                </g>
              ))}
            </svg>
            <span class="garden-feast__emblem">{emblemOf(seat)}</span>
          </figure>
        );
      })}
    </div>
  );
}
