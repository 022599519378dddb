/** What a shape is: plain data that says which JSON values there may be. What is done with it is in the other files of this folder. */

/** A value that crosses a wire. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Where a whole number, a list or a text ends. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Objects with a key `by`, a whole number which each has once. */
export interface Keyed {
  readonly by: string;
  /** The numbers that it is ordered by, ascending. */
  readonly order: readonly string[];
}

export type Form =
  /** A whole number. */
  | ({ readonly kind: 'whole' } & Range)
  /** A seat of the table. */
  | { readonly kind: 'seat' }
  | { readonly kind: 'flag' }
  /** One of these values. */
  | { readonly kind: 'one-of'; readonly values: readonly Json[] }
  /** `letters`: all that may stand in it, any if it is not said. */
  | ({ readonly kind: 'text'; readonly letters?: string } & Range)
  /** `parts`: how it changes, where it does not change as a whole. */
  | ({ readonly kind: 'list'; readonly item: Form; readonly parts?: 'places' | Keyed } & Range)
  /** A list with one item a seat. */
  | { readonly kind: 'per-seat'; readonly item: Form }
  | { readonly kind: 'tuple'; readonly items: readonly Form[] }
  | ObjectForm
  /** An object whose field `tag` says which of these it is. */
  | TaggedForm
  /** The first of these that fits. */
  | { readonly kind: 'either'; readonly forms: readonly Form[] }
  /** What fits `of`, with words of its own for all that does not. */
  | { readonly kind: 'said'; readonly of: Form; readonly said: Said }
  /** What fits `of`, and for which the answer is yes. */
  | { readonly kind: 'where'; readonly of: Form; readonly said: Said; readonly fits: (value: unknown) => boolean };

/** Exactly these fields, in this order; those in `optional` may be missing. */
export interface ObjectForm {
  readonly kind: 'object';
  readonly fields: { readonly [key: string]: Form };
  readonly optional: ReadonlySet<string>;
}

export interface TaggedForm {
  readonly kind: 'tagged';
  readonly tag: string;
  readonly forms: { readonly [value: string]: ObjectForm | TaggedForm };
}

/** The message for a player where a value does not fit. */
export interface Said {
  readonly words: string;
  /** The section of the rules that it rests on. */
  readonly rule?: string;
  /** The code with which it is refused, where it is another than that of its whole. */
  readonly code?: string;
}

declare const VALUE: unique symbol;

/** The form of values of type `T`. The type is for the compiler only: there is no such field. */
export type Shape<T> = Form & { readonly [VALUE]?: T };

/** The type of the values of a shape. */
export type ShapeOf<S> = S extends { readonly [VALUE]?: infer T } ? Exclude<T, undefined> : never;
