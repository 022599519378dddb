import { pathTo } from '../../app/route.ts';
import { words } from '../../app/words.ts';
import { siteUrl } from '../../net/site.ts';

/** To the page that explains fair dealing, in a tab of its own. */
export function FairnessLink() {
  return (
    <p>
      <a href={siteUrl(pathTo({ page: 'fairness' })).href} target="_blank" rel="noopener">
        {words.value.text('fair.link')}
      </a>
    </p>
  );
}
