import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { proofEn } from './proof.en.ts';

/** Spanish of `proofEn`. */
export const proofEs: Translated<typeof proofEn> = {
  holds: '{game}, {people}: el archivo es válido.',
  moves: forms(
    'La partida: su única acción es legal, con el azar que se sigue de la semilla.',
    'La partida: las {count} acciones son legales, una tras otra, con las mezclas, los robos y los dados que se siguen de la semilla.',
  ),
  end: 'El final: {end} {rests}',
  'end-table': 'Que alguien abandonó está escrito y no se puede probar; el resto se deduce.',
  'end-written': 'Es lo que está escrito.',
  'end-silent': 'El archivo mismo no lo dice.',
  'no-deal':
    'El azar: el archivo no dice de dónde viene la semilla, así que no prueba nada sobre quién eligió las mezclas.',
  deal: 'El azar: el secreto es aquel con el que se comprometió el servidor, y la semilla es el hash de ese secreto y de los números de los jugadores.',
  bound:
    'El compromiso abarca también los comienzos que se anularon antes: en el archivo ninguno se ha omitido, añadido ni cambiado.',
  unbound:
    'El compromiso no abarca los comienzos que se anularon antes, como en versiones anteriores del servidor: en el archivo pueden faltar algunos.',
  nobody:
    'Así que ni el servidor ni nadie de la mesa pudo elegir una mezcla, salvo todos de acuerdo, siempre que antes del comienzo la mesa te mostrara estos mismos números y no hablara de ningún comienzo cancelado:',
  redrawn:
    'Todos los números de este reparto estaban fijados antes de que se mostrara ninguno, salvo que todos se pusieran de acuerdo, siempre que antes del comienzo la mesa te mostrara estos mismos números:',
  host: 'el servidor: {hash}',
  hash: '{name}: {hash}',
  'no-nonce': 'ninguno (el sitio de un bot no añade nada)',
};
