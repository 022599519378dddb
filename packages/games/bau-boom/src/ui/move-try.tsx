import { useState } from 'preact/hooks';
import { actionWords } from './action-words.ts';
import type { Words } from './rules.ts';
import { type BauBoomPublicView, type Block, type Hill, LADYBUGS, movePreviews, SPACES } from './rules.ts';
import { AnteaterDrawing, BarrowDrawing, BlockDrawing, DieDrawing, LadybugDrawing } from './small-drawings.tsx';
import { sideName } from './telling.ts';

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

/** The same stretch for young builders: by one die only, and the wheelbarrows are empty. */
const YOUNG: BauBoomPublicView = {
  ...ROLLED,
  options: { ...ROLLED.options, variant: 'young' },
  dice: [3, 1],
  barrows: ROLLED.barrows.map(({ at }) => ({ at, load: 0 })),
};

/** A stretch of the trail on which one move can be tried, with a player in the way. */
export function MoveTry({ words, young = false }: TryProps & { readonly young?: boolean }) {
  const { text } = words;
  const table = young ? YOUNG : ROLLED;
  const task = text(young ? 'bau-boom.rules-try-young' : 'bau-boom.rules-try-move');
  const faces = table.dice ?? DICE;
  const previews = movePreviews(table);
  const [tried, setTried] = useState<number | null>(null);
  const move = tried === null ? undefined : previews[tried];
  const at = table.barrows.map(({ at: from }, seat) =>
    seat === 0 ? (move?.to ?? from) : (move?.pushes.find((push) => push.seat === seat)?.to ?? from),
  );
  const people = [0, 1].map((seat) => ({ seat, name: sideName(seat, words) }));
  const first = 5;
  const telling = { words, people, view: table };
  return (
    <figure class="garden-try">
      <svg class="garden-strip" viewBox={`0 0 ${(LAST - first + 1) * STEP} 110`} role="img" aria-label={task}>
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
                {(preview.by === 'sum' ? faces : [faces[i] ?? 1]).map((pips, n) => (
                  <DieDrawing key={pips} pips={pips} x={n * 44} />
                ))}
              </svg>
              <span class="unseen">{actionWords({ type: 'move', by: preview.by }, 0, telling).text}</span>
            </button>
          ))}
        </div>
        <p class="field__hint" role="status">
          {move === undefined ? task : actionWords({ type: 'move', by: move.by }, 0, telling).text}
        </p>
      </figcaption>
    </figure>
  );
}
