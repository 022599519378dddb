/** The words in which a game declares its shapes. */
import type { Seat } from '../contract.ts';
import type { Json, Keyed, ObjectForm, Said, Shape, ShapeOf, TaggedForm } from './shape.ts';

/** A field that may be missing. */
export interface Optional<T> {
  readonly optional: Shape<T>;
}

export type Fields = { readonly [key: string]: Shape<unknown> | Optional<unknown> };

type OptionalKeys<F> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F];
type Flat<T> = { [K in keyof T]: T[K] };
type ValueOf<F> = F extends Optional<infer T> ? T : ShapeOf<F>;

export type ObjectOf<F> = Flat<
  { readonly [K in keyof F as K extends OptionalKeys<F> ? never : K]: ValueOf<F[K]> } & {
    readonly [K in keyof F as K extends OptionalKeys<F> ? K : never]?: ValueOf<F[K]>;
  }
>;

/** Fields, or a shape whose objects each have a tag of their own. */
type Variants = { readonly [value: string]: Fields | TaggedForm };
type VariantOf<V> = V extends TaggedForm ? ShapeOf<V> : ObjectOf<V>;
export type TaggedOf<Tag extends string, V> = {
  [K in keyof V]: Flat<{ readonly [key in Tag]: K } & VariantOf<V[K]>>;
}[keyof V];

export const seat: Shape<Seat> = { kind: 'seat' };
export const flag: Shape<boolean> = { kind: 'flag' };

/** A whole number from `least` to `most`; any, if nothing is said. */
export function whole(least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): Shape<number> {
  return { kind: 'whole', least, most };
}

/** One of these values, and no other. */
export function oneOf<const V extends readonly Json[]>(...values: V): Shape<V[number]> {
  return { kind: 'one-of', values };
}

/** Any text; or one of `least` to `most` of these letters. */
export function text(letters?: string, least = 0, most = Number.POSITIVE_INFINITY): Shape<string> {
  return { kind: 'text', least, most, ...(letters === undefined ? {} : { letters }) };
}

/** A list of `least` to `most` items. On the wire it is sent whole whenever it changes. */
export function list<T>(item: Shape<T>, least = 0, most = Number.POSITIVE_INFINITY): Shape<readonly T[]> {
  return { kind: 'list', item, least, most };
}

/** A list of which only the places that change are sent: the cells of a board. */
export function places<T>(item: Shape<T>, least: number, most = least): Shape<readonly T[]> {
  return { kind: 'list', item, parts: 'places', least, most };
}

/** A list of objects, each with another whole number `by`, in the order of other fields. Only those that change are sent. */
export function listBy<T extends object>(
  item: Shape<T>,
  by: keyof T & string,
  ...order: readonly (keyof T & string)[]
): Shape<readonly T[]> {
  const parts: Keyed = { by, order: order.length === 0 ? [by] : order };
  return { kind: 'list', item, parts, least: 0, most: Number.POSITIVE_INFINITY };
}

/** One item for each seat. On the wire only those that change are sent. */
export function perSeat<T>(item: Shape<T>): Shape<readonly T[]> {
  return { kind: 'per-seat', item };
}

export function tuple<S extends readonly Shape<unknown>[]>(
  ...items: S
): Shape<{ readonly [K in keyof S]: ShapeOf<S[K]> }> {
  return { kind: 'tuple', items };
}

/** Two of a kind, of which mostly the first is seat 0's and the second seat 1's. */
export function pair<T>(item: Shape<T>): Shape<readonly [T, T]> {
  return { kind: 'tuple', items: [item, item] };
}

export function optional<T>(shape: Shape<T>): Optional<T> {
  return { optional: shape };
}

/** Exactly these fields. */
export function object<const F extends Fields>(fields: F): ObjectForm & Shape<ObjectOf<F>> {
  return objectForm(fields);
}

/** One value for each of these keys. */
export function record<K extends string, T>(keys: readonly K[], item: Shape<T>): Shape<{ readonly [key in K]: T }> {
  return objectForm(Object.fromEntries(keys.map((key) => [key, item])));
}

/** A value for some of these keys. */
export function partial<K extends string, T>(keys: readonly K[], item: Shape<T>): Shape<{ readonly [key in K]?: T }> {
  return objectForm(Object.fromEntries(keys.map((key) => [key, optional(item)])));
}

function objectForm(fields: Fields): ObjectForm {
  const forms = Object.entries(fields).map(([key, field]) => [key, 'kind' in field ? field : field.optional] as const);
  const lackable = Object.entries(fields).flatMap(([key, field]) => ('kind' in field ? [] : [key]));
  return { kind: 'object', fields: Object.fromEntries(forms), optional: new Set(lackable) };
}

/** Objects whose field `tag` names one of these variants; its other fields are those of the variant. */
export function tagged<const Tag extends string, const V extends Variants>(
  tag: Tag,
  variants: V,
): TaggedForm & Shape<TaggedOf<Tag, V>> {
  const forms = Object.entries(variants).map(([value, variant]): [string, ObjectForm | TaggedForm] => [
    value,
    withTag(tag, value, isForm(variant) ? variant : objectForm(variant)),
  ]);
  return { kind: 'tagged', tag, forms: Object.fromEntries(forms) };
}

function isForm(variant: Fields | TaggedForm): variant is TaggedForm {
  return variant.kind === 'tagged';
}

function withTag<F extends ObjectForm | TaggedForm>(tag: string, value: string, form: F): ObjectForm | TaggedForm {
  if (form.kind === 'object') return { ...form, fields: { [tag]: oneOf(value), ...form.fields } };
  const forms = Object.entries(form.forms).map(([key, one]) => [key, withTag(tag, value, one)]);
  return { ...form, forms: Object.fromEntries(forms) };
}

export function either<S extends readonly Shape<unknown>[]>(...forms: S): Shape<ShapeOf<S[number]>> {
  return { kind: 'either', forms };
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return { kind: 'either', forms: [oneOf(null), shape] };
}

/** The same values; where one does not fit, these words are said. */
export function said<T>(shape: Shape<T>, words: string, rule?: string, code?: string): Shape<T> {
  const more: Said = { words, ...(rule === undefined ? {} : { rule }), ...(code === undefined ? {} : { code }) };
  return { kind: 'said', of: shape, said: more };
}

/** Those of the values for which the answer is yes. Outside programs see the words only. */
export function where<T>(shape: Shape<T>, words: string, fits: (value: T) => boolean): Shape<T> {
  // It is only asked of what was read as a `T`.
  return { kind: 'where', of: shape, said: { words }, fits: fits as (value: unknown) => boolean };
}
