import type { SeatPanel } from '@boomtown/ui-kit';
import { paletteOf } from './art/palette.ts';
import { emblemOf } from './emblem.tsx';
import { countsOf } from './kinds.ts';
import { MATERIALS, rivalOf, type Seat } from './rules.ts';
import {
  type BoomTelling,
  bidText,
  contractText,
  firmName,
  handOf,
  materialName,
  moneyText,
  nameOf,
} from './telling.ts';

/** What is happening and what `seat` may do, in one line. */
export function headline(telling: BoomTelling, seat: Seat | null): string {
  const { words, view } = telling;
  if (view.actor === null) return endLine(telling, seat);
  const mine = seat === view.actor;
  const name = nameOf(view.actor, telling);
  switch (view.phase) {
    case 'bid': {
      if (view.bid === null) {
        return mine
          ? words.text('construction-boom.head-open')
          : words.text('construction-boom.head-open-other', { name });
      }
      const bid = bidText(view.bid, words);
      return mine
        ? words.text('construction-boom.head-bid', { bid, other: nameOf(view.bid.seat, telling) })
        : words.text('construction-boom.head-bid-other', { bid, name });
    }
    case 'build': {
      if (!mine) return words.text('construction-boom.head-build-other', { name });
      const last =
        view.passes === 1
          ? words.text('construction-boom.head-last', { name: nameOf(rivalOf(view.actor), telling) })
          : '';
      return `${words.text('construction-boom.head-build')}${last === '' ? '' : ` ${last}`}`;
    }
    case 'lean':
      return mine
        ? words.text('construction-boom.head-lean')
        : words.text('construction-boom.head-lean-other', { name });
    case 'bonus': {
      const other = nameOf(rivalOf(view.actor), telling);
      return mine
        ? words.text('construction-boom.head-bonus', { other })
        : words.text('construction-boom.head-bonus-other', { name, other });
    }
    default:
      return endLine(telling, seat);
  }
}

function endLine(telling: BoomTelling, seat: Seat | null): string {
  const { words, view } = telling;
  const [first, second] = view.money;
  if (first === second) return words.text('construction-boom.head-tied', { money: moneyText(first, words) });
  const winner = first > second ? 0 : 1;
  const amounts = {
    mine: moneyText(view.money[winner], words),
    theirs: moneyText(view.money[rivalOf(winner)], words),
  };
  if (seat === winner) return words.text('construction-boom.head-won-you', amounts);
  return words.text('construction-boom.head-won', { name: nameOf(winner, telling), ...amounts });
}

/** A player's panel: firm, money, part in the round, and what they have in hand. */
export function seatPanel(seat: Seat, telling: BoomTelling): SeatPanel {
  const { words, view } = telling;
  return {
    side: firmName(seat, words),
    emblem: {
      letter: words.text(seat === 0 ? 'construction-boom.letter0' : 'construction-boom.letter1'),
      className: `emblem-construction-boom-${seat}`,
      colour: paletteOf('light').firms[seat === 0 ? 0 : 1].main,
      drawn: emblemOf(seat === 0 ? 0 : 1),
    },
    score: moneyText(view.money[seat === 0 ? 0 : 1], words),
    facts: [...partOf(seat, telling), handFact(seat, telling)],
  };
}

function partOf(seat: Seat, { words, view }: BoomTelling): readonly string[] {
  const { contract, bid, phase } = view;
  if (phase === 'bid') {
    return bid?.seat === seat ? [words.text('construction-boom.panel-bid', { bid: bidText(bid, words) })] : [];
  }
  if (contract === null) return [];
  return [
    contract.contractor === seat
      ? words.text('construction-boom.panel-contractor', { bid: contractText(contract, words) })
      : words.text('construction-boom.panel-saboteur'),
  ];
}

function handFact(seat: Seat, telling: BoomTelling): string {
  const { words, view } = telling;
  const hand = handOf(seat, telling);
  if (typeof hand === 'number') return words.text('construction-boom.panel-hidden', { count: hand });
  const counts = countsOf(hand, view.options);
  const parts = MATERIALS.filter((material) => counts[material] > 0).map((material) =>
    words.text('construction-boom.bid', { number: counts[material], material: materialName(material, words) }),
  );
  if (parts.length === 0) return words.text('construction-boom.panel-empty');
  return words.text('construction-boom.panel-hand', { tiles: words.list(parts) });
}
