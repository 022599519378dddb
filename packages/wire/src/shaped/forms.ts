import { arePlain, type Form, type ObjectForm, Reading, readerOf } from '@boomtown/game-core/shapes';

/** What a field that may be missing is where it is: a value of no other form. */
const MISSING: Form = { kind: 'one-of', values: [] };

/** The fields of an object; one that may be missing is either that or its form. */
export function fieldsOf({ fields, optional }: ObjectForm): readonly (readonly [key: string, form: Form])[] {
  return Object.entries(fields).map(([key, form]) => [
    key,
    optional.has(key) ? { kind: 'either', forms: [MISSING, form] } : form,
  ]);
}

export function isMissing(form: Form): boolean {
  return form === MISSING;
}

/** Which of some forms a value has: the first one that fits, like for those who read it from outside. */
export function choiceAmong(forms: readonly Form[], seats: number): (value: unknown) => number {
  const questions = forms.map((form): ((value: unknown) => boolean) => {
    if (isMissing(form)) return (value) => value === undefined;
    if (form.kind === 'one-of' && arePlain(form.values)) {
      const known = new Set<unknown>(form.values);
      return (value) => known.has(value);
    }
    const read = readerOf(form);
    // A list with an item for each seat is as long as the table is large.
    const tables = Array.from({ length: hasSeats(form) ? seats : 1 }, (_, fewer) => new Reading(seats - fewer));
    return (value) => tables.some((at) => read(value, at) !== undefined);
  });
  // What fits none of the others is the last one's: views have the forms that they declare.
  const last = forms.length - 1;
  return (value) => questions.findIndex((fits, nth) => nth === last || fits(value));
}

/** Is there a list with an item for each seat in it? */
function hasSeats(form: Form): boolean {
  switch (form.kind) {
    case 'per-seat':
      return true;
    case 'list':
      return hasSeats(form.item);
    case 'tuple':
      return form.items.some(hasSeats);
    case 'object':
      return Object.values(form.fields).some(hasSeats);
    case 'tagged':
      return Object.values(form.forms).some(hasSeats);
    case 'either':
      return form.forms.some(hasSeats);
    case 'said':
    case 'where':
      return hasSeats(form.of);
    default:
      return false;
  }
}
