import type { GameInfo, GameTypes } from '@boomtown/game-core';
import { type Form, type GameShape, type ObjectForm, variantsOf } from '@boomtown/game-core/shapes';
import { type Schema, schema } from '@colyseus/schema';
import type { GameWire, TableState } from '../game-wire.ts';
import type { EventLayout } from '../step-message.ts';
import { tableFields } from '../table-schema.ts';
import type { Fields } from './part.ts';
import { partsOf, readingOf, schemaOf, writeParts } from './parts.ts';

/** What a state shows: a part of a view that is the very same as last time need not be written again. */
interface Shown {
  view: Fields | undefined;
}

/** How a game crosses the network, from its shape alone: a schema for its public view, and the fields of its events. */
export function shapedWire<T extends GameTypes>(
  { publicView, event }: Pick<GameShape<T>, 'publicView' | 'event'>,
  { seats }: Pick<GameInfo, 'seats'>,
): GameWire<T> {
  const form = mergedView(publicView);
  const parts = partsOf(form, seats.max);
  const View = schemaOf(parts, 'GameView');
  // The class that `schema` returns has these fields; its static type spells them out one by one.
  const State = schema({ ...tableFields, game: View }, 'GameTable') as unknown as new () => TableState;
  const read = readingOf(parts);
  const shown = new WeakMap<Schema, Shown>();
  return {
    TableState: State,
    events: layoutOf(event),
    mirror(view, into) {
      const before = shown.get(into) ?? { view: undefined };
      shown.set(into, before);
      const { view: last } = before;
      // Where writing fails midway, nothing is known of what stands there.
      before.view = undefined;
      // A view has the fields that its shape declares, and the schema was made of them.
      writeParts(parts, view as Fields, last, into as unknown as Fields);
      before.view = view as Fields;
    },
    read: (from) => read(from as unknown as Fields),
  };
}

/** The fields of a view. Where a tag tells several views apart, a field may have another form, or be missing, in some of them. */
function mergedView(form: Form): ObjectForm {
  if (form.kind === 'object') return form;
  if (form.kind !== 'tagged') throw new Error('a public view is an object');
  const variants = variantsOf(form);
  const keys = [...new Set(variants.flatMap(({ fields }) => Object.keys(fields)))];
  const fields = keys.map((key): [string, Form] => {
    const forms = [...new Set(variants.flatMap((one) => one.fields[key] ?? []))];
    const [only] = forms;
    return [key, forms.length === 1 && only !== undefined ? only : { kind: 'either', forms }];
  });
  const isMissing = (key: string) => variants.some((one) => !Object.hasOwn(one.fields, key) || one.optional.has(key));
  return { kind: 'object', fields: Object.fromEntries(fields), optional: new Set(keys.filter(isMissing)) };
}

/** For each type of event its fields in order. A field is known by its place, so optional fields come last. */
export function layoutOf(form: Form): EventLayout {
  if (form.kind !== 'tagged') throw new Error('an event has a type');
  const layouts = Object.entries(form.forms).map(([type, variant]): [string, readonly string[]] => {
    if (variant.kind !== 'object') throw new Error(`the event "${type}" has one form only`);
    const names = Object.keys(variant.fields).filter((name) => name !== form.tag);
    const first = names.findIndex((name) => variant.optional.has(name));
    if (first >= 0 && names.slice(first).some((name) => !variant.optional.has(name))) {
      throw new Error(`in the event "${type}" fields that may be missing stand before others`);
    }
    return [type, names];
  });
  return Object.fromEntries(layouts);
}
