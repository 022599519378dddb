import { createHmac, randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH, SCREEN_CODE_LENGTH, SEAT_CODE_LENGTH } from '@boomtown/wire';

/** What a reader may see in digits and letters that stand for others. */
const READ_AS: Readonly<Record<string, string>> = { 3: 'E', 4: 'A', 6: 'G', 7: 'T', 8: 'B', 9: 'G', V: 'U' };

/** The alphabet has no vowels, but digits can be read as some; what could still be spelled so is never drawn. */
const RUDE =
  /CRAP|CU[MX]|DEAD|DYKE|FAG|FART|F[CKU]+K|FUC|GAY|GYP|JAP|KKK|KYKE|MUFF|PAKY|PHUK|PUK|RAPE|TARD|TURD|TWAT|WTF|XXX/;
/** Below it all signs of the alphabet come from as many bytes. */
const EVENLY = 256 - (256 % CODE_ALPHABET.length);
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

/**
 * The one-time code that the holder of a token gets for a request: the same one whenever they repeat it, though only its
 * hash is stored anywhere. Nobody without the token can tell it.
 */
export function seatCodeFor(token: string, request: string): string {
  return codeFrom(token, 'seat-code', request, SEAT_CODE_LENGTH);
}

/** The one-time code that the big screen with a token shows until this time, in the same way. */
export function screenCodeFor(token: string, until: number): string {
  return codeFrom(token, 'screen-code', String(until), SCREEN_CODE_LENGTH);
}

function codeFrom(token: string, kind: string, request: string, length: number): string {
  for (let tries = 0; ; tries += 1) {
    const bytes = createHmac('sha256', token).update(`${kind}/${tries}/${request}`).digest();
    const signs = [...bytes].filter((byte) => byte < EVENLY).map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]);
    const code = signs.slice(0, length).join('');
    if (code.length === length && !isRude(code)) return code;
  }
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
