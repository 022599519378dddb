import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { seatEn } from './seat.en.ts';

/** Italian words of seats that change hands by a one-time code. */
export const seatIt: Translated<typeof seatEn> = {
  title: 'Un posto con un codice',
  askWords: 'Scrivi il codice che hai ricevuto per un posto. Vale una volta sola.',
  moveTitle: 'Continuare qui?',
  moveWords: 'È il posto di {name} a un tavolo di {game}. Passa a questo dispositivo, e l’altro lo lascia.',
  move: 'Porta qui il posto',
  newTitle: 'Il posto di {name}',
  newWords: '{name} manca a un tavolo di {game}, e gli altri danno a te il posto. Continui dal punto in cui si è.',
  take: 'Prendi il posto',
  moveDialog: 'Sposta il tuo posto su un altro dispositivo',
  moveDialogWords:
    'Scrivi là questo codice, nel campo «Ho un codice» della pagina iniziale. Questo dispositivo allora lascia il posto. Non mostrarlo a nessuno: chi lo ha vede ciò che vedi tu.',
  which: 'Il posto di {name}',
  otherDevice: 'Altro dispositivo',
  codeRead: 'Il codice del posto: {code}',
  how: forms('Vale una volta sola, per {count} minuto.', 'Vale una volta sola, per {count} minuti.'),
  scan: 'Oppure inquadra questa immagine, o apri il link.',
  qr: 'Codice QR del link a questo posto',
};
