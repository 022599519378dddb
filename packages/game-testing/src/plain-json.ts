import { ContractViolation } from './contract-violation.ts';

/** No game's values are nested so deeply; what is contains itself. */
const DEEPEST = 100;

/** Steps of the path to a fault that the message shows. */
const SHOWN = 12;

/** Objects that are frozen through and through, and those of them that were found plain: neither can change any more. */
const frozen = new WeakSet<object>();
const proven = new WeakSet<object>();

/**
 * Is the value plain JSON: no `undefined`, `NaN`, infinity, `-0`, function, symbol, class instance, hole or cycle?
 * @param what names the value in the breach `plain-json`
 */
export function holdPlain(value: unknown, what: string): void {
  const path: (string | number)[] = [];
  visit(value);

  function fail(why: string): never {
    throw new ContractViolation('plain-json', `${[what, ...path.slice(0, SHOWN)].join('.')} ${why}`);
  }

  function visit(item: unknown): void {
    if (item === null || typeof item === 'string' || typeof item === 'boolean') return;
    if (typeof item === 'number') {
      if (!Number.isFinite(item)) fail(`is ${item}`);
      if (Object.is(item, -0)) fail('is -0');
      return;
    }
    if (typeof item !== 'object') fail(`is ${typeof item}`);
    if (proven.has(item)) return;
    if (path.length > DEEPEST) fail('has no end, so it contains itself');
    const made: unknown = Object.getPrototypeOf(item);
    const list = Array.isArray(item);
    if (made !== (list ? Array.prototype : Object.prototype) && made !== null) fail('is an instance of a class');
    const keys = Object.keys(item);
    // A list owns its length besides its items.
    if (Reflect.ownKeys(item).length !== keys.length + (list ? 1 : 0)) fail('has fields that are hidden or symbols');
    if (list && keys.length !== item.length) fail('has holes or named fields in a list');
    for (const key of keys) {
      path.push(key);
      visit(Reflect.get(item, key));
      path.pop();
    }
    if (frozen.has(item)) proven.add(item);
  }
}

/** Freezes a value deeply, so that writing to it throws; returns it. */
export function deepFreeze<V>(value: V): V {
  if (typeof value === 'object' && value !== null && !frozen.has(value)) {
    frozen.add(value);
    for (const field of Object.values(value)) deepFreeze(field);
    Object.freeze(value);
  }
  return value;
}

/** The value after a trip through JSON text, as the network or a disk would give it back. */
export function wireTrip<V>(value: V): V {
  // JSON text of a value that was checked to be plain JSON gives a value of the same type back.
  return JSON.parse(JSON.stringify(value)) as V;
}
