import type { GameId, WhyMissing } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';

/** A table that this browser had a seat at and finds no more, and why. */
export interface MissingTable {
  readonly code: string;
  readonly game: GameId;
  readonly why: WhyMissing;
}

interface MissingTablesProps {
  readonly tables: readonly MissingTable[];
  readonly onRead: (code: string) => void;
}

/** Says what became of own tables that are not among the others any more, until a person has read it. */
export function MissingTables({ tables, onRead }: MissingTablesProps) {
  const { text } = words.value;
  return tables.map(({ code, game, why }) => (
    <div key={code} class="gone-table card" role="status">
      <p>{text(`front.missing-${why}`, { code, game: gameName(game) })}</p>
      <button type="button" class="button" onClick={() => onRead(code)}>
        {text('unsaved.read')}
      </button>
    </div>
  ));
}
