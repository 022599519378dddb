import { Dialog } from '@boomtown/ui-kit';
import { useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { endTable } from '../../net/admin-api.ts';
import { refusalWords } from '../refusal-words.ts';

interface EndDialogProps {
  readonly code: string;
  readonly onKeep: () => void;
  readonly onEnded: () => void;
}

/** Asks once more before a table is ended, since that can't be undone. */
export function EndDialog({ code, onKeep, onEnded }: EndDialogProps) {
  const { text } = words.value;
  const store = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const end = async () => {
    const ended = await endTable(code);
    if (ended.ok || ended.error.code === 'no-such-table') onEnded();
    else setRefused(refusalWords(ended.error, words.value));
  };
  return (
    <Dialog title={text('admin.endTitle', { code })} onClose={onKeep} first={store}>
      <div class="stack">
        <p>{text('admin.endWords')}</p>
        {refused !== null && (
          <p class="field__wrong" role="alert">
            {refused}
          </p>
        )}
        <div class="button-row">
          <button type="button" class="button" ref={store} onClick={onKeep}>
            {text('admin.endNo')}
          </button>
          <button type="button" class="button button--primary" onClick={() => void end()}>
            {text('admin.endYes')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
