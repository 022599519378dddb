import { hold } from './breach.ts';

/**
 * Is the value plain JSON: no `undefined`, `NaN`, infinity, `-0`, function, symbol, class instance, hole or cycle?
 * @param what names the value in the breach `plain-json`
 */
export function holdPlain(value: unknown, what: string): void {
  const open = new Set<object>();
  visit(value, '');

  function visit(item: unknown, path: string): void {
    const complain = (why: string) => () => `${what}${path} ${why}`;
    if (item === null || typeof item === 'string' || typeof item === 'boolean') return;
    if (typeof item === 'number') {
      hold(Number.isFinite(item), 'plain-json', complain(`is ${item}`));
      hold(!Object.is(item, -0), 'plain-json', complain('is -0'));
      return;
    }
    hold(typeof item === 'object', 'plain-json', complain(`is ${typeof item}`));
    hold(!open.has(item), 'plain-json', complain('contains itself'));
    open.add(item);
    if (Array.isArray(item)) {
      hold(Object.getPrototypeOf(item) === Array.prototype, 'plain-json', complain('is a special kind of list'));
      hold(Object.keys(item).length === item.length, 'plain-json', complain('has holes or named fields in a list'));
      for (let i = 0; i < item.length; i += 1) visit(item[i], `${path}[${i}]`);
    } else {
      const made = Object.getPrototypeOf(item);
      hold(made === Object.prototype || made === null, 'plain-json', complain('is an instance of a class'));
      hold(Object.getOwnPropertySymbols(item).length === 0, 'plain-json', complain('has a symbol for a key'));
      for (const [key, field] of Object.entries(Object.getOwnPropertyDescriptors(item))) {
        hold('value' in field && field.enumerable === true, 'plain-json', complain(`.${key} is not a plain field`));
        visit(field.value, `${path}.${key}`);
      }
    }
    open.delete(item);
  }
}

const frozen = new WeakSet<object>();

/** Freezes a value through and through, so that whoever writes to it throws; gives it back. */
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
