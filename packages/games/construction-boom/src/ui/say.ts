import type { LogLine } from '@boomtown/ui-kit/sentence';
import { bidKey, cellKey, gaugeKey } from './keys.ts';
import type { Cell, GameEvent } from './rules.ts';
import { aTile, type BoomTelling, bidText, houseOf, moneyText, nameOf, placeName, tilesText } from './telling.ts';

/**
 * The log's sentence for an event, from the event alone and names. Tiles are called by their kind: there is one set of
 * them, so that the options of the view add nothing.
 */
export function say(event: GameEvent, telling: BoomTelling): LogLine {
  const { words } = telling;
  const { options } = telling.view;
  const who = (seat: number): string => nameOf(seat, telling);
  const cellLine = (text: string, ...cells: readonly Cell[]): LogLine => ({ text, places: cells.map(cellKey) });
  const line = (text: string): LogLine => ({ text, places: [] });
  switch (event.type) {
    case 'dealt':
      return cellLine(
        words.text('construction-boom.say-dealt', {
          round: event.round,
          grounds: tilesText(event.grounds, options, words),
          name: who(event.opener),
        }),
        ...event.grounds.map((_, column) => ({ column, row: 0 })),
      );
    case 'hand':
      return line(words.text('construction-boom.say-hand', { tiles: tilesText(event.tiles, options, words) }));
    case 'bid': {
      const text = words.text('construction-boom.say-bid', { name: who(event.seat), bid: bidText(event, words) });
      return { text, places: [bidKey(event)] };
    }
    case 'contract': {
      const text = words.text(event.doubled ? 'construction-boom.say-doubled' : 'construction-boom.say-accepted', {
        name: who(event.contractor),
        saboteur: who(1 - event.contractor),
        bid: bidText(event, words),
      });
      return { text, places: [bidKey(event)] };
    }
    case 'revealed':
      return line(words.text('construction-boom.say-revealed'));
    case 'placed': {
      const tile = aTile(event.tile, options, words);
      const place = placeName(event, words);
      const name = who(event.seat);
      const text =
        event.from === undefined
          ? words.text('construction-boom.say-placed', { name, tile, place })
          : words.text('construction-boom.say-bonus', { name, tile, place, other: who(event.from) });
      return cellLine(text, event);
    }
    case 'leaned': {
      const key = event.chosen ? 'say-chosen' : 'say-leaned';
      const text = words.text(`construction-boom.${key}-${event.side}`, { place: placeName(event, words) });
      return cellLine(text, event);
    }
    case 'lean-asked':
      return cellLine(words.text('construction-boom.say-asked', { place: placeName(event, words) }), event);
    case 'collapsed': {
      const { column, load, capacity } = event;
      const text = words.text('construction-boom.say-collapsed', {
        tile: aTile(event.ground, options, words),
        house: houseOf(column),
        load,
        capacity,
      });
      return { text, places: [cellKey({ column, row: 0 }), gaugeKey(event.ground)] };
    }
    case 'crushed': {
      const text = words.text('construction-boom.say-crushed', {
        tile: aTile(event.tile, options, words),
        place: placeName(event, words),
      });
      return cellLine(text, event);
    }
    case 'fell': {
      const { column, from, to } = event;
      const tile = aTile(event.tile, options, words);
      const house = houseOf(column);
      // Gone from the street: the place where it stood tells which one.
      if (to === null) {
        return cellLine(words.text('construction-boom.say-lost', { tile, house, from }), { column, row: from });
      }
      return cellLine(words.text('construction-boom.say-fell', { tile, house, from, to }), { column, row: to });
    }
    case 'combo': {
      const count = event.cells.length;
      return cellLine(words.text('construction-boom.say-combo', { count }), ...event.cells);
    }
    case 'passed':
      return line(
        words.text(event.forced ? 'construction-boom.say-forced' : 'construction-boom.say-passed', {
          name: who(event.seat),
        }),
      );
    case 'round-scored': {
      const { money, count } = event;
      const key = money < 0 ? 'say-failed' : 'say-fulfilled';
      return line(
        words.text(`construction-boom.${key}`, {
          name: who(event.contractor),
          bid: bidText(event, words),
          count,
          money: moneyText(Math.abs(money), words),
        }),
      );
    }
    case 'match-ended': {
      const { winners, money } = event;
      const [winner = 0] = winners;
      if (winners.length > 1) {
        return line(words.text('construction-boom.say-tied', { money: moneyText(money[0], words) }));
      }
      return line(
        words.text('construction-boom.say-won', {
          name: who(winner),
          mine: moneyText(money[winner === 0 ? 0 : 1], words),
          theirs: moneyText(money[winner === 0 ? 1 : 0], words),
        }),
      );
    }
  }
}
