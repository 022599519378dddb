import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH, SEAT_CODE_LENGTH } from '@boomtown/wire';

/** What a reader may see in digits and letters that stand for others. */
const READ_AS: Readonly<Record<string, string>> = { 3: 'E', 4: 'A', 6: 'G', 7: 'T', 8: 'B', 9: 'G', V: 'U' };

/** The alphabet has no vowels, but digits can be read as some; what could still be spelled so is never drawn. */
const RUDE =
  /CRAP|CU[MX]|DEAD|DYKE|FAG|FART|F[CKU]+K|FUC|GAY|GYP|JAP|KKK|KYKE|MUFF|PAKY|PHUK|PUK|RAPE|TARD|TURD|TWAT|WTF|XXX/;
/** A code of another kind. */
const RUDE_NUMBER = '88';

/** A room code from the system's strong generator that spells nothing rude. */
export function newRoomCode(): string {
  return newCode(CODE_LENGTH);
}

/** A one-time code for a seat, drawn in the same way. */
export function newSeatCode(): string {
  return newCode(SEAT_CODE_LENGTH);
}

function newCode(length: number): string {
  for (;;) {
    const code = Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
    if (!isRude(code)) return code;
  }
}

export function isRude(code: string): boolean {
  const read = [...code].map((letter) => READ_AS[letter] ?? letter).join('');
  return RUDE.test(read) || code.includes(RUDE_NUMBER);
}
