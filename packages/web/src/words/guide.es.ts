import type { Translated } from '@boomtown/i18n';
import type { guideEn } from './guide.en.ts';

export const guideEs: Translated<typeof guideEn> = {
  open: 'Aprender jugando',
  hint: 'Una primera partida guiada de cinco minutos, sin mesa.',
  learnt: 'Ya la has hecho',
  of: 'Aprender {game} jugando',
  step: 'Paso {at} de {of}',
  over: 'Lo has logrado',
  goOn: 'Seguir',
  back: 'Atrás',
  restart: 'Desde el principio',
  leave: 'Salir',
  showHow: 'Enséñamelo',
  undone: 'Se ha deshecho.',
  look: 'Ahora no hay nada que hacer: mira el tablero y lee lo que pone encima.',
  bot: '¿No hay nadie? En la sala de espera un bot ocupa cualquier sitio libre.',
  names: 'Pip, Ada, Bruno',
};
