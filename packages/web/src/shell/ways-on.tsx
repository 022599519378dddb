import { words } from '../app/words.ts';
import { PageLink } from './page-link.tsx';

interface WaysOnProps {
  /** Tries once more; left out or `null` where that can't help. */
  readonly again?: (() => void) | null;
  /** Is it too early to try once more? */
  readonly early?: boolean;
}

/** The ways on from a page that can't be shown: once more, and to the front page. */
export function WaysOn({ again = null, early = false }: WaysOnProps) {
  const { text } = words.value;
  return (
    <div class="button-row">
      {again !== null && (
        <button type="button" class="button button--primary" disabled={early} onClick={again}>
          {text('app.again')}
        </button>
      )}
      <PageLink to={{ page: 'front' }} class="button">
        {text('app.toFront')}
      </PageLink>
    </div>
  );
}
