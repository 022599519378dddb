/** Small things on the wire: numbers and list items as one letter each. */

/** Numbers below this are one letter each. */
const DIGITS = 36;

/** Writes only what differs, since a list tells the network of every writing. */
export function put<V>(list: { [i: number]: V }, i: number, value: V): void {
  if (list[i] !== value) list[i] = value;
}

export function numbersBy<K extends string>(keys: readonly K[], valueAt: (i: number) => number): Record<K, number> {
  // Each key is there exactly once.
  return Object.fromEntries(keys.map((key, i) => [key, valueAt(i)])) as Record<K, number>;
}

/** One letter for each of these items, by its place in the list of all that there are. */
export function letters<V>(all: readonly V[], chosen: readonly V[]): string {
  return chosen.map((item) => letter(all.indexOf(item))).join('');
}

export function items<V>(all: readonly V[], text: string): V[] {
  return [...text].map((sign) => itemAt(all, numberOf(sign)));
}

export function itemAt<V>(all: readonly V[], index: number): V {
  const item = all[index];
  if (item === undefined) throw new Error(`nothing has the number ${index}`);
  return item;
}

export function letter(index: number): string {
  return index.toString(DIGITS);
}

export function numberOf(sign: string): number {
  return Number.parseInt(sign, DIGITS);
}

export function parts(text: string, length: number): string[] {
  return text.match(new RegExp(`.{${length}}`, 'g')) ?? [];
}
