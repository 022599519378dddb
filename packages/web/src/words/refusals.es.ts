import type { Catalogue } from './catalogue.ts';
import { forms } from './plurals.ts';

/** Why something was refused, by code. */
export const refusalsEs: Catalogue['refusals'] = {
  wait: forms('Demasiados intentos. Espera {count} segundo.', 'Demasiados intentos. Espera {count} segundos.'),
  waitForCodes: forms(
    'Han llegado demasiados códigos erróneos desde tu red. Espera {count} segundo.',
    'Han llegado demasiados códigos erróneos desde tu red. Espera {count} segundos.',
  ),
  unreachable: 'El servidor no responde. ¿Hay red?',
  'no-such-table': 'No existe esa mesa.',
  full: 'Acaban de ocupar el último sitio.',
  'already-started': 'La partida acaba de empezar.',
  'not-watchable': 'Esta mesa no admite público.',
  'not-over': 'La partida aún no ha terminado.',
  'still-playing': 'La partida sigue. Déjala antes para siempre, o juega hasta el final.',
  'no-socket':
    'Te llegan las páginas, pero no una conexión en directo (WebSocket): algo en el camino la retiene, como un proxy, un cortafuegos o un complemento de este navegador. Sin ella no se puede jugar. Prueba otra red, como la de un teléfono, o pide a quien lleve la tuya que deje pasar los WebSockets hacia este sitio.',
  'too-many-lines': 'Eso es mucho de golpe. Espera un momento y vuelve a enviarlo.',
  'too-fast': 'Demasiado rápido. Espera un momento.',
  passphrase: 'Este servidor es privado. Recarga la página y di su contraseña.',
  'wrong-word': 'No es esa. Fíjate en las mayúsculas y los espacios, y prueba otra vez.',
  'too-many-guesses': 'Demasiados intentos fallidos. Espera un momento.',
  draining:
    'Este servidor está a punto de actualizarse y no abre mesas nuevas. Las que hay siguen; prueba dentro de unos minutos.',
  'admin-password': 'Escribe la contraseña otra vez.',
  'house-full':
    'Este servidor tiene todas las mesas que permite quien lo lleva. Juega en una de las que hay, o pregúntale.',
  'too-many-codes': 'Demasiados códigos erróneos. Espera un momento.',
  'too-many-sockets': 'Hay demasiadas mesas abiertas desde tu red. Cierra las que no necesites.',
  'audience-full': 'Esta mesa ya tiene todo el público que cabe. Vuelve más tarde.',
  unreadable: 'El registro de esta mesa está dañado. Se guarda como está, y se ha avisado a quien lleva el servidor.',
  apart: 'Partes del servidor no se alcanzan ahora mismo. Las partidas siguen; esto volverá a funcionar en un rato.',
  storage: 'El servidor no puede guardar nada ahora mismo. No se ha hecho nada.',
  fault: 'Algo ha fallado en el servidor. No se ha hecho nada.',
  stale: 'La mesa ya había avanzado cuando llegó eso.',
  'already-done': 'Eso ya estaba hecho.',
  'not-your-seat': 'Ese sitio no es tuyo, o ya no.',
  malformed: 'El servidor no ha entendido esta página. Recárgala y prueba otra vez.',
  'unknown-host':
    'El servidor no responde en la dirección de arriba y no ha hecho nada. Si lo llevas tú: pon esa dirección en PUBLIC_URL o añade su nombre a ALLOWED_HOSTS.',
  'other-site':
    'El servidor toma esta página por la de otro sitio y no ha hecho nada. Para quien lo lleva: pon en PUBLIC_URL la dirección de arriba, o haz que el proxy pase Host; «npm run boomtown -- doctor», en el servidor, dice qué falta.',
  'too-large': 'Eso es demasiado grande para este servidor.',
  'too-deep': 'Eso está anidado a demasiada profundidad para este servidor.',
  'wrong-stage': 'En este momento no.',
  'no-takebacks': 'En esta mesa las jugadas no se retiran.',
  'came-to-light': 'Esto no se puede retirar: con ello se tiró, se robó o se mostró algo.',
  'not-your-action': 'La última jugada no fue tuya.',
  'asked-enough': 'Ya has preguntado por esta jugada.',
  'nothing-asked': 'Ya nadie pide eso.',
  resigned: 'En este sitio se ha abandonado.',
  'not-away': 'Ahí no falta nadie por quien pudiera jugar otro ahora.',
  'no-seat-code': 'Ningún sitio tiene este código. Sirve una vez y durante un cuarto de hora; pide uno nuevo.',
  'seat-moved': 'Tu sitio en esta mesa ha pasado a otro dispositivo.',
  'seat-passed': 'No estabas, y los demás han dado tu sitio a otra persona.',
  'bot-plays': 'Ahora mismo juega un bot por ti.',
  'seat-taken': 'Ahí ya hay alguien.',
  'name-taken': 'Aquí ya hay alguien con ese nombre o con uno casi igual. Elige otro, por favor.',
  'no-bots': 'No hay bots para este juego.',
  'not-the-maker': 'Eso solo puede hacerlo quien abrió la mesa.',
};
