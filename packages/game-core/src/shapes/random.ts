import type { Rng } from '../chance.ts';
import type { Form, Shape } from './shape.ts';

/** A random value of a shape for a table of `seats`: to try what reads such values, not to play with. */
export function randomOf<T>(shape: Shape<T>, seats: number, rng: Rng): T {
  // The shape says which type its values have.
  return draw(shape, seats, rng) as T;
}

/** Where a shape has no end, random values have one. */
const LONG = 4;
const FAR = 1_000_000;
const LETTERS = 'abc xyz-09é';
/** Values drawn at most until the question of `where` is answered with yes. */
const TRIES = 1000;

function draw(form: Form, seats: number, rng: Rng): unknown {
  switch (form.kind) {
    case 'whole':
      return within(form.least, form.most, FAR, rng);
    case 'seat':
      return rng.int(seats);
    case 'flag':
      return rng.int(2) === 1;
    case 'one-of':
      return form.values[rng.int(form.values.length)];
    case 'text': {
      const letters = [...(form.letters ?? LETTERS)];
      return drawn(within(form.least, form.most, LONG, rng), () => letters[rng.int(letters.length)]).join('');
    }
    case 'list':
      return drawn(within(form.least, form.most, LONG, rng), () => draw(form.item, seats, rng));
    case 'per-seat':
      return drawn(seats, () => draw(form.item, seats, rng));
    case 'tuple':
      return form.items.map((item) => draw(item, seats, rng));
    case 'object': {
      const { fields, optional } = form;
      const there = Object.entries(fields).filter(([key]) => !optional.has(key) || rng.int(2) === 1);
      return Object.fromEntries(there.map(([key, field]) => [key, draw(field, seats, rng)]));
    }
    case 'tagged':
      return draw(anyOf(Object.values(form.forms), rng), seats, rng);
    case 'either':
      return draw(anyOf(form.forms, rng), seats, rng);
    case 'said':
      return draw(form.of, seats, rng);
    case 'where':
      for (let tries = 0; tries < TRIES; tries += 1) {
        const value = draw(form.of, seats, rng);
        if (form.fits(value)) return value;
      }
      throw new Error(`no random value is ${form.said.words}`);
  }
}

function drawn<T>(length: number, item: () => T): T[] {
  return Array.from({ length }, item);
}

function anyOf<F>(forms: readonly F[], rng: Rng): F {
  const form = forms[rng.int(forms.length)];
  if (form === undefined) throw new Error('a shape without any values');
  return form;
}

/** A whole number between the bounds, and not far from the lower one (or 0) where they lie far apart; now and then a bound. */
function within(least: number, most: number, far: number, rng: Rng): number {
  const low = Number.isFinite(least) ? least : Math.min(most, 0) - far;
  const high = Math.min(most, low + 2 * far);
  if (Number.isFinite(most) && rng.int(8) === 0) return most;
  return low + rng.int(high - low + 1);
}
