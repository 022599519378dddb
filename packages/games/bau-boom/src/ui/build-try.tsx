import { useState } from 'preact/hooks';
import type { Words } from './rules.ts';
import { type Block, buildsOf, colourOf, type Hill, squaresOf } from './rules.ts';
import { BlockDrawing } from './small-drawings.tsx';
import { aBlock } from './telling.ts';

const BUILT: readonly (Block | null)[] = ['red', null, 'green', null, null, null, null, null, null, null];
const HAND: readonly Block[] = ['yellow', 'green', 'red'];

/** The hill and the blocks of the exercise. The red one is left over in the end, and the sentence that closes it says so. */
export const BUILD_EXERCISE = { built: BUILT, hand: HAND };

/** A hill that can be built on: what does not go says why. */
export function BuildTry({ words }: { readonly words: Words }) {
  const { text } = words;
  const [built, setBuilt] = useState(BUILT);
  const [hand, setHand] = useState(HAND);
  const [said, say] = useState<string | null>(null);
  const hill: Hill = { plan: '10', built };
  const builds = buildsOf(hill, 0, hand);
  const left = builds.length === 0;
  const touch = (square: number, block: Block) => {
    if (built[square] !== null || left) return;
    if (!builds.some((build) => build.square === square)) {
      say(text(hand.includes(block) ? 'bau-boom.refused-unsupported' : 'bau-boom.refused-not-in-hand'));
      return;
    }
    setBuilt(built.with(square, block));
    setHand(hand.toSpliced(hand.indexOf(block), 1));
    say(null);
  };
  return (
    <figure class="garden-try garden-try--hill">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a drawing */}
      <svg class="garden-hill" viewBox="-104 -204 208 216" role="group" aria-label={text('bau-boom.rules-try-build')}>
        <path
          d="M-104 8C-70 -60 -34 -150 0 -200C34 -150 70 -60 104 8z"
          fill="#b98253"
          stroke="#8a5a36"
          stroke-width="3"
        />
        {squaresOf('10').map((square) => {
          const block = colourOf(0, square);
          const x = (square.place - (3 - square.row) / 2) * 42;
          const y = -22 - square.row * 42;
          const covered = built[square.square] !== null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button element can't stand in a drawing
            <g
              key={square.square}
              role="button"
              tabIndex={covered ? -1 : 0}
              aria-disabled={covered}
              aria-label={text(covered ? 'bau-boom.describe-built' : 'bau-boom.describe-empty', {
                side: aBlock(block, words),
              })}
              class="garden-hill__square"
              onClick={() => touch(square.square, block)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                touch(square.square, block);
              }}
            >
              <BlockDrawing block={block} x={x} y={y} empty={!covered} />
              {builds.some((build) => build.square === square.square) && (
                <rect
                  x={x - 20}
                  y={y - 20}
                  width="40"
                  height="40"
                  rx="8"
                  fill="none"
                  stroke="#ff8a00"
                  stroke-width="3"
                />
              )}
            </g>
          );
        })}
      </svg>
      <figcaption>
        <svg class="garden-hand" viewBox="-24 -24 144 48" role="img" aria-label={text('bau-boom.rules-hand')}>
          {hand.map((block, i) => (
            <BlockDrawing
              key={`${block} ${hand.slice(0, i).filter((one) => one === block).length}`}
              block={block}
              x={i * 46}
            />
          ))}
        </svg>
        <p class="field__hint" role="status">
          {said ?? text(left ? 'bau-boom.rules-try-done' : 'bau-boom.rules-try-build')}
        </p>
        {left && (
          <button
            type="button"
            class="small-button"
            onClick={() => {
              setBuilt(BUILT);
              setHand(HAND);
              say(null);
            }}
          >
            {text('bau-boom.rules-again')}
          </button>
        )}
      </figcaption>
    </figure>
  );
}
