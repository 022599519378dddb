import type { TableView } from '@boomtown/client';
import { Dialog, Icon } from '@boomtown/ui-kit';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { FairnessPromises, Redraws } from './fairness-details.tsx';

/** Opens what was promised of the deal, at a table where the game runs. */
export function FairnessButton({ table }: { readonly table: TableView }) {
  const { text } = words.value;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="quiet-button" onClick={() => setOpen(true)}>
        <Icon name="shield" />
        <span>{text('fair.short')}</span>
      </button>
      {open && (
        <Dialog title={text('fair.title')} onClose={() => setOpen(false)}>
          <div class="fairness fairness--dialog">
            <FairnessPromises table={table} />
            <Redraws table={table} />
          </div>
        </Dialog>
      )}
    </>
  );
}
