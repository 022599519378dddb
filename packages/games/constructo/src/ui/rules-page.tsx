import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { describeCell } from './describe.ts';
import type { Words } from './rules.ts';
import { type Edition, fitsOn, type Piece, STANDARD_BOARDS, type Stack } from './rules.ts';
import { SmallBoard } from './small-board.tsx';
import { boardName } from './telling.ts';

interface RulesPageProps {
  readonly words: Words;
  readonly children?: ComponentChildren;
}

const RING = (seat: 0 | 1): Piece => ({ seat, size: 'ring' });
const MEDIUM = (seat: 0 | 1): Piece => ({ seat, size: 'medium' });
const SMALL = (seat: 0 | 1): Piece => ({ seat, size: 'small' });

/** The rules of an edition, in our own words, with little boards to touch. */
export function rulesPageOf(edition: Edition) {
  return function RulesPage({ words, children }: RulesPageProps) {
    const { text } = words;
    return (
      <div class="rules-text">
        <section>
          <h2>{text('constructo.rules-aim-title')}</h2>
          <p>{text('constructo.rules-aim')}</p>
          <SmallBoard edition={edition} cells={ROW_OF_FOUR} stacks={SHOWN_TOWERS} />
        </section>
        <section>
          <h2>{text('constructo.rules-pieces-title')}</h2>
          <p data-rule="1.1">{text('constructo.rules-pieces')}</p>
          <SmallBoard edition={edition} cells={ROW_OF_FOUR.slice(0, 3)} stacks={[[RING(0)], [MEDIUM(0)], [SMALL(0)]]} />
        </section>
        <section data-rule="1.3">
          <h2>{text('constructo.rules-turn-title')}</h2>
          <p>{text('constructo.rules-turn')}</p>
          <ul class="rules-text__list">
            <li>{text('constructo.rules-place')}</li>
            <li>{text('constructo.rules-move')}</li>
          </ul>
        </section>
        <section data-rule="1.4">
          <h2>{text('constructo.rules-fit-title')}</h2>
          <p>{text('constructo.rules-try')}</p>
          <div class="rules-text__tries">
            <Try edition={edition} words={words} task="ring" start={[[RING(0)], [SMALL(1)]]} />
            <Try edition={edition} words={words} task="medium" start={[[MEDIUM(1)], [SMALL(1), RING(0)]]} />
            <Try edition={edition} words={words} task="small" start={[[SMALL(0)], [SMALL(1), RING(0), MEDIUM(1)]]} />
          </div>
          <p data-rule="1.4">{text('constructo.rules-fit-order')}</p>
        </section>
        <section>
          <h2>{text('constructo.rules-tower-title')}</h2>
          <p data-rule="1.5">{text('constructo.rules-tower')}</p>
        </section>
        <section>
          <h2>{text('constructo.rules-end-title')}</h2>
          <p data-rule="1.6">{text('constructo.rules-end')}</p>
        </section>
        <section>
          <h2>{text('constructo.rules-match-title')}</h2>
          <p data-rule="1.2">{text('constructo.rules-match')}</p>
        </section>
        <section>
          <h2>{text('constructo.rules-boards-title')}</h2>
          <p data-rule="2.1 2.2 2.3">{text('constructo.rules-boards')}</p>
          <ul class="rules-text__boards">
            {STANDARD_BOARDS.map((board) => (
              <li key={board.id}>
                <SmallBoard edition={edition} cells={board.cells} />
                <span>{boardName(board.id, words)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{text('constructo.rules-tip-title')}</h2>
          <p>{text('constructo.rules-tip')}</p>
        </section>
        {children}
      </div>
    );
  };
}

const ROW_OF_FOUR: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
];

const SHOWN_TOWERS: readonly Stack[] = [
  [RING(0), MEDIUM(1)],
  [SMALL(1), RING(0), MEDIUM(1), SMALL(0)],
  [],
  [MEDIUM(0), SMALL(1)],
];

interface TryProps {
  readonly edition: Edition;
  readonly words: Words;
  readonly task: 'ring' | 'medium' | 'small';
  /** A piece on the left, and what it is to go onto on the right. */
  readonly start: readonly [Stack, Stack];
}

/** Two hexagons on which one move can be tried. */
function Try({ edition, words, task, start }: TryProps) {
  const { text } = words;
  const [stacks, setStacks] = useState<readonly [Stack, Stack]>(start);
  const [chosen, choose] = useState(false);
  const [from, onto] = stacks;
  const piece = from[0];
  const done = piece === undefined;
  const lit = new Set(done ? [] : chosen && fitsOn(piece.size, onto) ? [1] : [0]);
  const onTouch = (cell: number) => {
    if (done) return;
    if (cell === 0) choose(!chosen);
    else if (chosen && fitsOn(piece.size, onto)) {
      setStacks([[], [...onto, piece]]);
      choose(false);
    }
  };
  return (
    <figure class="rules-text__try">
      <SmallBoard
        edition={edition}
        cells={ROW_OF_FOUR.slice(0, 2)}
        stacks={stacks}
        label={text(`constructo.rules-try-fit-${task}`)}
        touch={{
          lit,
          chosen: chosen ? 0 : null,
          nameOf: (cell) => describeCell(edition, cell, stacks[cell] ?? [], words),
          onTouch,
        }}
      />
      <figcaption>
        <p>{text(`constructo.rules-fit-${task}`)}</p>
        <p class="field__hint" role="status">
          {text(done ? 'constructo.rules-try-done' : `constructo.rules-try-fit-${task}`)}
        </p>
        {done && (
          <button type="button" class="small-button" onClick={() => setStacks(start)}>
            {text('constructo.rules-again')}
          </button>
        )}
      </figcaption>
    </figure>
  );
}
