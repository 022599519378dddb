import type { Choice } from '@boomtown/ui-kit';
import { actionWords, layingText, withOutcome } from './action-words.ts';
import { cellKey, cellOf, stackKey } from './keys.ts';
import { kindOf } from './kinds.ts';
import { actionOf, cellsFor, handFor, handSeat, type Offer, tilesToPlace } from './offer.ts';
import {
  type Cell,
  type ConstructionBoom,
  constructionBoomRules,
  type Laying,
  type Seat,
  type TileId,
  tileOf,
  tilesOf,
} from './rules.ts';
import { type BoomTelling, capital, kindName, materialName, placeName } from './telling.ts';

type BoomChoice = Choice<ConstructionBoom>;

/**
 * The action list step by step, since placements come in hundreds: first a tile, then a cell for it, then perhaps a
 * second tile touching it. The path is of the tile's number, then of the cell's key. Bids and sides are listed at once.
 */
export function choices(seat: Seat, telling: BoomTelling, path: readonly string[]): readonly BoomChoice[] {
  const { view } = telling;
  const offer: Offer = { seat, view };
  if (view.actor !== seat) return [];
  if (view.phase !== 'build' && view.phase !== 'bonus') {
    return constructionBoomRules
      .legal(view, {}, seat)
      .map((action) => ({ action, ...actionWords(action, seat, telling) }));
  }
  const [first, second] = path;
  const tile = first === undefined ? null : handFor(offer).find((id) => String(id) === first);
  if (tile === null || tile === undefined) return firstChoices(offer, telling);
  const cell = second === undefined ? null : cellOf(second);
  return cell === null ? cellChoices(offer, telling, tile) : secondChoices(offer, telling, { tile, ...cell });
}

/** Which tile, or none. */
function firstChoices(offer: Offer, telling: BoomTelling): readonly BoomChoice[] {
  const { words, view } = telling;
  const { seat } = offer;
  const nothing = { type: view.phase === 'bonus' ? ('skip' as const) : ('pass' as const) };
  return [
    ...tilesToPlace(offer, []).map((tile): BoomChoice => {
      const kind = kindOf(tile, view.options);
      const { type, weight, capacity } = tileOf(tilesOf(view.options), tile);
      const count = cellsFor(offer, [], tile).length;
      const text =
        type === 'ground'
          ? words.text('construction-boom.pick-ground', { kind: kindName(kind, words), capacity, count })
          : words.text('construction-boom.pick-tile', { kind: kindName(kind, words), weight, count });
      return {
        opens: String(tile),
        group: words.text('construction-boom.group-pick'),
        text,
        places: [stackKey(handSeat(offer), kind)],
      };
    }),
    { action: nothing, ...actionWords(nothing, seat, telling) },
  ];
}

/** Where the tile goes: alone, or as the first of two. */
function cellChoices(offer: Offer, telling: BoomTelling, tile: TileId): readonly BoomChoice[] {
  const { words, view } = telling;
  const kind = kindName(kindOf(tile, view.options), words);
  const cells = cellsFor(offer, [], tile);
  const at = (cell: Cell): Laying => ({ tile, column: cell.column, row: cell.row });
  const alone = cells.flatMap((cell): readonly BoomChoice[] => {
    const action = actionOf(offer, [at(cell)]);
    if (action === null) return [];
    return [
      {
        action,
        group: words.text('construction-boom.group-alone', { kind }),
        text: withOutcome(capital(placeName(cell, words), words), action, offer.seat, telling),
        places: [cellKey(cell)],
      },
    ];
  });
  const material = materialName(tileOf(tilesOf(view.options), tile).material, words);
  const withSecond = cells
    .filter((cell) => view.phase === 'build' && tilesToPlace(offer, [at(cell)]).length > 0)
    .map(
      (cell): BoomChoice => ({
        opens: cellKey(cell),
        group: words.text('construction-boom.group-second', { kind, material }),
        text: words.text('construction-boom.pick-second', { place: capital(placeName(cell, words), words) }),
        places: [cellKey(cell)],
      }),
    );
  return [...alone, ...withSecond];
}

/** The second tile and its cell, once it is settled where the first goes. */
function secondChoices(offer: Offer, telling: BoomTelling, first: Laying): readonly BoomChoice[] {
  const { words } = telling;
  return tilesToPlace(offer, [first]).flatMap((tile) =>
    cellsFor(offer, [first], tile).flatMap((cell): readonly BoomChoice[] => {
      const laid = { tile, column: cell.column, row: cell.row };
      const action = actionOf(offer, [first, laid]);
      if (action === null) return [];
      return [
        {
          action,
          group: words.text('construction-boom.group-after', { first: layingText(first, telling) }),
          text: withOutcome(layingText(laid, telling), action, offer.seat, telling),
          places: [cellKey(first), cellKey(cell)],
        },
      ];
    }),
  );
}
