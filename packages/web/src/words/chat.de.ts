import type { Translated } from '@boomtown/i18n';
import type { chatEn } from './chat.en.ts';

/** Was am Tisch gesagt wird. */
export const chatDe: Translated<typeof chatEn> = {
  title: 'Chat',
  side: 'Verlauf oder Chat',
  tabUnread: {
    one: 'Chat, {count} neue Zeile',
    other: 'Chat, {count} neue Zeilen',
  },
  emptyPlayers: 'Noch hat niemand etwas gesagt. Nur wer am Tisch sitzt, liest hier mit.',
  emptyWatchers: 'Noch hat niemand etwas gesagt. Hier redet, wer zuschaut; wer spielt, liest mit, wenn er mag.',
  write: 'An die Mitspielenden',
  writeWatchers: 'An die Zuschauenden',
  send: 'Senden',
  as: 'Sagen als',
  sending: 'Unterwegs …',
  waiting: 'Wartet auf die Verbindung …',
  failed: 'Nicht gesendet.',
  retry: 'Noch einmal senden',
  drop: 'Verwerfen',
  watches: 'schaut zu',
  says: '{name}: {text}',
  options: 'Stummschalten oder zeigen',
  hearWatchers: 'Zeigen, was die Zuschauenden sagen',
  mute: '{name} stummschalten',
  react: 'Den anderen zeigen',
  reacts: '{name}: {reaction}',
  bravo: 'Bravo!',
  haha: 'Wie lustig!',
  ouch: 'Autsch!',
  hmm: 'Ich überlege …',
  thanks: 'Danke!',
  hurry: 'Weiter, bitte!',
};
