import { forms } from '@boomtown/i18n';
import type { PagesCatalogue } from './words.ts';

/** How it is told that nobody could choose the shuffles. */
export const fairEs: PagesCatalogue['fair'] = {
  title: 'Por qué el azar es limpio',
  short: 'Juego limpio',
  link: 'Cómo funciona y cómo se comprueba',
  words:
    'El servidor fijó un secreto antes de que nadie se sentara, y cada navegador añade un número propio. Hasta el final de la partida solo se ven sus huellas, para que nadie pueda dirigir el azar.',
  commitment: 'Huella del secreto del servidor',
  hashOf: 'Huella del número de {name}',
  secret: 'El secreto del servidor',
  nonceOf: 'El número de {name}',
  seed: 'La semilla de todo el azar de esta partida',
  calledOff: forms(
    'El comienzo se anuló una vez cuando ya se había mostrado un número, por parte de {people}.',
    'El comienzo se anuló {count} veces cuando ya se había mostrado un número, por parte de {people}.',
  ),
  caller: '{name} ({times})',
  times: forms('una vez', '{count} veces'),
  'caller-gone': 'alguien que se ha ido',
  'caller-server': 'el servidor',
  redraw:
    'Cada vez se sacaron de nuevo el secreto y todos los números. Cuenta como un nuevo reparto: quien ve el último número puede anular el comienzo y esperar otro.',
};

export const fairnessEs: PagesCatalogue['fairness'] = {
  title: 'Por qué el azar es limpio',
  intro:
    'Aquí un ordenador baraja las cartas y tira los dados. ¿Cómo sabes que nadie ayuda a su suerte? No tienes que fiarte de nadie: lo puedes comprobar después de la partida.',
  'print-title': 'Una huella',
  'print-words':
    'De cualquier texto un ordenador puede calcular una huella de 64 signos. El mismo texto tiene siempre la misma. Cambia una sola letra y cambia toda.',
  example: 'Nos vemos junto a la grúa a mediodía',
  anyText: 'Cualquier texto',
  itsFingerprint: 'Su huella',
  tryIt: 'Cambia una letra y mira.',
  changed: forms('Ha cambiado {count} de los 64 signos.', 'Han cambiado {count} de los 64 signos.'),
  'print-use':
    'Nadie puede leer el texto en su huella, y nadie ha encontrado jamás dos textos que compartan una. Así que quien muestra una huella hace una promesa: el texto está fijado, aunque todavía sea secreto. (Su nombre técnico es SHA-256, por si quieres buscarlo.)',
  'deal-title': 'Barajar juntos',
  'deal-words':
    'Cada cual piensa un número largo, lo mete en un sobre y muestra su huella. Solo cuando todas las huellas están en la mesa se abren los sobres. Todos los números juntos deciden cómo se baraja.',
  host: 'El servidor',
  you: 'Tú',
  friend: 'Alguien más',
  promised: 'Huella, a la vista de todos',
  inside: 'En el sobre había',
  stillSealed: 'Aún cerrado',
  doesNotFit: 'No encaja con su huella',
  open: 'Abrir los sobres',
  shuffled: 'Los tres números juntos dan este orden de ocho bloques:',
  fits: 'Cada número encaja con su huella. Los tres han mezclado los bloques, y nadie podía saber cómo quedarían.',
  cheat: 'Que el servidor haga trampa',
  caught:
    'Al servidor no le gustó el orden y puso otro número en su sobre. Los bloques están ahora de otra manera, pero el número no encaja con la huella que todos han visto: se ha descubierto.',
  again: 'Barajar otra vez',
  'deal-why':
    'Para lograr un orden a tu gusto tendrías que saber los números de los demás antes de fijar el tuyo. Pero entonces todavía están en sus sobres. Basta con que una sola persona cumpla, y el reparto es limpio para todos.',
  'here-title': 'En una mesa de aquí',
  'here-1': 'Cuando se abre una mesa, su servidor saca un secreto y muestra la huella.',
  'here-2':
    'Cuando dices que puedes empezar, tu navegador saca un número propio, anota lo que la mesa ha mostrado hasta entonces y muestra la huella de su número. Lo mismo hacen los navegadores de los demás.',
  'here-3':
    'Cuando todo está a punto, los navegadores muestran sus números. El secreto y los números juntos dan la semilla, de la que sale todo el azar de la partida.',
  'here-4':
    'Al terminar la partida, el servidor muestra su secreto. Entonces cualquiera puede calcular la semilla, repetir todas las jugadas y ver que todo sale como salió.',
  'limits-title': 'Qué demuestra y qué no',
  'limits-restart':
    'Otra cosa a la que conviene estar atento: los comienzos anulados. Quien ve el último número puede anular el comienzo y lograr así otro reparto; eso no se puede impedir. Por eso se cuentan todos: la mesa y la comprobación final dicen cuántos hubo y de quién, y para el siguiente se saca todo de nuevo. La huella del siguiente secreto del servidor abarca los anteriores, así que después no se puede borrar ninguno del archivo.',
  'check-title': 'Compruébalo',
  'check-words':
    'Al final de una partida, «Comprobar el azar» hace todo esto en tu navegador y cuenta qué ha encontrado. También puedes descargar la partida y abrir el archivo aquí, o comprobarlo con tus propias herramientas: la documentación de Boomtown (docs/transcripts.md) explica cómo, hasta el último número.',
};
