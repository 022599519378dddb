import { loadGame } from '@boomtown/registry/ui';
import type { AnyGameModule } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';

/** A game's module once it is there; `null` while it is fetched, `'lost'` if it could not be. */
export function useGame(id: GameId | null): AnyGameModule | null | 'lost' {
  const [loaded, setLoaded] = useState<{ readonly id: GameId; readonly game: AnyGameModule | 'lost' } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let wanted = true;
    loadGame(id).then(
      (game) => wanted && setLoaded({ id, game }),
      () => wanted && setLoaded({ id, game: 'lost' }),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return loaded !== null && loaded.id === id ? loaded.game : null;
}
