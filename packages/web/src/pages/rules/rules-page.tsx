import { GAME_IDS } from '@boomtown/registry/ids';
import type { GameId } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { gameName, gameText } from '../../games/game-words.ts';
import { useGame } from '../../games/use-game.ts';
import { GameCover } from '../../shell/game-cover.tsx';
import { Page } from '../../shell/page.tsx';
import { GuideLink, PageLink } from '../../shell/page-link.tsx';
import { LostPage } from '../lost-page.tsx';

/** The rules of a game in our own words, or the list of games to choose from. */
export function RulesPage({ game: id }: { readonly game: GameId | null }) {
  const { text } = words.value;
  const game = useGame(id);
  if (id === null) {
    return (
      <Page title={text('rules.title')} class="rules">
        <h1>{text('rules.title')}</h1>
        <ul class="rules__games">
          {GAME_IDS.map((listed) => (
            <ListedGame key={listed} id={listed} />
          ))}
        </ul>
      </Page>
    );
  }
  if (game === 'lost') return <LostPage />;
  const Rules = game?.RulesPage;
  return (
    <Page title={text('rules.of', { game: gameName(id) })} class="rules">
      <h1>{text('rules.of', { game: gameName(id) })}</h1>
      {game === null && <div class="skeleton" role="status" aria-label={text('app.loading')} />}
      <GuideLink id={id} class="button rules__guide" />
      {Rules !== undefined && <Rules words={words.value} />}
      <div class="button-row">
        <PageLink to={{ page: 'make', game: id }} class="button button--primary">
          {text('rules.play', { game: gameName(id) })}
        </PageLink>
        <PageLink to={{ page: 'rules', game: null }} class="button">
          {text('rules.others')}
        </PageLink>
      </div>
    </Page>
  );
}

/** A game by the cover of its box. */
function ListedGame({ id }: { readonly id: GameId }) {
  return (
    <li>
      <PageLink to={{ page: 'rules', game: id }} class="rules__game card">
        <GameCover id={id} class="rules__cover" />
        <span class="rules__words">
          <span class="rules__name">{gameName(id)}</span>
          <span class="field__hint">{gameText(id, 'tagline')}</span>
        </span>
      </PageLink>
    </li>
  );
}
