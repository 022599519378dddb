import type { AnyGameModule } from '@boomtown/ui-kit';
import { words } from '../../app/words.ts';
import type { Puzzle, PuzzleChoice } from '../../puzzles/puzzle.ts';
import { moveText } from '../table/move-text.ts';
import type { AnyTelling } from '../table/telling.ts';

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
  const { game, telling, puzzle, answer, looked, onLook, onAnswer } = props;
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
      <fieldset class="puzzle-choices__all">
        <legend class="unseen">{text('puzzles.choices')}</legend>
        {puzzle.choices.map((choice, nth) => (
          <label key={nth} class={`puzzle-choices__one${answer !== null && nth === puzzle.best ? ' is-best' : ''}`}>
            <input type="radio" name="choice" checked={looked === nth} onChange={() => onLook(nth)} />
            <span>
              {moveText(game.actionWords(choice.action, puzzle.seat, telling))}
              {answer !== null && (
                <span class="puzzle-choices__worth">
                  {answer === nth && `${text('puzzles.yours')} `}
                  {worthWords(puzzle, choice, nth)}
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {answer === null ? (
        <>
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
          <p class="field__hint">
            {puzzle.playouts === 0 ? text('puzzles.exact') : text('puzzles.estimate', { count: puzzle.playouts })}
          </p>
        </>
      )}
    </form>
  );
}

/** How good a choice is, once one was made. */
function worthWords({ best, playouts }: Puzzle, { behind }: PuzzleChoice, nth: number): string {
  const { text } = words.value;
  if (nth === best) return text(playouts === 0 ? 'puzzles.keeps' : 'puzzles.best');
  if (behind === null) return text('puzzles.losesWin');
  return text('puzzles.behind', { points: Math.round(100 * behind.value), band: Math.ceil(100 * behind.band) });
}
