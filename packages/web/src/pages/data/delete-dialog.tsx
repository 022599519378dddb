import { useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { Dialog } from '@boomtown/ui-kit';

interface DeleteDialogProps {
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

/** Asks once more before all is deleted, since that can't be undone. */
export function DeleteDialog({ onKeep, onDelete }: DeleteDialogProps) {
  const { text } = words.value;
  const store = useRef<HTMLButtonElement>(null);
  return (
    <Dialog title={text('data.sure')} onClose={onKeep} first={store}>
      <div class="stack">
        <p>{text('data.sureWords')}</p>
        <div class="button-row">
          <button type="button" class="button" ref={store} onClick={onKeep}>
            {text('data.no')}
          </button>
          <button type="button" class="button button--primary" onClick={onDelete}>
            {text('data.yes')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
