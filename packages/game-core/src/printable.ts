import { shortened } from './shown-text/fit-text.ts';
import { belongsAt } from './shown-text/joining.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATE = '\u2068';
const END = '\u2069';
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/gu;

/**
 * Text of people as a part of a sentence of ours: what is written from right to left is kept from taking the words and
 * numbers beside it along. All other text stays as it is.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text.replace(ISOLATED, '')) ? `${ISOLATE}${text}${END}` : text;
}

const NOT_PRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
const LONGEST = 400;

/**
 * Text from outside as one harmless line: what steers terminals or turns the direction of writing round is spelt out,
 * and what is too long to be read is cut. Names keep their spelling: joiners stay where they join, and so do the signs
 * by which `isolated` sets a name apart, if each is closed again.
 */
export function printable(text: string): string {
  const cut = text.length > LONGEST ? `${shortened(text, LONGEST)}…` : text;
  if (!NOT_PRINTABLE.test(cut)) return cut;
  const signs = [...cut];
  const apart = isClosed(signs);
  const line: string[] = [];
  for (const [i, sign] of signs.entries()) {
    const isPlain =
      !NOT_PRINTABLE.test(sign) || (apart && (sign === ISOLATE || sign === END)) || belongsAt(i, signs, line);
    line.push(isPlain ? sign : `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
  }
  return line.join('');
}

/** Is every part that is set apart closed, and nothing closed that was not? */
function isClosed(signs: readonly string[]): boolean {
  let open = 0;
  for (const sign of signs) {
    if (sign === ISOLATE) open += 1;
    else if (sign === END) open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
