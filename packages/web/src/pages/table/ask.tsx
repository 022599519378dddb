import { Icon, type IconName } from '@boomtown/ui-kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';

interface AskProps {
  readonly label: string;
  /** What it is about, in few words: what is left of it once it is folded. */
  readonly brief: string;
  /** Something that may stay for long begins folded. */
  readonly folded?: boolean;
  /** Folded it shows this sign alone, and is called by what it says in brief. */
  readonly sign?: IconName | undefined;
  readonly children: ComponentChildren;
}

/**
 * A question or a notice in the row of the headline, so that the board keeps its place and nothing of it is covered. It can be
 * folded to get at the headline; what began folded opens over the board, as a person wished.
 */
export function Ask({ label, brief, folded: first = false, sign, children }: AskProps) {
  const { text } = words.value;
  const [folded, fold] = useState(first);
  return (
    <section
      class={`table-ask${folded ? ' table-ask--folded' : first ? ' table-ask--wished' : ' table-ask--asks'}`}
      aria-label={label}
    >
      {!folded && children}
      <div class="table-ask__end" role={folded ? 'status' : undefined}>
        <button
          type="button"
          class={`table-ask__fold${folded && sign !== undefined ? ' table-ask__fold--sign' : ''}`}
          aria-expanded={!folded}
          aria-label={folded ? (sign === undefined ? undefined : brief) : text('table.fold')}
          title={folded && sign !== undefined ? brief : undefined}
          onClick={() => fold(!folded)}
        >
          {folded && (sign === undefined ? brief : <Icon name={sign} />)}
          {(!folded || sign === undefined) && <Icon name="chevron" />}
        </button>
      </div>
    </section>
  );
}
