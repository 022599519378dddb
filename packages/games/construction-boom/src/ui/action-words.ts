import type { ActionWords } from '@boomtown/ui-kit/sentence';
import { foresee } from './foresight.ts';
import { placesOf } from './keys.ts';
import { kindOf } from './kinds.ts';
import { loadSentences, outcomeSentences } from './outcome-words.ts';
import { type Action, type Laying, rivalOf, type Seat } from './rules.ts';
import {
  aTile,
  type BoomTelling,
  bidText,
  capital,
  kindName,
  materialName,
  nameOf,
  placeName,
  stakesText,
} from './telling.ts';

/** A legal action as the list offers it, with what it would bring. */
export function actionWords(action: Action, seat: Seat, telling: BoomTelling): ActionWords {
  return { ...headAndText(action, seat, telling), places: placesOf(action, seat, telling.view.options) };
}

function headAndText(action: Action, seat: Seat, telling: BoomTelling): Omit<ActionWords, 'places'> {
  const { words, view } = telling;
  switch (action.type) {
    case 'bid':
      return {
        group: words.text('construction-boom.group-bid-of', { material: materialName(action.material, words) }),
        text: bidText(action, words),
        whole: words.text('construction-boom.button-bid', { bid: bidText(action, words) }),
      };
    case 'accept':
    case 'double': {
      const bid = view.bid === null ? '' : bidText(view.bid, words);
      const stakes = view.bid === null ? '' : stakesText(view.bid, action.type === 'double', words);
      const text = words.text(`construction-boom.do-${action.type}`, { bid, stakes });
      return { group: words.text('construction-boom.group-answer'), text, whole: text };
    }
    case 'place': {
      const said = (each: (laid: Laying, telling: BoomTelling) => string): string =>
        joined(
          action.tiles.map((laid) => each(laid, telling)),
          telling,
        );
      const alone = words.text('construction-boom.whole-place', { what: said(partText) });
      return {
        group: words.text(action.tiles.length > 1 ? 'construction-boom.group-pair' : 'construction-boom.group-place'),
        text: withOutcome(said(layingText), action, seat, telling),
        alone: withOutcome(alone, action, seat, telling),
      };
    }
    case 'bonus': {
      const name = nameOf(rivalOf(seat), telling);
      const alone = words.text('construction-boom.whole-bonus', { what: partText(action, telling), name });
      return {
        group: words.text('construction-boom.group-bonus', { name }),
        text: withOutcome(layingText(action, telling), action, seat, telling),
        alone: withOutcome(alone, action, seat, telling),
      };
    }
    case 'lean': {
      const [cell] = view.open;
      const place = cell === undefined ? '' : placeName(cell, words);
      const alone = capital(words.text(`construction-boom.whole-lean-${action.side}`, { place }), words);
      return {
        group: words.text('construction-boom.group-lean', { place }),
        text: withOutcome(words.text(`construction-boom.do-lean-${action.side}`), action, seat, telling),
        alone: withOutcome(alone, action, seat, telling),
      };
    }
    case 'pass':
    case 'skip': {
      const text = words.text(`construction-boom.do-${action.type}`);
      return { group: words.text('construction-boom.group-nothing'), text, whole: text };
    }
  }
}

/** "an old tier at house 21, floor 2", within a sentence. */
function partText(laid: Laying, { words, view }: BoomTelling): string {
  return words.text('construction-boom.part-place', {
    piece: aTile(laid.tile, view.options, words),
    place: placeName(laid, words),
  });
}

/** "Old tier at house 21, floor 2". */
export function layingText(laid: Laying, { words, view }: BoomTelling): string {
  return words.text('construction-boom.do-place', {
    kind: kindName(kindOf(laid.tile, view.options), words),
    place: placeName(laid, words),
  });
}

/** The text, followed by what the action would bring. */
export function withOutcome(text: string, action: Action, seat: Seat, { words, view }: BoomTelling): string {
  const foresight = foresee(view, seat, action);
  const told =
    foresight === null ? [] : [...loadSentences(foresight, words), ...outcomeSentences(foresight, view, words)];
  return told.length === 0 ? text : `${text}. ${told.join(' ')}`;
}

function joined(places: readonly string[], { words }: BoomTelling): string {
  const [first = '', second] = places;
  return second === undefined ? first : words.text('construction-boom.do-pair', { first, second });
}
