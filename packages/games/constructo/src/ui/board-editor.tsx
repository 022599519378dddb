import type { OwnOptionProps } from '@boomtown/ui-kit';
import { Dialog } from '@boomtown/ui-kit';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { cellsOf, type FieldPlace, freeName, nameFault, type ShapeState, shapeState } from './board-drawing.ts';
import { BoardField } from './board-field.tsx';
import { boardIdOf } from './board-names.ts';
import type { Board, Constructo, Edition } from './rules.ts';

interface BoardEditorProps {
  readonly edition: Edition;
  readonly words: OwnOptionProps<Constructo>['words'];
  readonly boards: readonly Board[];
  readonly onTake: (board: Board) => void;
  readonly onCancel: () => void;
}

/** Draws a board over the page. What was drawn is taken or thrown away, never lost on the way: leaving asks. */
export function BoardEditor({ edition, words, boards, onTake, onCancel }: BoardEditorProps) {
  const { text } = words;
  const [places, setPlaces] = useState<readonly FieldPlace[]>([]);
  const [name, setName] = useState(() => freeName(boards));
  const [leaving, setLeaving] = useState(false);
  const stop = useRef<HTMLInputElement>(null);
  const state = shapeState(places);
  const fault = nameFault(name, boards);
  const boardId = fault === null ? boardIdOf(name) : null;
  const isReady = state.kind === 'ready' && boardId !== null;
  const id = useId();
  const take = () => {
    if (isReady) onTake({ id: boardId, cells: cellsOf(places) });
  };
  const wasLeaving = useRef(false);
  useEffect(() => {
    // The question is gone, and with it what had the focus.
    if (wasLeaving.current && !leaving) stop.current?.focus();
    wasLeaving.current = leaving;
  }, [leaving]);
  const leave = () => {
    if (places.length === 0) onCancel();
    else setLeaving(!leaving);
  };
  return (
    <Dialog title={text('constructo.editor-title')} onClose={leave} first={stop} class="board-dialog">
      <div class={`board-editor board-editor--${edition}`}>
        <p class="field__hint">
          {text('constructo.editor-how')} <span class="board-editor__keys">{text('constructo.editor-keys')}</span>
        </p>
        <fieldset class="board-editor__field" aria-label={text('constructo.editor-grid')}>
          <BoardField words={words} places={places} onChange={setPlaces} stop={stop} />
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
        {leaving ? (
          <Leaving words={words} onAway={onCancel} onStay={() => setLeaving(false)} />
        ) : (
          <div class="button-row">
            <button type="button" class="button button--teal" disabled={!isReady} onClick={take}>
              {text('constructo.editor-add')}
            </button>
            <button type="button" class="button" disabled={places.length === 0} onClick={() => setPlaces([])}>
              {text('constructo.editor-clear')}
            </button>
            <button type="button" class="button" onClick={onCancel}>
              {text('constructo.editor-cancel')}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface LeavingProps {
  readonly words: OwnOptionProps<Constructo>['words'];
  readonly onAway: () => void;
  readonly onStay: () => void;
}

/** Asks what becomes of a drawing that was not taken. */
function Leaving({ words: { text }, onAway, onStay }: LeavingProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    stay.current?.focus();
    stay.current?.closest('[role="alertdialog"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div class="board-editor__leaving" role="alertdialog" aria-label={text('constructo.editor-leaving')}>
      <p>{text('constructo.editor-leaving')}</p>
      <div class="button-row">
        <button type="button" class="button button--teal" ref={stay} onClick={onStay}>
          {text('constructo.editor-stay')}
        </button>
        <button type="button" class="button" onClick={onAway}>
          {text('constructo.editor-away')}
        </button>
      </div>
    </div>
  );
}

function stateWords(state: ShapeState, { text }: OwnOptionProps<Constructo>['words']): string {
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
