import { GAME_IDS } from '@boomtown/registry/ids';
import { words } from '../app/words.ts';
import { gameName } from '../games/game-words.ts';
import { siteUrl } from '../net/site.ts';
import { authorOf } from './author.ts';
import { PageLink } from './page-link.tsx';

/** Whose games these are, and that this is none of the publishers' own. */
export function Credits() {
  const { text, list } = words.value;
  const games = GAME_IDS.map((id) => {
    const game = gameName(id);
    const author = authorOf(id);
    return author === null ? text('credits.unsigned', { game }) : text('credits.game', { game, author });
  });
  return (
    <footer class="credits">
      <nav class="credits__pages" aria-label={text('credits.pages')}>
        <PageLink to={{ page: 'puzzles', puzzle: null }}>{text('credits.puzzles')}</PageLink>
        <PageLink to={{ page: 'replay', table: null }}>{text('credits.replay')}</PageLink>
        <PageLink to={{ page: 'fairness' }}>{text('credits.fairness')}</PageLink>
        <PageLink to={{ page: 'your-data' }}>{text('credits.data')}</PageLink>
        <a href={siteUrl('third-party-notices.txt').href}>{text('credits.licences')}</a>
      </nav>
      <p>{text('credits.games', { games: list(games) })}</p>
      <p>{text('credits.unofficial')}</p>
    </footer>
  );
}
