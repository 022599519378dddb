import type { OwnOptionProps } from '@boomtown/ui-kit';
import { Icon } from '@boomtown/ui-kit';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { BoardEditor } from './board-editor.tsx';
import { ownNameOf } from './board-names.ts';
import { type Board, type Constructo, type Edition, MOST_OWN_BOARDS, readOptions } from './rules.ts';
import { SmallBoard } from './small-board.tsx';

/** The own boards among the options of a table; none if they can't be read. */
export function ownBoards(options: Readonly<Record<string, unknown>>): readonly Board[] {
  const read = readOptions({ boards: options.boards ?? [] });
  return read.ok ? read.value.boards : [];
}

/** The control for own boards of an edition: the boards that there are, and the way to draw another one. */
export function boardsOptionOf(edition: Edition) {
  return function BoardsOption({ words, options, change }: OwnOptionProps<Constructo>) {
    const { text } = words;
    const [drawing, draw] = useState(false);
    const section = useRef<HTMLElement>(null);
    /** The place in the list from which a board was removed just now. */
    const [removed, setRemoved] = useState<number | null>(null);
    const boards = ownBoards(options);
    const title = useId();
    useEffect(() => {
      if (removed === null) return;
      // The button that was pressed is gone: the next one takes the focus, after the last one that which draws.
      section.current?.querySelectorAll<HTMLElement>('.boards__remove, .boards__draw')[removed]?.focus();
      setRemoved(null);
    }, [removed]);
    return (
      <section class="boards" aria-labelledby={title} ref={section}>
        <h3 id={title} class="field__label">
          {text('constructo.option-boards')}
        </h3>
        <p class="field__hint">{text('constructo.option-boards-hint')}</p>
        {boards.length > 0 && (
          <ul class="boards__list">
            {boards.map((board, place) => (
              <li key={board.id} class="boards__board">
                <SmallBoard edition={edition} cells={board.cells} />
                <span class="boards__name">{ownNameOf(board.id)}</span>
                <button
                  type="button"
                  class="round-button boards__remove"
                  aria-label={text('constructo.editor-remove', { board: ownNameOf(board.id) })}
                  onClick={() => {
                    change({ ...options, boards: boards.filter(({ id }) => id !== board.id) });
                    setRemoved(place);
                  }}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {boards.length > 0 && <p class="field__hint">{text('constructo.editor-sameBoard')}</p>}
        {boards.length < MOST_OWN_BOARDS ? (
          <button type="button" class="button boards__draw" onClick={() => draw(true)}>
            {text('constructo.editor-new')}
          </button>
        ) : (
          <p class="field__hint">{text('constructo.editor-full')}</p>
        )}
        {drawing && (
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
        )}
      </section>
    );
  };
}
