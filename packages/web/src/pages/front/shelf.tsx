import { GAME_IDS } from '@boomtown/registry/ids';
import { words } from '../../app/words.ts';
import { GuideLink } from '../../shell/guide-link.tsx';
import { PlayBotButton } from '../make/play-bot-button.tsx';
import { GameBox } from './game-box.tsx';
import { ShelfThings } from './shelf-things.tsx';

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
