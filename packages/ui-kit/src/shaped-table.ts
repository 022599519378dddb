import type { GameTypes, Seat, ViewRules } from '@boomtown/game-core';
import type { Form, ObjectForm } from '@boomtown/game-core/shapes';
import { boardRows, handRow, pileRow } from './plain-kit.ts';
import type { PlainLook, PlainRow, PlainRows } from './plain-table.ts';
import { anyWords, nameIn, type PlainTelling, plainTeller, spoken } from './plain-teller.ts';
import type { GameTeller, PlaceKey, Telling, WordsOf } from './sentence.ts';

/** What a shape alone does not say of a table. */
interface TableSettings<T extends GameTypes> extends PlainTelling<T> {
  /** How many cells a row of the board has; left out, as many as make it a square. */
  readonly columns?: number;
  /** Is it a board of hexagons? */
  readonly hexagons?: true;
  /** Fields of the public view that are not on the table. */
  readonly leftOut?: readonly (keyof T['PublicView'])[];
}

/** What a shape declares as lying on the table. */
interface Things {
  readonly fields: readonly (readonly [key: string, form: Form])[];
  /** The board's form, and how many columns it has. */
  readonly board: { readonly key: string; readonly cells: number; readonly columns: number } | null;
  /** The fields that are hands, seen or counted. */
  readonly hands: ReadonlySet<string>;
  /** The forms of cards in hands. */
  readonly cards: ReadonlySet<Form>;
}

/**
 * A table drawn from the shape of the public view, and what tells a match by it. `places` are a board. A list or a
 * number for each seat is a hand; one's own is in the private view, under the same name without the final s. Other
 * lists are open cards. Other numbers are piles and counters. An action or event speaks of a cell by a number as large
 * as the board, and of a card in a hand by a field of the same shape.
 */
export function shapedTable<T extends GameTypes>(
  rules: ViewRules<T>,
  settings: TableSettings<T> = {},
): { readonly rows: PlainRows<T>; readonly teller: GameTeller<T> } {
  const things = thingsOf(rules, settings);
  const isCell = (form: Form | undefined) =>
    things.board !== null && form?.kind === 'whole' && form.least === 0 && form.most === things.board.cells - 1;
  const fields = (thing: T['Action'] | T['Event']): readonly (readonly [string, Form, unknown])[] => {
    const form = formOf(rules.shape.action, thing) ?? formOf(rules.shape.event, thing);
    return Object.entries(form?.fields ?? {}).flatMap(([key, of]) =>
      Object.hasOwn(thing, key) ? [[key, of, Reflect.get(thing, key)] as const] : [],
    );
  };
  const at = (cell: unknown) => {
    const { columns } = things.board ?? { columns: 1 };
    return { row: 1 + Math.floor(Number(cell) / columns), column: 1 + (Number(cell) % columns) };
  };
  const teller = plainTeller<T>(rules.info.id, {
    sayKey: (event) => {
      const form = formOf(rules.shape.event, event);
      const hides = [...(form?.optional ?? [])].some((key) => !Object.hasOwn(event, key));
      return hides ? `say-${event.type}-unseen` : `say-${event.type}`;
    },
    fill: (thing) => Object.assign({}, ...fields(thing).map(([, form, value]) => (isCell(form) ? at(value) : {}))),
    placesOf: (thing, seat) =>
      fields(thing).flatMap(([, form, value]): readonly PlaceKey[] => {
        if (isCell(form)) return [`cell-${value}`];
        const isHeld = seat !== null && things.cards.has(bare(form)) && formOf(rules.shape.action, thing) !== null;
        return isHeld ? [`hand-${seat}-${value}`] : [];
      }),
    inShort(thing, { words }) {
      const { text } = anyWords(words);
      const said = fields(thing).flatMap(([key, form, value]) => {
        if (key === 'type' || form.kind === 'seat') return [];
        if (isCell(form)) return [text('plain.at', at(value))];
        return typeof value === 'number' || typeof value === 'string' ? [`${spoken(key).toLowerCase()} ${value}`] : [];
      });
      const parts = said.join(', ');
      if (formOf(rules.shape.action, thing) !== null) return parts === '' ? spoken(thing.type) : parts;
      return `${spoken(thing.type).toLowerCase()} ${parts}`.trimEnd();
    },
    ...settings,
  });
  return { teller, rows: (telling, you) => rowsOf(rules, things, settings, telling, you) };
}

function thingsOf<T extends GameTypes>({ shape }: ViewRules<T>, settings: TableSettings<T>): Things {
  const { publicView, privateView } = shape;
  const known = publicView.kind === 'object' ? publicView.fields : {};
  const own = privateView.kind === 'object' ? privateView.fields : {};
  const left = new Set<PropertyKey>(['game', 'options', 'phase', ...(settings.leftOut ?? [])]);
  const fields = Object.entries(known).flatMap(([key, form]) => (left.has(key) ? [] : [[key, bare(form)] as const]));
  const [board] = fields.flatMap(([key, form]) =>
    form.kind === 'list' && form.parts === 'places' ? [{ key, cells: form.most }] : [],
  );
  const held = fields.flatMap(([key, form]) => (form.kind === 'per-seat' ? [[key, bare(form.item)] as const] : []));
  const ofOwn = (key: string) => own[key] ?? own[singular(key)];
  const hands = held.filter(([key, item]) => item.kind === 'list' || ofOwn(key) !== undefined);
  const lists = [...hands.map(([, item]) => item), ...Object.values(own).map(bare)];
  const cards = lists.flatMap((form) => (form.kind === 'list' ? [bare(form.item)] : []));
  const columns = settings.columns ?? Math.ceil(Math.sqrt(board?.cells ?? 1));
  const keys = new Set(hands.map(([key]) => key));
  return { fields, hands: keys, cards: new Set(cards), board: board === undefined ? null : { ...board, columns } };
}

function rowsOf<T extends GameTypes>(
  { info }: ViewRules<T>,
  { fields, hands, board }: Things,
  { hexagons }: TableSettings<T>,
  { words, people, view }: Telling<T>,
  you: Parameters<PlainRows<T>>[1],
): readonly PlainRow[] {
  const { text, has } = anyWords(words);
  const called = (key: string) => (has(`${info.id}.thing-${key}`) ? text(`${info.id}.thing-${key}`) : spoken(key));
  const nameOf = (seat: Seat) => nameIn(people, seat);
  return fields.flatMap(([key, form]): readonly PlainRow[] => {
    const value: unknown = Reflect.get(view, key);
    if (key === board?.key && Array.isArray(value)) {
      return boardRows({
        columns: board.columns,
        cells: value.length,
        ...(hexagons && { hexagons }),
        label: (row) => text('plain.row', { row }),
        cell: (at) => cellOf(value[at], form, words, nameOf),
      });
    }
    if (form.kind === 'per-seat' && Array.isArray(value)) {
      if (hands.has(key)) {
        return value.map((held: unknown, seat) => {
          const own = you.find((one) => one.seat === seat);
          const cards = (own === undefined ? null : ownHand(own.view, key)) ?? held;
          return handRow({
            seat,
            label: text('plain.hand', { name: nameOf(seat) }),
            cards: Array.isArray(cards) ? cards.map(String) : Number(cards),
            face: (card) => ({ text: card, words: card }),
            covered: text('plain.covered'),
          });
        });
      }
      const piles = value.map((count, seat) => ({
        key: `${key}-${seat}`,
        count: Number(count),
        words: text('plain.owned', { what: `${called(key)} ${count}`, name: nameOf(seat) }),
      }));
      return [pileRow(called(key), piles)];
    }
    if (form.kind === 'whole') {
      const count = Number(value);
      return [pileRow(called(key), [{ key, count, words: `${called(key)} ${count}`, covered: true }])];
    }
    if (form.kind !== 'list' || !Array.isArray(value)) return [];
    const open = value.map((item, nth) => ({ key: `${key}-${nth}`, ...cellOf(item, form, words, nameOf) }));
    return [{ label: called(key), titled: true, cells: open }];
  });
}

/** What a seat alone knows of its hand: `hand` next to `hands`. */
function ownHand(own: object, key: string): readonly unknown[] | null {
  const value: unknown = Reflect.get(own, key) ?? Reflect.get(own, singular(key));
  return Array.isArray(value) ? value : null;
}

function singular(key: string): string {
  return key.replace(/s$/, '');
}

/** What lies in a place: a number or a text, in the colour of the seat whose it is. */
function cellOf<T extends GameTypes>(
  item: unknown,
  list: Form,
  words: WordsOf<T>,
  nameOf: (seat: Seat) => string,
): { readonly text: string; readonly look: PlainLook; readonly words: string } {
  const { text } = anyWords(words);
  if (item === null || item === undefined) return { text: '', look: 'bare', words: text('plain.empty') };
  const form = list.kind === 'list' ? bare(list.item) : list;
  if (typeof item !== 'object') {
    const isSeat = form.kind === 'seat' && typeof item === 'number';
    return isSeat
      ? { text: '', look: item, words: nameOf(item) }
      : { text: String(item), look: 'card', words: String(item) };
  }
  const fields = form.kind === 'object' ? Object.entries(form.fields) : [];
  const owner = fields.flatMap(([key, of]) => (of.kind === 'seat' ? [Number(Reflect.get(item, key))] : []))[0];
  const what = fields.flatMap(([key, of]) => (of.kind === 'seat' ? [] : [String(Reflect.get(item, key))])).join(' ');
  if (owner === undefined) return { text: what, look: 'card', words: what };
  return { text: what, look: owner, words: text('plain.owned', { what, name: nameOf(owner) }) };
}

function formOf(form: Form, { type }: { readonly type: string }): ObjectForm | null {
  const found = form.kind === 'tagged' && Object.hasOwn(form.forms, type) ? form.forms[type] : undefined;
  return found?.kind === 'object' ? found : null;
}

/** A form without the words of its own, and without "or nothing". */
function bare(form: Form): Form {
  if (form.kind === 'said' || form.kind === 'where') return bare(form.of);
  if (form.kind !== 'either') return form;
  const [only, ...others] = form.forms.filter((one) => !(one.kind === 'one-of' && one.values.includes(null)));
  return only === undefined || others.length > 0 ? form : bare(only);
}
