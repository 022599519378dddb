import type { Form, Range } from './shape.ts';

/** What a value of a form is, as the end of "It must be …". */
export function wordsOf(form: Form): string {
  switch (form.kind) {
    case 'whole':
      return `a whole number${bounds(form)}`;
    case 'seat':
      return 'a seat of the table';
    case 'flag':
      return 'true or false';
    case 'one-of':
      return joined(form.values.map((value) => JSON.stringify(value)));
    case 'text':
      return form.letters === undefined ? 'a text' : `a text of ${form.least} to ${form.most} of ${form.letters}`;
    case 'list':
      return form.least === form.most ? `a list of ${form.least}` : `a list${bounds(form)}`;
    case 'per-seat':
      return 'a list with one item for each seat';
    case 'tuple':
      return `a list of ${form.items.length}`;
    case 'object':
      return `an object with exactly these fields: ${Object.keys(form.fields).join(', ')}`;
    case 'tagged':
      return `an object whose "${form.tag}" is ${joined(Object.keys(form.forms).map((value) => JSON.stringify(value)))}`;
    case 'either':
      return joined(form.forms.map(wordsOf));
    case 'said':
    case 'where':
      return form.said.words;
  }
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function bounds({ least, most }: Range): string {
  if (Number.isFinite(least) && Number.isFinite(most)) return ` from ${least} to ${most}`;
  return Number.isFinite(most) ? ` of at most ${most}` : '';
}
