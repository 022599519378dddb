const NOT_PRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const LONGEST = 400;

/**
 * Text from outside as one harmless line: what steers terminals or turns the direction of writing round is spelt out,
 * and what is too long to be read is cut.
 */
export function printable(text: string): string {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return cut.replace(NOT_PRINTABLE, (c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`);
}
