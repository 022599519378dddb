import type { GameTypes } from '@boomtown/game-core';
import { type SchemaType, schema, t } from '@colyseus/schema';
import type { GameWire, TableState } from './game-wire.ts';
import { tableFields } from './table-schema.ts';

/** Each field of a view as JSON, under its name: what did not change since the step before is not sent again. */
const PackedView = schema({ fields: t.map('string') }, 'PackedView');
type PackedView = SchemaType<typeof PackedView>;

// The class that `schema` returns has these fields; its static type spells them out one by one.
const PackedTable = schema(
  { ...tableFields, game: PackedView },
  'PackedTable',
) as unknown as new () => TableState<PackedView>;

/**
 * How a game without a schema of its own crosses the network. It costs more bytes than a schema does.
 * @param events the fields of each type of event in order; those that may be missing stand last
 */
export function packedWire<T extends GameTypes>(
  events: {
    readonly [type in T['Event']['type']]: readonly string[];
  },
): GameWire<T, PackedView> {
  return { TableState: PackedTable, events, mirror, read };
}

function mirror(view: object, into: PackedView): void {
  for (const [name, value] of Object.entries(view)) {
    const text = JSON.stringify(value);
    if (into.fields.get(name) !== text) into.fields.set(name, text);
  }
  for (const name of [...into.fields.keys()]) if (!Object.hasOwn(view, name)) into.fields.delete(name);
}

function read(from: PackedView): object {
  return Object.fromEntries(
    [...from.fields.entries()].map(([name, text]): [string, unknown] => [name, JSON.parse(text)]),
  );
}
