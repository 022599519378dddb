import { useId, useState } from 'preact/hooks';
import type { OwnOptionProps } from '../game-module.ts';
import {
  cellsOf,
  FIELD,
  type FieldPlace,
  freeName,
  nameFault,
  type ShapeState,
  shapeState,
  toggled,
} from './board-drawing.ts';
import { type Board, type Edition, MOST_OWN_BOARDS, readOptions } from './rules.ts';
import { SmallBoard } from './small-board.tsx';

/** The control for own boards of an edition: the boards that there are, and a field to draw another one. */
export function boardsOptionOf(edition: Edition) {
  return function BoardsOption({ words, options, change }: OwnOptionProps) {
    const { text } = words;
    const [drawing, draw] = useState(false);
    const read = readOptions({ boards: options.boards ?? [] });
    const boards = read.ok ? read.value.boards : [];
    const title = useId();
    return (
      <section class="boards" aria-labelledby={title}>
        <h3 id={title} class="field__label">
          {text('constructo.option-boards')}
        </h3>
        <p class="field__hint">{text('constructo.option-boards-hint')}</p>
        {boards.length > 0 && (
          <ul class="boards__list">
            {boards.map((board) => (
              <li key={board.id} class="boards__board">
                <SmallBoard edition={edition} cells={board.cells} />
                <span class="boards__name">{board.id}</span>
                <button
                  type="button"
                  class="small-button"
                  aria-label={text('constructo.editor-remove', { board: board.id })}
                  onClick={() => change({ ...options, boards: boards.filter(({ id }) => id !== board.id) })}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        )}
        {boards.length > 0 && <p class="field__hint">{text('constructo.editor-sameBoard')}</p>}
        {drawing ? (
          <BoardEditor
            edition={edition}
            words={words}
            boards={boards}
            onCancel={() => draw(false)}
            onTake={(board) => {
              // The rulebooks ask for one board in both rounds once it is not one of theirs (§2.2).
              change({
                ...options,
                boards: [...boards, board],
                ...(boards.length === 0 ? { sameBoard: true } : {}),
              });
              draw(false);
            }}
          />
        ) : boards.length < MOST_OWN_BOARDS ? (
          <button type="button" class="button" onClick={() => draw(true)}>
            {text('constructo.editor-new')}
          </button>
        ) : (
          <p class="field__hint">{text('constructo.editor-full')}</p>
        )}
      </section>
    );
  };
}

interface BoardEditorProps {
  readonly edition: Edition;
  readonly words: OwnOptionProps['words'];
  readonly boards: readonly Board[];
  readonly onTake: (board: Board) => void;
  readonly onCancel: () => void;
}

function BoardEditor({ edition, words, boards, onTake, onCancel }: BoardEditorProps) {
  const { text } = words;
  const [places, setPlaces] = useState<readonly FieldPlace[]>([]);
  const [name, setName] = useState(() => freeName(boards));
  const state = shapeState(places);
  const fault = nameFault(name, boards);
  const id = useId();
  const take = () => {
    if (state.kind === 'ready' && fault === null) onTake({ id: name, cells: cellsOf(places) });
  };
  return (
    <fieldset class={`board-editor board-editor--${edition}`}>
      <legend class="field__label">{text('constructo.editor-title')}</legend>
      <p class="field__hint">{text('constructo.editor-how')}</p>
      <fieldset class="board-editor__field" aria-label={text('constructo.editor-grid')}>
        {Array.from({ length: FIELD.rows }, (_, row) => (
          <div key={row} class="board-editor__row">
            {Array.from({ length: FIELD.columns }, (_, column) => (
              <label key={column} class="board-editor__place">
                <input
                  type="checkbox"
                  class="unseen"
                  checked={places.some((place) => place.row === row && place.column === column)}
                  aria-label={text('constructo.editor-hexagon', { row: row + 1, place: column + 1 })}
                  onChange={() => setPlaces(toggled(places, { row, column }))}
                />
                <span class="board-editor__hexagon" />
              </label>
            ))}
          </div>
        ))}
      </fieldset>
      <p class={`board-editor__state board-editor__state--${state.kind}`} role="status">
        {stateWords(state, words)}
      </p>
      <div class="field">
        <label class="field__label" for={id}>
          {text('constructo.editor-name')}
        </label>
        <input
          id={id}
          class="text-input"
          value={name}
          maxLength={24}
          autocomplete="off"
          aria-invalid={fault !== null}
          aria-describedby={`${id}-fault`}
          onInput={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            // The editor stands in the form of the table, which is not to be sent yet.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
        />
        <p class="field__hint" id={`${id}-fault`}>
          {fault === null ? text('constructo.editor-name-hint') : text(`constructo.editor-${fault}`)}
        </p>
      </div>
      <div class="button-row">
        <button
          type="button"
          class="button button--teal"
          disabled={state.kind !== 'ready' || fault !== null}
          onClick={take}
        >
          {text('constructo.editor-add')}
        </button>
        <button type="button" class="button" disabled={places.length === 0} onClick={() => setPlaces([])}>
          {text('constructo.editor-clear')}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {text('constructo.editor-cancel')}
        </button>
      </div>
    </fieldset>
  );
}

function stateWords(state: ShapeState, { text }: OwnOptionProps['words']): string {
  switch (state.kind) {
    case 'left':
      return text('constructo.editor-left', { count: state.count });
    case 'over':
      return text('constructo.editor-over', { count: state.count });
    case 'apart':
      return text('constructo.editor-apart');
    case 'ready':
      return text('constructo.editor-ready');
  }
}
