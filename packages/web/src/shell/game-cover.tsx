import { shelfOf } from '@boomtown/registry/shelf';
import type { GameId } from '@boomtown/wire/browser';

/** The picture of a game's cover without its title; it fills its place, whatever shape that has. */
export function GameCover({ id, class: name }: { readonly id: GameId; readonly class: string }) {
  const { Cover } = shelfOf(id);
  return (
    <svg class={name} viewBox="0 86 240 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <Cover />
    </svg>
  );
}
