import { isObject, type Rng } from '@boomtown/game-core';

/** A change at one place of a JSON value. */
export interface Damage {
  /** `shape`: a field missing, added or of another type. `value`: another value, perhaps as good as the old one. */
  readonly kind: 'shape' | 'value';
  readonly path: readonly (string | number)[];
  readonly what: string;
  /** The damaged copy. */
  readonly make: () => unknown;
}

type Change = readonly [kind: Damage['kind'], what: string, change: (node: unknown) => unknown];

/**
 * Every single damage that this catalogue knows for a value.
 * @param words strings that may stand in place of others
 * @param isFree whether any text may stand at a place; elsewhere a word that no game has must be refused
 */
export function damagesOf(
  root: unknown,
  words: readonly string[],
  isFree: (path: Damage['path']) => boolean = () => false,
): readonly Damage[] {
  const damages: Damage[] = [];
  visit(root, []);
  return damages;

  function visit(node: unknown, path: readonly (string | number)[]): void {
    const free = typeof node === 'string' && isFree(path);
    for (const [kind, what, change] of changesOf(node, words)) {
      const kept = free && typeof change(node) === 'string' ? 'value' : kind;
      damages.push({ kind: kept, what, path, make: () => changeAt(root, path, change) });
    }
    if (Array.isArray(node)) for (const [i, item] of node.entries()) visit(item, [...path, i]);
    else if (isObject(node)) for (const [key, item] of Object.entries(node)) visit(item, [...path, key]);
  }
}

/** Up to `count` damages of a kind, drawn without repeats. */
export function someDamages(
  damages: readonly Damage[],
  kind: Damage['kind'],
  count: number,
  rng: Rng,
): readonly Damage[] {
  const left = damages.filter((one) => one.kind === kind);
  const drawn: Damage[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(rng.int(left.length), 1));
  return drawn;
}

/** All strings in a value, keys aside: the words in which the game speaks. */
export function wordsIn(value: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) wordsIn(item, into);
  return into;
}

function changesOf(node: unknown, words: readonly string[]): readonly Change[] {
  if (typeof node === 'number') return numberChanges(node);
  if (typeof node === 'string') return stringChanges(node, words);
  if (typeof node === 'boolean') {
    return [
      ['shape', 'number for true or false', () => Number(node)],
      ['shape', 'text for true or false', () => String(node)],
      ['value', 'the opposite', () => !node],
    ];
  }
  if (Array.isArray(node)) return listChanges(node);
  if (isObject(node)) return objectChanges(node);
  return [
    ['shape', 'false for null', () => false],
    ['shape', 'an empty object for null', () => ({})],
  ];
}

function numberChanges(node: number): readonly Change[] {
  return [
    ['shape', 'text for a number', () => String(node)],
    ['shape', 'true for a number', () => true],
    ['shape', 'a list for a number', () => [node]],
    ['shape', 'a broken number', () => node + 0.5],
    ['value', 'one more', () => node + 1],
    ['value', 'one less', () => node - 1],
    ['value', 'the opposite', () => -node],
    ['value', 'a huge number', () => 1e15],
    ['value', 'null for a number', () => null],
  ];
}

function stringChanges(node: string, words: readonly string[]): readonly Change[] {
  const foreign = ['', 'constructor', '__proto__', 'toString', ` ${node}`, node.toUpperCase()].filter(
    (one) => one !== node,
  );
  return [
    ['shape', 'a number for text', () => 7],
    ['shape', 'a list for text', () => [node]],
    ...foreign.map((word): Change => ['shape', `"${word}" for "${node}"`, () => word]),
    ...words.filter((one) => one !== node).map((word): Change => ['value', `"${word}" for "${node}"`, () => word]),
    ['value', 'null for text', () => null],
  ];
}

function listChanges(node: readonly unknown[]): readonly Change[] {
  return [
    ['shape', 'an object for a list', () => ({ ...node })],
    ['shape', 'text for a list', () => JSON.stringify(node)],
    ['value', 'one more, null', () => [...node, null]],
    ['value', 'null for a list', () => null],
    ...(node.length === 0
      ? []
      : ([
          ['value', 'the first missing', () => node.slice(1)],
          ['value', 'the last twice', () => [...node, node.at(-1)]],
          ['value', 'backwards', () => node.toReversed()],
        ] satisfies Change[])),
  ];
}

function objectChanges(node: { readonly [key: string]: unknown }): readonly Change[] {
  return [
    ['shape', 'a list for an object', () => Object.values(node)],
    ['shape', 'text for an object', () => JSON.stringify(node)],
    ['shape', 'an unknown field', () => ({ ...node, extra: 1 })],
    ['shape', 'a field __proto__', () => withProto(node)],
    ['value', 'null for an object', () => null],
    ...Object.keys(node).map((key): Change => ['shape', `no ${key}`, () => withoutKey(node, key)]),
  ];
}

/** JSON text can name a field `__proto__`; the parsed object then owns it. */
function withProto(node: object): unknown {
  const text = JSON.stringify(node);
  return JSON.parse(`${text.slice(0, -1)}${text === '{}' ? '' : ','}"__proto__":{"type":"extra"}}`);
}

function withoutKey(node: object, key: string): object {
  return Object.fromEntries(Object.entries(node).filter(([name]) => name !== key));
}

function changeAt(node: unknown, path: readonly (string | number)[], change: (node: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(node);
  if (Array.isArray(node)) return node.map((item, i) => (i === step ? changeAt(item, rest, change) : item));
  if (!isObject(node)) throw new Error('a damage lies outside of its value');
  return Object.fromEntries(
    Object.entries(node).map(([key, item]) => [key, key === step ? changeAt(item, rest, change) : item]),
  );
}
