/** Which names can be taken for each other. */

/** By the letter that they look like, signs of other alphabets; small and large letters where they differ in that. */
const CONFUSABLE: Readonly<Record<string, string>> = {
  a: 'аɑαΑА',
  b: 'вВΒЬь',
  c: 'сСϲϹ',
  d: 'ԁ',
  e: 'еЕΕєε',
  f: 'ϝ',
  g: 'ɡ',
  h: 'һҺнНΗհ',
  i: 'іıιɩ',
  j: 'јЈϳ',
  k: 'кКκΚ',
  l: '1I|ІΙӀӏǀ׀ו',
  m: 'мМΜ',
  n: 'пηոΝ',
  o: '0оОοΟօՕоסە',
  p: 'рРρΡ',
  q: 'ԛ',
  r: 'гᴦ',
  s: 'ѕЅՏ',
  t: 'тТτΤ',
  u: 'υսᴜ',
  v: 'νѵѴ',
  w: 'ԝԜѡωɯ',
  x: 'хХχΧ',
  y: 'уУүҮγΥ',
  z: 'Ζᴢ',
  '3': 'зЗӠ',
  '4': 'чЧ',
  ی: 'يى',
  ک: 'ك',
  '-': '‐‑‒–—−',
  "'": '’‘ʼʹ`´',
};
const PLAIN = new Map(Object.entries(CONFUSABLE).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain])));
const LEFT_OUT = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Could one be taken for the other? Capitals, width, blanks, and letters of other alphabets that look the same don't count. */
export function looksLike(one: string, other: string): boolean {
  const keys = skeletons(other);
  return skeletons(one).some((key) => keys.includes(key));
}

/** What is left of a name where likeness doesn't count: as it is written, and as it is written without capitals. */
function skeletons(name: string): readonly string[] {
  const plain = name.normalize('NFKD').replace(LEFT_OUT, '');
  return [skeleton(plain), skeleton(withoutCapitals(plain))];
}

function skeleton(text: string): string {
  const shapes = [...text].map((sign) => PLAIN.get(sign) ?? digit(sign));
  return withoutCapitals(shapes.join('')).replaceAll('rn', 'm').replaceAll('vv', 'w');
}

function withoutCapitals(text: string): string {
  return text.toUpperCase().toLowerCase().normalize('NFKD');
}

/** Arabic digits come in two sets that look alike. */
function digit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  return code >= 0x660 && code <= 0x669 ? String.fromCodePoint(code + 0x90) : sign;
}
