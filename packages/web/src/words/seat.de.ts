import type { Translated } from '@boomtown/i18n';
import type { seatEn } from './seat.en.ts';

/** German of `seatEn`. */
export const seatDe: Translated<typeof seatEn> = {
  title: 'Ein Platz per Code',
  askWords: 'Tippe den Code ein, den du für einen Platz bekommen hast. Er gilt einmal.',
  moveTitle: 'Hier weiterspielen?',
  moveWords:
    'Das ist der Platz von {name} an einem Tisch: {game}. Er zieht auf dieses Gerät um, und das andere gibt ihn ab.',
  move: 'Platz hierher holen',
  newTitle: 'Der Platz von {name}',
  newWords:
    '{name} ist weg, und die anderen geben dir den Platz am Tisch: {game}. Du spielst dort weiter, wo es gerade steht.',
  take: 'Platz nehmen',
  moveDialog: 'Mit deinem Platz auf ein anderes Gerät umziehen',
  moveDialogWords:
    'Tippe diesen Code dort ins Feld „Ich habe einen Code“ auf der Startseite. Dieses Gerät gibt den Platz dann ab. Zeig ihn niemandem: Wer ihn hat, sieht, was du siehst.',
  which: 'Der Platz von {name}',
  otherDevice: 'Anderes Gerät',
  codeRead: 'Der Code des Platzes: {code}',
  how: {
    one: 'Er gilt einmal, innerhalb von {count} Minute.',
    other: 'Er gilt einmal, innerhalb von {count} Minuten.',
  },
  scan: 'Oder scanne dieses Bild, oder öffne den Link.',
  qr: 'QR-Code des Links zu diesem Platz',
};
