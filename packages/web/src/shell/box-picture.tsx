import { shelfOf } from '@boomtown/registry/shelf';
import type { GameId } from '@boomtown/wire/browser';
import { authorOf, gameName } from '../games/game-words.ts';

/** A game's box as it stands on a shelf. Beside it stands the game's name in words, so that it is only a picture. */
export function BoxPicture({ game }: { readonly game: GameId }) {
  const { Cover, box } = shelfOf(game);
  const colours = box && { '--lid-top': box.lid, '--lid-side': box.lid, '--print': box.ink };
  return (
    <svg
      class={`box__picture box__picture--${game}`}
      style={colours}
      viewBox="0 0 272 332"
      aria-hidden="true"
      focusable="false"
    >
      <path class="box__lid-top" d="M0 32L32 0H272L240 32z" />
      <path class="box__lid-side" d="M240 32L272 0V300L240 332z" />
      <svg x="0" y="32" width="240" height="300" viewBox="0 0 240 300" aria-hidden="true">
        <Cover />
        <text class="box__title" y="46" text-anchor="middle">
          {linesOf(gameName(game)).map((line, i) => (
            <tspan key={line} x="120" dy={i === 0 ? 0 : 34}>
              {line}
            </tspan>
          ))}
        </text>
        <text class="box__author" x="120" y="288" text-anchor="middle">
          {authorOf(game) ?? ''}
        </text>
      </svg>
      <path class="box__seam" d="M0 33H240M240 32V332" />
    </svg>
  );
}

/** This many letters have room beside each other. */
const LINE = 12;

function linesOf(name: string): readonly string[] {
  const [first = '', ...rest] = name.split(' ');
  return name.length <= LINE || rest.length === 0 ? [name] : [first, rest.join(' ')];
}
