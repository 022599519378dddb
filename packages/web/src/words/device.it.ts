import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { deviceEn } from './device.en.ts';

/** Italian of `deviceEn`. */
export const deviceIt: Translated<typeof deviceEn> = {
  title: 'Anche su questo dispositivo',
  hint: 'Vi passate il dispositivo tra un turno e l’altro. Ciò che può vedere uno solo intanto resta coperto.',
  add: 'Aggiungi qualcuno su questo dispositivo',
  name: 'Persona {number} su questo dispositivo',
  newName: 'Nome di un’altra persona su questo dispositivo',
  sit: 'Siediti qui',
  ready: 'Siamo pronti',
  notReady: 'Non siamo ancora pronti',
  remove: 'Togli la persona {number}',
  people: forms('{count} persona gioca su questo dispositivo.', '{count} persone giocano su questo dispositivo.'),
  here: 'su questo dispositivo',
  holds: 'ha il dispositivo',
  handTo: 'Passa il dispositivo a {name}',
  who: 'Chi ha il dispositivo?',
  covered: 'Ciò che può vedere uno solo è coperto.',
  iAm: 'Sono {name}',
  coming: 'Il tabellone arriva appena il server risponde.',
  since: 'Che cosa è successo',
  to: ': ',
  handOn: 'Passa',
  handOnTo: 'Passa a {name}',
  look: 'Le mie carte',
  layOpen: 'Copri le carte',
  back: 'Torna al tavolo',
  moved: 'Un posto di questo dispositivo è passato a un altro. Là si continua a giocarlo.',
  whose: 'Di chi è il posto?',
};
