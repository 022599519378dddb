import { useState } from 'preact/hooks';
import { foresee } from './foresight.ts';
import { kindOf } from './kinds.ts';
import { outcomeSentences } from './outcome-words.ts';
import type { Words } from './rules.ts';
import { type Building, type Cell, cellsForTile, loadsOf, type PublicView, type TileId } from './rules.ts';
import { OPTIONS, viewOf } from './rules-examples.ts';
import { SmallStreet } from './small-street.tsx';
import { houseOf, kindName, placeName } from './telling.ts';

/** One tile of several kinds, in the order of the rows of tiles. */
const TRAY: readonly TileId[] = [5, 12, 20, 29, 36, 45];

interface Played {
  readonly building: Building;
  readonly used: readonly TileId[];
  readonly told: readonly string[];
}

/** A street on which tiles can be tried, with the rules of the game. */
export function StreetTry({ words, start }: { readonly words: Words; readonly start: Building }) {
  const { text } = words;
  const fresh: Played = { building: start, used: [], told: [] };
  const [played, play] = useState<Played>(fresh);
  const [picked, pick] = useState<TileId | null>(null);
  const left = TRAY.filter((tile) => !played.used.includes(tile));
  const view = viewOf(played.building, left);
  const touch = (cell: Cell) => {
    if (picked === null) return;
    play(laid(view, played, { tile: picked, column: cell.column, row: cell.row }, words));
    pick(null);
  };
  return (
    <figure class="street-try">
      <figcaption>{text('construction-boom.rules-try')}</figcaption>
      <ul class="street-try__tray">
        {left.map((tile) => (
          <li key={tile}>
            <button
              type="button"
              class="moves__move"
              aria-pressed={picked === tile}
              onClick={() => pick(picked === tile ? null : tile)}
            >
              {kindName(kindOf(tile, OPTIONS), words)}
            </button>
          </li>
        ))}
      </ul>
      <SmallStreet
        building={played.building}
        options={OPTIONS}
        frame={{ first: -1, columns: 5, rows: 4 }}
        label={text('construction-boom.rules-try-street')}
        open={
          picked === null
            ? []
            : cellsForTile(view, picked).filter(({ column, row }) => column > -2 && column < 4 && row < 4)
        }
        words={words}
        cellName={placeName}
        onTouch={touch}
      />
      <ul class="street-try__loads">
        {loadsOf(view).map(({ ground, column, load, capacity }) => (
          <li key={ground}>{text('construction-boom.describe-house', { house: houseOf(column), load, capacity })}</li>
        ))}
      </ul>
      <p role="status">{played.told.join(' ')}</p>
      <button type="button" class="small-button" onClick={() => play(fresh)}>
        {text('construction-boom.rules-try-again')}
      </button>
    </figure>
  );
}

/** What stands after a tile was built, and what happened. Nobody is asked for a side here: it leans left. */
function laid(view: PublicView, { used }: Played, placement: Cell & { readonly tile: TileId }, words: Words): Played {
  const foresight = foresee(view, 0, { type: 'place', tiles: [placement] });
  const [way] = foresight?.ways ?? [];
  if (foresight === null || way === undefined) throw new Error('only legal places are offered');
  const told = outcomeSentences({ ...foresight, bonus: false, ways: [way] }, { ...view, contract: null }, words);
  return {
    building: way.settled,
    used: [...used, placement.tile],
    told: told.length > 0 ? told : [words.text('construction-boom.outcome-holds')],
  };
}
