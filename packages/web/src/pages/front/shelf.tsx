import { GAME_IDS } from '@boomtown/registry/ids';
import { shelfOf } from '@boomtown/registry/shelf';
import type { ShelfGame } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { gameName, gameText } from '../../games/game-words.ts';
import { BoxPicture } from '../../shell/box-picture.tsx';
import { GuideLink, PageLink } from '../../shell/page-link.tsx';
import { PlayBotButton } from '../make/play-bot-button.tsx';

/** From this many boxes on nothing else finds room. */
const FULL_SHELF = 4;

/** The games, as boxes that stand on a shelf. */
export function Shelf() {
  const { text } = words.value;
  return (
    <section class="shelf" aria-labelledby="shelf-title">
      <h2 id="shelf-title">{text('front.shelf')}</h2>
      <ul class="shelf__boxes">
        {GAME_IDS.map((game) => (
          <li key={game}>
            <GameBox game={game} />
            <GuideLink id={game} class="box__guide" />
            <PlayBotButton id={game} class="box__guide" />
          </li>
        ))}
        {GAME_IDS.length < FULL_SHELF && (
          <li class="shelf__things" aria-hidden="true">
            <ShelfThings />
          </li>
        )}
      </ul>
    </section>
  );
}

/** A game's box on the shelf; opens the page where a table of it is made. */
function GameBox({ game }: { readonly game: GameId }) {
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

/** What else stands on the shelf while there is room on it: level, set square, helmet, a few bases. An ornament. */
function ShelfThings() {
  return (
    <svg class="things" viewBox="0 0 420 150" aria-hidden="true" focusable="false">
      <g class="things__square">
        <path d="M16 150L120 8v142z" />
        <path class="things__cut" d="M62 128l38-52v52z" />
      </g>
      <g class="things__level">
        <path d="M136 118h150v32H136z" />
        <path class="things__vial" d="M186 124h50v14h-50z" />
        <circle class="things__bubble" cx="215" cy="131" r="6" />
        <path class="things__line" d="M204 124v14M226 124v14" />
      </g>
      <g class="things__helmet">
        <path d="M166 118c-3-44 24-66 50-66s52 20 50 66z" />
        <path class="things__brim" d="M158 112h116v6H158z" />
        <path class="things__rib" d="M206 53c2-6 18-6 20 0v52h-20z" />
      </g>
      <Pile x={366} stack={['mustard', 'teal', 'brick']} />
    </svg>
  );
}

/** A pile of bases that stands at a place, from below. */
function Pile({ x, stack }: { readonly x: number; readonly stack: readonly string[] }) {
  return (
    <g>
      {stack.map((tone, level) => {
        const half = 36 - level * 10;
        const top = 150 - (level + 1) * 24;
        return (
          <g key={tone} class={`things__base things__base--${tone}`}>
            <path d={`M${x - half} ${top + 5}h${half * 2}v19h${-half * 2}z`} />
            <path class="things__base-top" d={`M${x - half} ${top}h${half * 2}v6h${-half * 2}z`} />
          </g>
        );
      })}
    </g>
  );
}
