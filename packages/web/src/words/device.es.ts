import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { deviceEn } from './device.en.ts';

/** Spanish of `deviceEn`. */
export const deviceEs: Translated<typeof deviceEn> = {
  title: 'También en este dispositivo',
  hint: 'Os pasáis el dispositivo entre turno y turno. Lo que solo puede ver uno queda tapado mientras tanto.',
  add: 'Añadir a alguien en este dispositivo',
  name: 'Persona {number} en este dispositivo',
  newName: 'Nombre de otra persona en este dispositivo',
  sit: 'Sentarse aquí',
  ready: 'Estamos listos',
  notReady: 'Todavía no estamos listos',
  remove: 'Quitar a la persona {number}',
  people: forms('{count} persona juega en este dispositivo.', '{count} personas juegan en este dispositivo.'),
  here: 'en este dispositivo',
  holds: 'tiene el dispositivo',
  handTo: 'Pasa el dispositivo a {name}',
  who: '¿Quién tiene el dispositivo?',
  covered: 'Lo que solo puede ver uno está tapado.',
  iAm: 'Soy {name}',
  coming: 'El tablero aparece en cuanto responda el servidor.',
  since: 'Qué ha pasado',
  to: ': ',
  handOn: 'Pasar',
  handOnTo: 'Pasar a {name}',
  look: 'Ver mis cartas',
  layOpen: 'Tapar mis cartas',
  back: 'Volver a la mesa',
  moved: 'Un asiento de este dispositivo ha pasado a otro. Allí se sigue jugando con él.',
  whose: '¿De quién es el asiento?',
};
