const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
export const ISOLATE = '\u2068';
export const END = '\u2069';
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/gu;

/**
 * Text of people as a part of a sentence of ours: what is written from right to left is kept from taking the words and
 * numbers beside it along. All other text stays as it is.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text.replace(ISOLATED, '')) ? `${ISOLATE}${text}${END}` : text;
}
