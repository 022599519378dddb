/**
 * What people call a board of their own, and its id. An id takes plain letters, digits and hyphens only (§2.2), so the rest
 * is spelt with those: a blank is a hyphen, any other sign two hyphens and two digits of base 36.
 */

const LONGEST_ID = 24;
const SPELT = { digits: 2, base: 36 } as const;

/** The id that spells a name; `null` where none can: it is empty, too long, or has a sign of a writing that is not spelt. */
export function boardIdOf(name: string): string | null {
  const tidy = name.normalize('NFC').replaceAll('’', "'").trim().replace(/\s+/g, ' ');
  if (!/^[\p{L}\p{N}\p{P} ]+$/u.test(tidy)) return null;
  // A hyphen that begins a sign's spelling would join one that stands for a blank.
  const id = tidy.replace(/ (?![A-Za-z0-9])|[^A-Za-z0-9 ]/gu, spelt).replaceAll(' ', '-');
  return id.length <= LONGEST_ID && ownNameOf(id) === tidy ? id : null;
}

/** The name that an id spells. */
export function ownNameOf(id: string): string {
  return id.replace(/--([0-9A-Z]{2})|-/g, (_, digits: string | undefined) =>
    digits === undefined ? ' ' : String.fromCodePoint(Number.parseInt(digits, SPELT.base)),
  );
}

/** Signs beyond two digits get more of them, which reads as another name: such an id is not taken. */
function spelt(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  return `--${code.toString(SPELT.base).toUpperCase().padStart(SPELT.digits, '0')}`;
}
