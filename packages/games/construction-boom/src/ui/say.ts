import { type LogLine, seatKey } from '@boomtown/ui-kit/sentence';
import { bidKey, cellKey, gaugeKey, stackKey } from './keys.ts';
import { kindOf } from './kinds.ts';
import { type Cell, type GameEvent, rivalOf, type Seat, type TileId } from './rules.ts';
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
  const seatLine = (text: string, ...seats: readonly Seat[]): LogLine => ({ text, places: seats.map(seatKey) });
  const handOf = (seat: Seat, tiles: readonly TileId[]) => [
    seatKey(seat),
    ...new Set(tiles.map((tile) => stackKey(seat, kindOf(tile, options)))),
  ];
  switch (event.type) {
    case 'dealt':
      return {
        text: words.text('construction-boom.say-dealt', {
          round: event.round,
          grounds: tilesText(event.grounds, options, words),
          name: who(event.opener),
        }),
        places: [...event.grounds.map((_, column) => cellKey({ column, row: 0 })), seatKey(event.opener)],
      };
    case 'hand': {
      const text = words.text('construction-boom.say-hand', { tiles: tilesText(event.tiles, options, words) });
      // The hand is the reader's; who reads for several, or for none, sees whose it is.
      const [reader, ...others] = telling.own ?? [];
      return { text, places: reader === undefined || others.length > 0 ? [] : handOf(reader.seat, event.tiles) };
    }
    case 'bid': {
      const text = words.text('construction-boom.say-bid', { name: who(event.seat), bid: bidText(event, words) });
      return { text, places: [bidKey(event), seatKey(event.seat)] };
    }
    case 'contract': {
      const text = words.text(event.doubled ? 'construction-boom.say-doubled' : 'construction-boom.say-accepted', {
        name: who(event.contractor),
        saboteur: who(1 - event.contractor),
        bid: bidText(event, words),
      });
      return { text, places: [bidKey(event), seatKey(event.contractor), seatKey(rivalOf(event.contractor))] };
    }
    case 'revealed':
      return {
        text: words.text('construction-boom.say-revealed'),
        places: event.hands.flatMap((hand, seat) => handOf(seat, hand)),
      };
    case 'placed': {
      const tile = aTile(event.tile, options, words);
      const place = placeName(event, words);
      const name = who(event.seat);
      const text =
        event.from === undefined
          ? words.text('construction-boom.say-placed', { name, tile, place })
          : words.text('construction-boom.say-bonus', { name, tile, place, other: who(event.from) });
      return { text, places: [cellKey(event), ...(event.from === undefined ? [] : [seatKey(event.from)])] };
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
      return seatLine(
        words.text(event.forced ? 'construction-boom.say-forced' : 'construction-boom.say-passed', {
          name: who(event.seat),
        }),
        event.seat,
      );
    case 'round-scored': {
      const { money, count } = event;
      const key = money < 0 ? 'say-failed' : 'say-fulfilled';
      return seatLine(
        words.text(`construction-boom.${key}`, {
          name: who(event.contractor),
          bid: bidText(event, words),
          count,
          money: moneyText(Math.abs(money), words),
        }),
        event.contractor,
      );
    }
    case 'match-ended': {
      const { winners, money } = event;
      const [winner = 0] = winners;
      if (winners.length > 1) {
        return seatLine(words.text('construction-boom.say-tied', { money: moneyText(money[0], words) }), ...winners);
      }
      return seatLine(
        words.text('construction-boom.say-won', {
          name: who(winner),
          mine: moneyText(money[winner === 0 ? 0 : 1], words),
          theirs: moneyText(money[winner === 0 ? 1 : 0], words),
        }),
        winner,
      );
    }
  }
}
