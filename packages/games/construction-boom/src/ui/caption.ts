import type { Considering } from './choosing.ts';
import type { Foresight } from './foresight.ts';
import { kindOf } from './kinds.ts';
import { type Offer, tilesToPlace } from './offer.ts';
import { outcomeSentences } from './outcome-words.ts';
import { type Action, type Bid, type GameEvent, rivalOf, type Seat, scoreSheet, tileOf, tilesOf } from './rules.ts';
import { say } from './say.ts';
import type { Caption } from './scene-model.ts';
import { type BoomTelling, bidText, gainText, kindName, materialName, moneyText, nameOf } from './telling.ts';

/** The line below the street: what the action in mind would bring, else what to do next. */
export function captionOf(
  telling: BoomTelling,
  offer: Offer | null,
  choosing: Considering,
  inMind: Action | null,
  foresight: Foresight | null,
  events: readonly GameEvent[],
): Caption {
  if (offer === null) return { sentences: whatHappened(telling, events), tone: 'plain', keep: 'last' };
  const { words, view } = telling;
  const hint = hintOf(telling, offer, choosing);
  if (foresight === null || inMind === null) {
    return { sentences: [hint, ...rulesOf(telling, choosing)], tone: 'plain', keep: 'first' };
  }
  const told = outcomeSentences(foresight, view, words);
  const tone = foresight.grounds.length > 0 ? 'bad' : foresight.combos.length > 0 ? 'good' : 'plain';
  const said = told.length === 0 ? [words.text('construction-boom.outcome-holds')] : told;
  const more = choosing.planned.length === 1 && choosing.picked === null ? [hint] : [];
  return { sentences: [...said, ...more], tone, keep: 'first' };
}

/** For those who wait: what the last step did, as far as two lines go. */
function whatHappened(telling: BoomTelling, events: readonly GameEvent[]): readonly string[] {
  return events
    .filter(({ type }) => TOLD.includes(type))
    .slice(0, 3)
    .map((event) => say(event, telling).text);
}

const TOLD: readonly GameEvent['type'][] = ['bid', 'contract', 'placed', 'lean-asked', 'collapsed', 'combo', 'passed'];

function hintOf(telling: BoomTelling, offer: Offer, { picked, planned, considered }: Considering): string {
  const { words, view } = telling;
  switch (view.phase) {
    case 'bid':
      if (considered?.type === 'bid')
        return words.text('construction-boom.hint-bid', { bid: bidText(considered, words) });
      if (view.bid !== null && (considered?.type === 'accept' || considered?.type === 'double'))
        return stakesOf(view.bid, considered.type === 'double', telling);
      return words.text(view.bid === null ? 'construction-boom.hint-open' : 'construction-boom.hint-answer');
    case 'build': {
      if (picked !== null) {
        return words.text('construction-boom.hint-cell', { kind: kindName(kindOf(picked, view.options), words) });
      }
      const [first] = planned;
      if (first === undefined) return words.text('construction-boom.hint-pick');
      if (tilesToPlace(offer, planned).length === 0) return words.text('construction-boom.hint-build');
      const { material } = tileOf(tilesOf(view.options), first.tile);
      return words.text('construction-boom.hint-second', { material: materialName(material, words) });
    }
    case 'bonus':
      if (planned.length > 0) return words.text('construction-boom.hint-build');
      if (picked !== null) {
        return words.text('construction-boom.hint-cell', { kind: kindName(kindOf(picked, view.options), words) });
      }
      return words.text('construction-boom.hint-bonus', { name: nameOf(rivalOf(offer.seat), telling) });
    case 'lean':
      return words.text('construction-boom.hint-lean');
    default:
      return '';
  }
}

/** The rules that a player needs for this very choice, where there is room for them. */
function rulesOf({ words, view }: BoomTelling, { picked, planned, considered }: Considering): readonly string[] {
  if (view.phase === 'bid' && considered === null) {
    const order = words.text('construction-boom.hint-order');
    return view.bid === null ? [order] : [order, words.text('construction-boom.hint-double')];
  }
  const picks = view.phase === 'bonus' && picked === null && planned.length === 0;
  return picks ? [words.text('construction-boom.hint-pale')] : [];
}

/** What a contract would bring its contractor, and what each missing tile would cost them. */
function stakesOf(bid: Bid & { readonly seat: Seat }, doubled: boolean, telling: BoomTelling): string {
  const moneyFor = (count: number): number => scoreSheet({ ...bid, doubled }, count).money;
  return telling.words.text('construction-boom.hint-contract', {
    name: nameOf(bid.seat, telling),
    bid: bidText(bid, telling.words),
    gain: gainText(moneyFor(bid.number), telling.words),
    loss: moneyText(moneyFor(bid.number - 1), telling.words),
  });
}
