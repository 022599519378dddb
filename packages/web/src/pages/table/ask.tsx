import { Icon } from '@boomtown/ui-kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';

interface AskProps {
  readonly label: string;
  /** What it is about, in few words: what is left of it once it is folded. */
  readonly brief: string;
  /** Something that may stay for long begins folded. */
  readonly folded?: boolean;
  readonly children: ComponentChildren;
}

/** A question or a notice over the upper edge of the board, which keeps its place; it can be folded to get at what is below. */
export function Ask({ label, brief, folded: first = false, children }: AskProps) {
  const { text } = words.value;
  const [folded, fold] = useState(first);
  return (
    <section class={`table-ask${folded ? ' table-ask--folded' : ''}`} aria-label={label}>
      {!folded && children}
      <div class="table-ask__end" role={folded ? 'status' : undefined}>
        <button
          type="button"
          class="table-ask__fold"
          aria-expanded={!folded}
          aria-label={folded ? undefined : text('table.fold')}
          onClick={() => fold(!folded)}
        >
          {folded && brief}
          <Icon name="chevron" />
        </button>
      </div>
    </section>
  );
}
