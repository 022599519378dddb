import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { dataEn } from './data.en.ts';

/** Spanish of the page of what a person's browser and its seats left. */
export const dataEs: Translated<typeof dataEn> = {
  title: 'Tus datos',
  intro:
    'Aquí no hay cuentas. De ti se sabe lo que guarda este navegador (tus ajustes y qué sitios son tuyos) y lo que guarda el servidor de las mesas en las que estuviste: el nombre que diste, lo que dijiste en el chat y lo que pasó en la partida.',
  seats: 'Tus sitios',
  none: 'Este navegador no tiene ningún sitio.',
  one: '{game}, mesa {code}, {day}',
  save: 'Guardar todo en un archivo',
  saveHint:
    'Cada mesa con lo que hay tuyo en ella; de las partidas terminadas, todas las jugadas, y lo que dijiste en el chat. Los secretos de tus sitios no van dentro.',
  saved: 'El archivo está con tus descargas.',
  savedPart: forms(
    'En el archivo falta {count} mesa: el servidor no la ha dado.',
    'En el archivo faltan {count} mesas: el servidor no las ha dado.',
  ),
  delete: 'Borrar todo',
  deleteHint:
    'En las partidas terminadas tu nombre pasa a ser «Anonymous», tu sitio ya no es de nadie y lo que dijiste en el chat desaparece; las jugadas quedan para quienes jugaron contigo. Una mesa en la que nadie más tiene sitio se borra entera. Los sitios de partidas sin empezar quedan libres. Este navegador lo olvida todo.',
  sure: '¿Borrar todo?',
  sureWords: 'No se puede deshacer: nadie podrá volver a ocupar tus sitios, tampoco tú.',
  yes: 'Borrar todo',
  no: 'Conservar',
  working: 'Un momento …',
  gone: 'Todo está borrado.',
  left: 'No se ha podido borrar todo:',
  leftSaid: 'Lo que dijiste al mirar no se ha podido borrar en {codes}. Inténtalo de nuevo más tarde.',
};
