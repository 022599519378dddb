import { words } from '../../app/words.ts';
import { PageLink } from '../../shell/page-link.tsx';

/** Where another player goes on with the match that ended here. */
export interface GoingOn {
  readonly code: string;
  readonly step: number;
  readonly name: string;
}

/**
 * Says that another player goes on with this match from one of its moments, and leads to the seat that is reserved there. It stands in
 * the result, where it covers nothing of how the match ended.
 */
export function GoesOn({ to: { code, step, name } }: { readonly to: GoingOn }) {
  const { text } = words.value;
  return (
    <div class="goes-on stack" role="alert">
      <p>{text('playOn.invited', { name, step })}</p>
      <PageLink to={{ page: 'table', code }} class="button button--wide">
        {text('playOn.toTable')}
      </PageLink>
    </div>
  );
}
