import { captionOf } from './caption.ts';
import type { Considering } from './choosing.ts';
import type { Foresight } from './foresight.ts';
import { BUTTONS, type ButtonName } from './keys.ts';
import { countsOf } from './kinds.ts';
import type { Offer } from './offer.ts';
import {
  type Action,
  countOf,
  type GameEvent,
  MATERIALS,
  type Material,
  rivalOf,
  scoreSheet,
  type TileId,
  tilesOf,
} from './rules.ts';
import type { SceneTexts } from './scene-model.ts';
import { sheetTexts } from './score-sheet.ts';
import { type BoomTelling, bidText, houseOf, moneyText, nameOf, stakesText } from './telling.ts';

/** What the picture says, for the view that it shows. */
export function sceneTexts(
  telling: BoomTelling,
  person: {
    readonly offer: Offer | null;
    readonly choosing: Considering;
    readonly inMind: Action | null;
    readonly foresight: Foresight | null;
    readonly own: readonly TileId[] | null;
    /** Of the last step. */
    readonly events: readonly GameEvent[];
    /** The view after all that is still being shown: the score sheet is about that. */
    readonly latest: BoomTelling['view'];
  },
): SceneTexts {
  const { words, view } = telling;
  const { offer, choosing, inMind, foresight, own, latest, events } = person;
  return {
    names: [nameOf(0, telling), nameOf(1, telling)],
    letters: [words.text('construction-boom.letter0'), words.text('construction-boom.letter1')],
    sign: signTexts(telling, foresight),
    caption: captionOf(telling, offer, choosing, inMind, foresight, events),
    buttons: buttonTexts(telling, choosing),
    stakes: (name) =>
      view.bid === null || (name !== 'accept' && name !== 'double')
        ? ''
        : stakesText(view.bid, name === 'double', words),
    materials: ofMaterials((material) => words.text(`construction-boom.heading-${material}`)),
    stock: stockTexts(telling, own, ''),
    stockBrief: stockTexts(telling, own, '-brief'),
    house: (column) => words.text('construction-boom.house', { house: houseOf(column) }),
    houseNumber: (column) => words.number(houseOf(column)),
    sheet: sheetTexts({ ...telling, view: latest }),
  };
}

function signTexts(telling: BoomTelling, foresight: Foresight | null): SceneTexts['sign'] {
  const { words, view } = telling;
  const { bid, contract, round, options } = view;
  const rounds = words.text('construction-boom.sign-round', { round, rounds: options.rounds });
  if (contract === null) {
    const none = { count: '', worth: '' };
    if (bid === null) {
      return {
        title: rounds,
        roles: words.text('construction-boom.sign-open', { name: nameOf(view.opener, telling) }),
        ...none,
      };
    }
    return {
      title: bidText(bid, words),
      roles: words.text('construction-boom.sign-bid', { name: nameOf(bid.seat, telling), rounds }),
      ...none,
    };
  }
  const now = countOf(view.building, contract.material, tilesOf(options));
  const [least, most] = foresight?.count ?? [now, now];
  const after = most === now && least === now ? null : least === most ? words.number(most) : `${least}–${most}`;
  const money = scoreSheet(contract, after === null ? now : least).money;
  return {
    title: words.text(contract.doubled ? 'construction-boom.sign-doubled' : 'construction-boom.sign-contract', {
      bid: bidText(contract, words),
    }),
    roles: words.text('construction-boom.sign-roles', {
      contractor: nameOf(contract.contractor, telling),
      saboteur: nameOf(rivalOf(contract.contractor), telling),
    }),
    count: after === null ? `${words.number(now)}/${words.number(contract.number)}` : `${words.number(now)} → ${after}`,
    worth:
      after === null
        ? words.text('construction-boom.sign-now', { money: moneyText(money, words) })
        : moneyText(money, words),
  };
}

function buttonTexts({ words }: BoomTelling, { considered }: Considering): SceneTexts['buttons'] {
  const texts = (name: ButtonName): string => {
    if (name === 'bid') {
      return considered?.type === 'bid'
        ? words.text('construction-boom.button-bid', { bid: bidText(considered, words) })
        : words.text('construction-boom.group-bid');
    }
    if (considered?.type === name && (name === 'pass' || name === 'skip' || name === 'accept' || name === 'double')) {
      return words.text(`construction-boom.button-${name}-sure`);
    }
    return words.text(`construction-boom.button-${name}`);
  };
  // Each name is there exactly once.
  return Object.fromEntries(BUTTONS.map((name) => [name, texts(name)])) as Record<ButtonName, string>;
}

/** What of each material the near player has and what stands of it: what a bid is judged by. */
function stockTexts(
  { words, view }: BoomTelling,
  own: readonly TileId[] | null,
  brief: '' | '-brief',
): SceneTexts['stock'] {
  const standing = countsOf(
    view.building.map(({ tile }) => tile),
    view.options,
  );
  const held = own === null ? null : countsOf(own, view.options);
  return ofMaterials((material) => {
    const street = words.text(`construction-boom.stock-street${brief}`, { count: standing[material] });
    return held === null
      ? [street]
      : [words.text(`construction-boom.stock-hand${brief}`, { count: held[material] }), street];
  });
}

function ofMaterials<T>(text: (material: Material) => T): Readonly<Record<Material, T>> {
  const [old, modern, cheap] = MATERIALS;
  return { old: text(old), modern: text(modern), cheap: text(cheap) };
}
