import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { clockEn, termsEn } from './terms.en.ts';

/** Italian words of what a table's maker chooses about time, and how it is said afterwards. */
export const termsIt: Translated<typeof termsEn> = {
  title: 'Tempo',
  clock: 'Orologio',
  clockHint: 'Quanto tempo si ha per pensare.',
  'clock-none': 'Nessuno',
  'clock-turn': 'Per ogni turno',
  'clock-bank': 'Per tutta la partita',
  turnSeconds: 'Secondi per turno',
  turnHint: 'Chi deve giocare ha ogni volta questo tempo. Dove si gioca tutti insieme, ognuno lo ha per l’intera fase.',
  expertHint: 'La modalità esperta del gioco prevede {time} per turno.',
  bankMinutes: 'Minuti in tutto',
  increment: 'Secondi in più dopo ogni turno',
  atZero: 'Quando il tempo scade',
  'atZero-move': 'Il gioco va avanti',
  'atZero-bot': 'Continua un bot',
  'atZero-wait': 'Il tavolo aspetta',
  'atZeroHint-move': 'Il gioco fa la mossa più semplice al suo posto: passare, o la prima permessa.',
  'atZeroHint-bot': 'Finché la persona non dice di voler giocare di nuovo.',
  'atZeroHint-wait': 'L’orologio lo mostra e basta.',

  turn: '{time} per ogni turno.',
  bank: '{time} per tutta la partita, più {increment} dopo ogni turno.',
  bankOnly: '{time} per tutta la partita.',
  afterZero: 'Chi lo ha esaurito ha poi {time} per ogni mossa.',
  absence: 'Quando qualcuno manca',
  'absence-wait': 'Il tavolo aspetta',
  'absence-bot': 'Gioca un bot',
  'absenceHint-wait': 'Il posto resta suo per tutto il tempo che serve.',
  'absenceHint-bot': 'Fino al ritorno: poi gioca di nuovo chi mancava.',
  botAfter: 'Dopo quanti minuti',
  vote: 'Gli altri possono decidere chi continua',
  voteHint: 'Un bot, o un’altra persona, finché qualcuno manca; se tutti i presenti sono d’accordo.',
  awayBot: 'Se qualcuno manca per {time}, un bot gioca al suo posto fino al ritorno.',
  takeback:
    'Le mosse si possono ritirare: subito, finché non ne è seguito nulla; dopo, se tutti gli altri sono d’accordo.',
  voteOn: 'Finché qualcuno manca, gli altri possono decidere chi continua: un bot o un’altra persona.',
  noTakeback: 'Le mosse valgono: non se ne ritira nessuna.',
  'zero-move': 'Quando il tempo scade, il gioco va avanti da solo.',
  'zero-bot': 'Quando il tempo scade, continua un bot.',
  'zero-wait': 'Quando il tempo scade, il tavolo aspetta comunque.',
  seconds: forms('{count} secondo', '{count} secondi'),
  minutes: forms('{count} minuto', '{count} minuti'),
  both: '{minutes} e {seconds}',
};

/** Italian words of the clocks of a running table. */
export const clockIt: Translated<typeof clockEn> = {
  left: 'tempo rimasto: {time}',
  stands: 'sull’orologio: {time}',
  up: 'Tempo scaduto',
  waits: 'Tempo scaduto per {name}. Questo tavolo aspetta la mossa di {name}.',
  waitsForYou: 'Il tuo tempo è scaduto. Questo tavolo ti aspetta: muovi quando puoi.',
  hurry: forms('Ancora {count} secondo', 'Ancora {count} secondi'),
  wasUp: 'Tempo scaduto per {name}.',
  wasUpQuiet: 'Tempo scaduto per {name}: il gioco è andato avanti.',
};
