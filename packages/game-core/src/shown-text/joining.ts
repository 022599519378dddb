/** Signs that show nothing themselves: which of them belong to how a script or a picture is written. */

const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\ufffc\u{1d159}\u{13441}\u{13442}\u{16fe4}]/u;
const ZWNJ = '\u200c';
const ZWJ = '\u200d';
const MONGOLIAN_VOWEL_SEPARATOR = '\u180e';

const PICTURE = /\p{Extended_Pictographic}/u;
const PICTURE_DETAIL = /[\ufe0f\u{1f3fb}-\u{1f3ff}]/u;
const EMOJI = /\p{Emoji}/u;
const KEYCAP_BASE = /[0-9#*]/;
const KEYCAP = '\u20e3';
const IDEOGRAPH = /\p{Ideographic}/u;
const EMOJI_SELECTOR = /[\ufe0e\ufe0f]/;
const IDEOGRAPH_SELECTOR = /[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u;
const MONGOLIAN_SELECTOR = /[\u180b-\u180d\u180f]/;
const MONGOLIAN = /(?=\p{L})\p{Script=Mongolian}/u;
/** Letters that change their form where they meet. */
const CURSIVE =
  /(?=[\p{L}\p{M}])[\p{Script_Extensions=Arabic}\p{Script_Extensions=Syriac}\p{Script_Extensions=Mongolian}\p{Script_Extensions=Nko}\p{Script_Extensions=Mandaic}\p{Script_Extensions=Adlam}\p{Script_Extensions=Hanifi_Rohingya}]/u;
const LETTER = /\p{L}/u;
const MARK = /\p{M}/u;
/** The sign by which Indic consonants lose their vowel, and form one sign with the next. */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/;

const FLAG = '\u{1f3f4}';
const TAG_END = '\u{e007f}';
const TAGGED_FLAGS: readonly string[] = ['gbeng', 'gbsct', 'gbwls'].map((letters) =>
  letters.replace(/./g, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))),
);

/** The text without what shows nothing, except where that joins or chooses a form. */
export function joinedText(text: string): string {
  if (!UNSEEN.test(text)) return text;
  const signs = [...text];
  const kept: string[] = [];
  for (const [i, sign] of signs.entries()) {
    if (!UNSEEN.test(sign) || belongsAt(i, signs, kept)) kept.push(sign);
  }
  return kept.join('');
}

/** Does this sign, which shows nothing, join or choose a form? `kept`: what stays of the signs before it. */
export function belongsAt(at: number, signs: readonly string[], kept: readonly string[]): boolean {
  const [sign = '', next = ''] = signs.slice(at, at + 2);
  const before = kept.at(-1) ?? '';
  if (isPartOfFlag(signs, at)) return true;
  if (sign === ZWJ && PICTURE.test(next)) return PICTURE.test(kept.findLast((one) => !PICTURE_DETAIL.test(one)) ?? '');
  if (sign === ZWJ || sign === ZWNJ) return joinsLetters(before, next);
  if (EMOJI_SELECTOR.test(sign)) return EMOJI.test(before) && (!KEYCAP_BASE.test(before) || next === KEYCAP);
  if (IDEOGRAPH_SELECTOR.test(sign)) return IDEOGRAPH.test(before);
  if (MONGOLIAN_SELECTOR.test(sign)) return MONGOLIAN.test(before);
  return sign === MONGOLIAN_VOWEL_SEPARATOR && MONGOLIAN.test(before) && MONGOLIAN.test(next);
}

function joinsLetters(before: string, next: string): boolean {
  if (VIRAMA.test(before)) return !MARK.test(next);
  if (VIRAMA.test(next)) return LETTER.test(before);
  return CURSIVE.test(before) && CURSIVE.test(next) && LETTER.test(next);
}

/** Is this a tag of one of the three flags that are spelt with tags? */
function isPartOfFlag(signs: readonly string[], at: number): boolean {
  const flag = Math.max(0, at - 6) + signs.slice(Math.max(0, at - 6), at).lastIndexOf(FLAG);
  if (signs[flag] !== FLAG || signs[flag + 6] !== TAG_END) return false;
  return TAGGED_FLAGS.includes(signs.slice(flag + 1, flag + 6).join(''));
}
