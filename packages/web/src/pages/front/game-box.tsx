import { shelfOf } from '@boomtown/registry/shelf';
import type { ShelfGame } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { gameName, gameText } from '../../games/game-words.ts';
import { BoxPicture } from '../../shell/box-picture.tsx';
import { PageLink } from '../../shell/page-link.tsx';

/** A game's box on the shelf; opens the page where a table of it is made. */
export function GameBox({ game }: { readonly game: GameId }) {
  const { text } = words.value;
  const { seats, minutes } = shelfOf(game);
  return (
    <PageLink to={{ page: 'make', game }} class="box">
      <BoxPicture game={game} />
      <span class="box__label">
        <span class="box__name">{gameName(game)}</span>
        <span class="box__facts">
          {seatsText(seats)} · {text('front.minutes', { from: minutes.from, to: minutes.to })}
        </span>
        <span class="box__tagline">{gameText(game, 'tagline')}</span>
      </span>
    </PageLink>
  );
}

function seatsText({ min, max }: ShelfGame['seats']): string {
  const { text } = words.value;
  return min === max ? text('front.players', { count: min }) : text('front.playersRange', { min, max });
}
