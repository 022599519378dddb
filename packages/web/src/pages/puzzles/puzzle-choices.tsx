import type { AnyGameModule } from '@boomtown/ui-kit';
import { Icon } from '@boomtown/ui-kit';
import { words } from '../../app/words.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { moveText } from '../table/move-text.ts';
import type { AnyTelling } from '../table/telling.ts';
import { worthWords } from './puzzle-question.ts';

interface PuzzleChoicesProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly puzzle: Puzzle;
  /** The index of the choice that was made; `null`: none yet. */
  readonly answer: number | null;
  /** The choice that is shown on the board. */
  readonly looked: number | null;
  readonly onLook: (choice: number) => void;
  readonly onAnswer: (choice: number) => void;
}

/** The actions of a puzzle: a touch shows one on the board, the key below takes it. Then it says how good each one is. */
export function PuzzleChoices(props: PuzzleChoicesProps) {
  const { puzzle, answer, looked, onAnswer } = props;
  const { text } = words.value;
  return (
    <form
      class="puzzle-choices"
      onSubmit={(event) => {
        event.preventDefault();
        if (looked !== null && answer === null) onAnswer(looked);
      }}
    >
      <h2 id="moves-title" class="sheet__title">
        {text('puzzles.choices')}
      </h2>
      {answer === null ? (
        <>
          <Offered {...props} />
          <button type="submit" class="button button--primary button--wide" disabled={looked === null}>
            {text('puzzles.take')}
          </button>
          <p class="field__hint">{text('puzzles.hint')}</p>
        </>
      ) : (
        <>
          <p role="status" class="puzzle-choices__verdict">
            {text(answer === puzzle.best ? 'puzzles.right' : 'puzzles.wrong')}
          </p>
          <Judged {...props} answer={answer} />
          <p class="field__hint">
            {puzzle.playouts === 0 ? text('puzzles.exact') : text('puzzles.estimate', { count: puzzle.playouts })}
          </p>
        </>
      )}
    </form>
  );
}

/** Before the answer: one of them is chosen. */
function Offered({ game, telling, puzzle, looked, onLook }: PuzzleChoicesProps) {
  const { text } = words.value;
  return (
    <fieldset class="puzzle-choices__all">
      <legend class="unseen">{text('puzzles.choices')}</legend>
      {puzzle.choices.map((choice, nth) => (
        <label key={nth} class="puzzle-choices__one">
          <input type="radio" name="choice" checked={looked === nth} onChange={() => onLook(nth)} />
          <span>{moveText(game.actionWords(choice.action, puzzle.seat, telling))}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** After it: the answer stays chosen, the best one has a sign of its own, and a touch only shows one on the board. */
function Judged({ game, telling, puzzle, answer, looked, onLook }: PuzzleChoicesProps & { readonly answer: number }) {
  const { text } = words.value;
  return (
    <ul class="puzzle-choices__all">
      {puzzle.choices.map((choice, nth) => (
        <li key={nth}>
          <button
            type="button"
            class={`puzzle-choices__one puzzle-choices__one--judged${nth === puzzle.best ? ' is-best' : ''}${nth === answer ? ' is-answer' : ''}`}
            aria-pressed={looked === nth}
            onClick={() => onLook(nth)}
          >
            <span class="puzzle-choices__mark" aria-hidden="true">
              {nth === puzzle.best && <Icon name="check" />}
            </span>
            <span>
              {moveText(game.actionWords(choice.action, puzzle.seat, telling))}
              <span class="puzzle-choices__worth">
                {nth === answer && <b>{text('puzzles.yours')}</b>} {worthWords(puzzle, nth, words.value)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
