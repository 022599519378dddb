import { ALIKE, LIKE_LETTERS } from './alike.ts';

/** Which names can be taken for each other. */

const PLAIN = standIns(ALIKE);
const LETTERS = standIns(LIKE_LETTERS);
/** With the accent of one that stands alone, which compatibility parts into a blank and a mark. */
const LEFT_OUT = /\s\p{M}*|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Marks below a letter, through it and around it, which are easily missed. The comma and the cedilla below are letters' own. */
const FAINT_MARKS =
  /[\u0316-\u0319\u031c-\u0320\u0323-\u0325\u0329-\u033c\u0347-\u0349\u034d\u034e\u0353-\u0356\u0359\u035a\u035c\u035f\u0362\u1ab5-\u1ac0\u1ac3\u1ac4\u1aca\u1dc2\u1dca\u1dcf\u1df9\u1dfc\u1dfd\u1dff\u20d2\u20d3\u20d8-\u20da\u20dd-\u20e0\u20e2-\u20e6\u20e8\u20ea-\u20ef]/g;
/** A second dot on a letter that has one. */
const DOTTED = /([ij])\u0307/g;
/** Punctuation, strokes and accents that stand by themselves, and signs that are no pictures. */
const ORNAMENT = /(?!\p{Extended_Pictographic})[\p{P}\p{S}\u02b0-\u02ff]/gu;
/** Where the letters A to Z begin in circles and squares, and as halves of flags. */
const FRAMED = [0x1f150, 0x1f170, 0x1f1e6];

/**
 * Could one be taken for the other? Capitals, width, blanks, punctuation, marks that are easily missed, and signs that look
 * the same in another script don't count. So letters of several scripts may stand in one name, unless it then looks like another.
 */
export function looksLike(one: string, other: string): boolean {
  const keys = skeletons(other);
  return skeletons(one).some((key) => keys.includes(key));
}

/** What is left of a name where likeness doesn't count: as it is written, and as it is written without capitals; with signs that look like letters as ornaments, and as letters. */
function skeletons(name: string): readonly string[] {
  const plain = name.normalize('NFKD').replace(LEFT_OUT, '').replace(FAINT_MARKS, '');
  const read = [...plain].map((sign) => LETTERS.get(sign) ?? sign).join('');
  return [plain, read].flatMap((text) => [skeleton(text), skeleton(withoutCapitals(text))]);
}

function skeleton(text: string): string {
  const shapes = [...text].map((sign) => PLAIN.get(sign) ?? digit(sign) ?? framed(sign) ?? sign);
  const letters = withoutCapitals(shapes.join('')).replace(DOTTED, '$1').replaceAll('rn', 'm').replaceAll('vv', 'w');
  const bare = letters.replace(ORNAMENT, '');
  return bare === '' ? letters : bare;
}

/** The sign that stands for each of those that look like it. */
function standIns(groups: string): ReadonlyMap<string, string> {
  return new Map(
    groups.split(' ').flatMap((group) => {
      const [plain = '', ...others] = group;
      return others.map((sign) => [sign, plain] as const);
    }),
  );
}

function withoutCapitals(text: string): string {
  return text.toUpperCase().toLowerCase().normalize('NFKD');
}

/** Arabic digits come in two sets that look alike. */
function digit(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0;
  return code >= 0x660 && code <= 0x669 ? String.fromCodePoint(code + 0x90) : undefined;
}

function framed(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0;
  const from = FRAMED.find((first) => code >= first && code < first + 26);
  return from === undefined ? undefined : String.fromCodePoint(code - from + 0x61);
}
