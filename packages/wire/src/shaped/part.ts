import type { FieldBuilder } from '@colyseus/schema';

/** The fields of a schema by their names. */
export type Fields = { [key: string]: unknown };

/** How one part of a view is a field of a schema. */
export interface Part {
  readonly field: FieldBuilder<unknown, boolean>;
  /** Writes what differs. @param before the value that stands there; `undefined`: it is not known */
  write(value: unknown, before: unknown, into: Fields, key: string): void;
  read(field: unknown): unknown;
}
