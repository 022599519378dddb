import type { Translated } from '@boomtown/i18n';
import type { constructoGuideEn } from './guide.en.ts';

export const constructoGuideEs: Translated<typeof constructoGuideEn> = {
  board: 'Ada y tú levantáis torres sobre nueve hexágonos. Empiezas tú, así que eliges el tablero. Toca el rombo.',
  'board-else': 'En una partida tomas el que quieras. Ahora necesitamos el rombo: toca el que brilla.',
  'board-done': 'Ahí está: nueve hexágonos. Tus piezas esperan al lado.',
  place: 'En un turno haces una sola cosa. Empieza por lo fácil: toca una de tus piezas y luego un hexágono vacío.',
  'place-else': 'Primero coloca una de tus piezas.',
  'place-done': 'Eso ha sido un turno entero. No se puede pasar: colocas una pieza o mueves una.',
  ring: 'Unos turnos después. La pequeña de Ada está sola junto a tu anillo. Toca el anillo y luego la pequeña: la rodea.',
  'ring-place': 'Colocar también sería buen turno. Pero mira lo que puede tu anillo: rodea con él la pequeña de Ada.',
  'ring-done':
    'Anillo y pequeña están al mismo nivel: aún no hay torre. Pero ya no se mueven, porque solo se mueve la pieza que está sola.',
  medium:
    'Una mediana va sobre un anillo, si el anillo es del otro. Mueve tu mediana solitaria sobre el anillo de Ada.',
  'medium-small': '¡Buena vista! A esa pequeña le llegará el turno. Primero la mediana: sobre el anillo de Ada.',
  'medium-else': 'Se puede, pero hagamos una torre: tu mediana está justo al lado del anillo de Ada.',
  'medium-done': '¡Tu primera torre! La corona es tuya, porque tu pieza está arriba. Recuerda lo fácil que ha sido…',
  small:
    '¡Ja! Ada ha subido una pequeña a tu mediana y la torre es suya. Devuélvesela: tu pequeña cabe sobre su mediana.',
  'small-else': 'Se puede, pero Ada va por delante. Mueve tu pequeña sobre su mediana.',
  'small-done': 'Tuya, y para siempre: sobre esa pequeña no cabe nada. Quien sube al final tiene la torre.',
  last: 'El final de la segunda ronda. Ada no puede mover nada ahora. Llena el hueco con una pieza a la que tampoco pueda subir.',
  'last-ring':
    '¿Un anillo? La mediana de Ada está junto al hueco y se subiría. ¿Qué pieza no sirve a ninguna de las suyas?',
  'last-small': '¿Una pequeña? El anillo de Ada está junto al hueco y la rodearía. ¿Qué pieza es segura?',
  'last-move': 'Una torre más, pero tu pieza deja otro hueco y Ada podría colocar ahí. Mejor llena el hueco.',
  'last-done':
    'Ada no puede ni colocar ni mover, así que la ronda acaba al instante. Cada torre es un punto. Tienes 3 y Ada 2: ¡ganas!',
  end: 'Ya sabes jugar: colocar o mover; anillo alrededor de pequeña, mediana sobre anillo, pequeña sobre mediana. Quien está arriba tiene la torre.',
};
