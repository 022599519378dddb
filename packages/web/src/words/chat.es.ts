import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { chatEn } from './chat.en.ts';

/** Lo que se dice en una mesa. */
export const chatEs: Translated<typeof chatEn> = {
  title: 'Chat',
  side: 'Historial o chat',
  tabUnread: forms('Chat, {count} línea nueva', 'Chat, {count} líneas nuevas'),
  emptyPlayers: 'Todavía nadie ha dicho nada. Solo lo lee quien está sentado a esta mesa.',
  emptyWatchers: 'Todavía nadie ha dicho nada. Aquí habla quien mira; quien juega lo lee si quiere.',
  write: 'A los jugadores',
  writeWatchers: 'A quienes miran',
  send: 'Enviar',
  as: 'Decirlo como',
  sending: 'En camino …',
  waiting: 'Espera la conexión …',
  failed: 'No se ha enviado.',
  retry: 'Enviar de nuevo',
  drop: 'Descartar',
  watches: 'mira',
  says: '{name}: {text}',
  options: 'Silenciar o mostrar',
  hearWatchers: 'Mostrar lo que dice quien mira',
  mute: 'Silenciar a {name}',
  react: 'Muestra a los demás',
  reacts: '{name}: {reaction}',
  bravo: '¡Bravo!',
  haha: '¡Qué gracia!',
  ouch: '¡Ay!',
  hmm: 'Déjame pensar …',
  thanks: '¡Gracias!',
  hurry: '¡Venga, adelante!',
};
