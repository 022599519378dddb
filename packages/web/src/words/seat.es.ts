import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { seatEn } from './seat.en.ts';

/** Sitios que cambian de manos con un código de un solo uso. */
export const seatEs: Translated<typeof seatEn> = {
  title: 'Un sitio con código',
  askWords: 'Teclea el código que te dieron para un sitio. Sirve una vez.',
  moveTitle: '¿Seguir jugando aquí?',
  moveWords: 'Este es el sitio de {name} en una mesa de {game}. Pasa a este dispositivo, y el otro lo suelta.',
  move: 'Traer el sitio aquí',
  newTitle: 'El sitio de {name}',
  newWords:
    '{name} no está en una mesa de {game}, y los demás te dan su sitio. Sigues jugando desde donde está la partida.',
  take: 'Ocupar el sitio',
  moveDialog: 'Llevar tu sitio a otro dispositivo',
  moveDialogWords:
    'Teclea allí este código, en el campo «Tengo un código» de la portada. Entonces este dispositivo suelta el sitio. No se lo enseñes a nadie: quien lo tiene ve lo que ves tú.',
  which: 'El sitio de {name}',
  otherDevice: 'Otro dispositivo',
  codeRead: 'El código del sitio: {code}',
  how: forms('Sirve una vez, durante {count} minuto.', 'Sirve una vez, durante {count} minutos.'),
  scan: 'O escanea esta imagen, o abre el enlace.',
  qr: 'Código QR del enlace a este sitio',
};
