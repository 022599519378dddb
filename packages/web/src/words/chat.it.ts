import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { chatEn } from './chat.en.ts';

/** Ciò che si dice a un tavolo. */
export const chatIt: Translated<typeof chatEn> = {
  title: 'Chat',
  side: 'Cronaca o chat',
  tabUnread: forms('Chat, {count} riga nuova', 'Chat, {count} righe nuove'),
  emptyPlayers: 'Nessuno ha ancora detto nulla. Legge solo chi siede a questo tavolo.',
  emptyWatchers: 'Nessuno ha ancora detto nulla. Qui parla chi guarda; chi gioca legge se vuole.',
  write: 'Scrivi ai giocatori',
  writeWatchers: 'Scrivi a chi guarda',
  send: 'Invia',
  as: 'Dillo come',
  sending: 'In viaggio …',
  waiting: 'Aspetta la connessione …',
  failed: 'Non inviato.',
  retry: 'Invia di nuovo',
  drop: 'Scarta',
  watches: 'guarda',
  says: '{name}: {text}',
  options: 'Silenzia o mostra',
  hearWatchers: 'Mostra ciò che dice chi guarda',
  mute: 'Silenzia {name}',
  react: 'Mostra agli altri',
  reacts: '{name}: {reaction}',
  bravo: 'Bravo!',
  haha: 'Che ridere!',
  ouch: 'Ahi!',
  hmm: 'Fammi pensare …',
  thanks: 'Grazie!',
  hurry: 'Avanti, su!',
};
