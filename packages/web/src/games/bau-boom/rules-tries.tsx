import { useState } from 'preact/hooks';
import type { Words } from '../../words/words.ts';
import { actionWords } from './action-words.ts';
import {
  type BauBoomPublicView,
  type Block,
  buildsOf,
  colourOf,
  type Hill,
  LADYBUGS,
  movePreviews,
  SPACES,
  squaresOf,
} from './rules.ts';
import { AnteaterDrawing, BarrowDrawing, BlockDrawing, DieDrawing, LadybugDrawing } from './small-drawings.tsx';
import { aBlock, sideName } from './telling.ts';

interface TryProps {
  readonly words: Words;
}

const LAST = 11;
const STEP = 56;
const DICE = [3, 2] as const;
const TRAIL: Readonly<Record<number, Block>> = {
  1: 'green',
  3: 'yellow',
  4: 'blue',
  6: 'red',
  7: 'green',
  9: 'blue',
  10: 'yellow',
};

/** A table of the rules themselves in which seat 0 has rolled: what follows is what would follow in a game. */
const ROLLED: BauBoomPublicView = {
  game: 'bau-boom',
  options: { variant: 'standard', hills: '10', starter: 0, openBarrows: false, turnLimit: 400 },
  phase: 'move',
  toMove: 0,
  actor: 0,
  turn: 4,
  dice: DICE,
  trail: SPACES.map((space) => TRAIL[space] ?? null),
  container: 20,
  barrows: [
    { at: 6, load: 2 },
    { at: 9, load: 1 },
  ],
  hills: [0, 1].map((): Hill => ({ plan: '10', built: Array<null>(10).fill(null) })),
  hand: [],
  queue: [],
};

/** A stretch of the trail on which one move can be tried, with somebody in the way. */
export function MoveTry({ words }: TryProps) {
  const { text } = words;
  const previews = movePreviews(ROLLED);
  const [tried, setTried] = useState<number | null>(null);
  const move = tried === null ? undefined : previews[tried];
  const at = ROLLED.barrows.map(({ at: from }, seat) =>
    seat === 0 ? (move?.to ?? from) : (move?.pushes.find((push) => push.seat === seat)?.to ?? from),
  );
  const people = [0, 1].map((seat) => ({ seat, name: sideName(seat, words) }));
  const first = 5;
  const telling = { words, people, view: ROLLED };
  return (
    <figure class="garden-try">
      <svg
        class="garden-strip"
        viewBox={`0 0 ${(LAST - first + 1) * STEP} 110`}
        role="img"
        aria-label={text('bau-boom.rules-try-move')}
      >
        <rect x="0" y="30" width={(LAST - first + 1) * STEP} height="58" rx="10" fill="#ecd3a0" />
        {SPACES.slice(first, LAST + 1).map((space, i) => {
          const x = (i + 0.5) * STEP;
          const block = TRAIL[space];
          return (
            <g key={space}>
              <circle
                cx={x}
                cy="60"
                r="24"
                fill={LADYBUGS.includes(space) ? '#f6cfc6' : space === 11 ? '#d7d2de' : '#f6ecd9'}
                stroke="#cdb48c"
              />
              {space === 11 && <AnteaterDrawing x={x} y={20} />}
              {LADYBUGS.includes(space) && <LadybugDrawing x={x} y={28} />}
              {block !== undefined && <BlockDrawing block={block} x={x} y={60} scale={0.75} />}
              <text x={x} y="104" text-anchor="middle" class="garden-strip__number">
                {space}
              </text>
            </g>
          );
        })}
        {at.map((space, seat) => (
          <BarrowDrawing
            key={people[seat]?.name}
            colour={seat === 0 ? 'red' : 'yellow'}
            x={(space - first + 0.5) * STEP}
            y={60}
          />
        ))}
      </svg>
      <figcaption>
        <div class="garden-try__choices">
          {previews.map((preview, i) => (
            <button
              key={preview.by}
              type="button"
              class="garden-try__choice"
              aria-pressed={tried === i}
              onClick={() => setTried(tried === i ? null : i)}
            >
              <svg
                viewBox={preview.by === 'sum' ? '-24 -24 92 48' : '-24 -24 48 48'}
                aria-hidden="true"
                focusable="false"
              >
                {(preview.by === 'sum' ? DICE : [DICE[i] ?? 1]).map((pips, n) => (
                  <DieDrawing key={pips} pips={pips} x={n * 44} />
                ))}
              </svg>
              <span class="unseen">{actionWords({ type: 'move', by: preview.by }, 0, telling).text}</span>
            </button>
          ))}
        </div>
        <p class="field__hint" role="status">
          {move === undefined
            ? text('bau-boom.rules-try-move')
            : actionWords({ type: 'move', by: move.by }, 0, telling).text}
        </p>
      </figcaption>
    </figure>
  );
}

const BUILT: readonly (Block | null)[] = ['red', null, 'green', null, null, null, null, null, null, null];
const HAND: readonly Block[] = ['yellow', 'green', 'red'];

/** A hill that can be built on: what does not go says why. */
export function BuildTry({ words }: TryProps) {
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
