import { forms } from '@boomtown/i18n';
import type { PagesCatalogue } from './words.ts';

/** The page of replays: its controls, what checking a record says, and what is wrong with a file. */
export const replayEs: PagesCatalogue['replay'] = {
  title: 'Volver a ver una partida',
  intro:
    'Abre el archivo de una partida terminada: se descarga en su página final. Se reproduce aquí mismo, en tu navegador, y no se envía nada a ninguna parte.',
  drop: 'Suelta el archivo en cualquier lugar de esta página, o',
  letGo: 'Suelta para abrir el archivo',
  choose: 'Elige un archivo',
  where: 'Su nombre acaba en .boomtown.json.',
  ready: 'Ya están aquí todos los juegos: mientras esta página siga abierta, los archivos se abren también sin red.',
  opening: 'Abriendo …',
  another: 'Abrir un archivo',
  of: 'Repetición de {game}',
  heading: 'Repetición de {game}: {people}',
  seat: 'Sitio {seat}',
  alone: '(solo para {people})',
  others: '(para todos menos {people})',
  options: 'Opciones: {options}.',
  controls: 'Película',
  slider: 'Paso',
  at: 'Paso {step} de {last}.',
  count: '{step} / {last}',
  toStart: 'Al principio',
  previousTurn: 'Un turno atrás',
  back: 'Un paso atrás',
  play: 'Reproducir',
  pause: 'Pausa',
  forward: 'Un paso adelante',
  nextTurn: 'Un turno adelante',
  toEnd: 'Al final',
  speed: 'Velocidad',
  times: '{times} ×',
  side: 'Jugadores, partida e historia',
  match: 'La partida',
  beginning: 'El principio.',
  told: '{name} recibe el aviso: «{text}»',
  eyes: 'Con los ojos de',
  'side-of': 'Desde el lado de',
  'eyes-open': 'Todo a la vista',
  'eyes-watcher': 'Alguien que mira',
};

export const checkEs: PagesCatalogue['check'] = {
  holds: 'Comprobado: esta partida es válida',
  broken: 'Comprobado: esta partida no es válida',
  moves: forms(
    'La única acción es legal, con el azar que sale de la semilla.',
    'Las {count} acciones son legales, una tras otra, con el mismo azar que sale de la semilla.',
  ),
  end: 'Según las reglas, el final es este: {end}',
  ending: '{end} El abandono consta por escrito y no se puede demostrar; lo demás se deduce.',
  'no-deal': 'El archivo no dice de dónde viene su semilla. Así no demuestra nada sobre quién eligió el azar.',
  seed: 'La semilla sale del secreto del servidor y de los números de los jugadores, y el secreto encaja con su huella.',
  bound:
    'Esa huella abarca también los comienzos que se anularon antes: en el archivo ninguno se ha omitido, añadido ni cambiado.',
  unbound:
    'La huella no abarca los comienzos que se anularon antes, como en versiones anteriores del servidor. En el archivo pueden faltar algunos.',
  'commitment-noted':
    'Esa huella es la que este navegador anotó antes de dar su propio número. Así que el servidor no pudo elegir el secreto después.',
  'commitment-shown':
    'Esa huella es la que muestra la mesa. Este navegador no estaba antes del comienzo: pregunta a alguien que estuviera.',
  'commitment-unknown':
    'Este navegador no estuvo en esa mesa. Quien estuvo puede comparar las huellas de abajo con las que mostraba la mesa antes del comienzo.',
  'commitment-wrong':
    'Esa huella no es la que se mostró antes del comienzo. Esta no es la partida que se te repartió, o el servidor ha cambiado su secreto.',
  'own-noted': forms(
    'Tu número entró en la semilla tal como lo sacó este navegador.',
    'Tus {count} números entraron en la semilla tal como los sacó este navegador.',
  ),
  'own-wrong': forms(
    'Tu número no es el que sacó este navegador para este comienzo. Alguien ha puesto otro en su lugar.',
    'Tus números no son los {count} que sacó este navegador para este comienzo. Alguien ha puesto otros en su lugar.',
  ),
  'nonces-noted':
    'Los números de todos encajan con las huellas que había antes de que se mostrara ninguno. Así que nadie pudo elegir uno a la medida de los demás.',
  'nonces-redrawn':
    'Los números de todos encajan con las huellas que había antes de que se mostrara ninguno para este reparto.',
  'nonces-shown': 'Los números de todos encajan con las huellas que muestra la mesa.',
  'nonces-wrong':
    'Los números de los jugadores no encajan con las huellas que había antes del comienzo. Alguien ha cambiado un número después.',
  'called-off-missing':
    'Este navegador envió su número para otro comienzo, que se anuló, y el archivo no lo cuenta. O el número nunca llegó, o alguien calla un nuevo reparto.',
  'called-off-hidden':
    'Se anularon más comienzos de los que cuenta el archivo: este navegador estaba allí. Alguien calla un nuevo reparto.',
  table: 'Es la partida de esta mesa: lo que lees en su historia y ves en su tablero sale también del archivo.',
  'table-position': 'No es la partida de esta mesa: en su tablero hay otra cosa.',
  'table-event': 'No es la partida de esta mesa: del paso {step} su historia cuenta otra cosa.',
  'state-holds': 'Es cierto:',
  'state-open': 'Aquí no se puede saber:',
  'state-fails': 'No es cierto:',
  proves:
    'Lo que demuestra: nadie pudo dirigir el azar mientras una sola de las personas que participaron sea honrada, y tú conoces a una que lo es.',
  'proves-redrawn':
    'Lo que demuestra: todos los números de este reparto estaban fijados antes de que se mostrara ninguno, mientras una sola de las personas que participaron sea honrada, y tú conoces a una que lo es. Pero no fue el primer reparto: quien anuló un comienzo pudo lograr otro.',
  provesNot:
    'Lo que no demuestra: que nadie mirara. La máquina del servidor sabía todo lo oculto durante la partida. Tampoco que los jugadores callaran, ni que esta página, que viene del mismo servidor, diga la verdad: quien lo dude puede comprobar el archivo con un programa propio.',
  numbers: 'Los números que hay detrás',
  checking: 'Comprobando …',
};

export const faultEs: PagesCatalogue['fault'] = {
  'too-large': '{file} ocupa más de 16 MiB, así que no es una transcripción.',
  'no-json': '{file} no es JSON, así que no es una transcripción; quizá se cortó o es otro archivo.',
  'too-deep': 'Este archivo está anidado demasiado hondo para leerlo.',
  'no-transcript': 'Esto no es una transcripción.',
  'no-such-game': 'Esta versión no tiene el juego «{game}»; tiene {games}.',
  'no-beginning': 'La partida no puede empezar con estas opciones en una mesa de {seats}: {why}',
  action: 'La acción {number} de {count} ({name}: {action}) no es válida: {why} {before}',
  nothing: 'nada',
  first: 'Es la primera.',
  before: forms('La anterior sí lo es.', 'Las {count} anteriores sí lo son.'),
  why: '{message} ({code}; {rule})',
  'refused-malformed': 'No es una acción de este juego.',
  'refused-not-your-turn': 'Ahora no le toca a este sitio.',
  'refused-wrong-phase': 'No es el momento para esta acción.',
  'refused-game-over': 'La partida ya ha terminado.',
  contract: 'el contrato de todos los juegos',
  section: '§{rule} de las reglas',
  outcome:
    'Las {count} acciones son válidas, pero el resultado escrito ({written}) no es el que dan las reglas: {rules}',
  deal: 'Las {count} acciones son válidas, pero el reparto no: {why}',
  'deal-unreadable':
    'el compromiso, el secreto y los números no están completos, o no tienen las cifras hexadecimales que deben.',
  'deal-commitment': 'el secreto no es aquel con el que se comprometió el servidor.',
  'deal-seed': 'la semilla no sale del secreto y de los números, así que alguien la eligió.',
  'deal-called-off': 'los números de un comienzo anulado no encajan entre sí.',
  'deal-unbound':
    'antes se anularon otros comienzos que los que cuenta el archivo: alguno se ha omitido, añadido o cambiado.',
  'deal-reused': 'se volvió a usar un número de un comienzo anulado.',
  'not-over': 'La partida no ha terminado.',
  'nobody-won': 'No ganó nadie.',
  'one-won': 'Ganó {name}.',
  shared: 'Victoria compartida: {people}.',
  scores: 'Puntos: {scores}.',
  'gave-up': 'Abandono: {people}. Así que la mesa, y no las reglas, dice quién ganó: {winner}',
  ending:
    'Las {count} acciones son válidas, pero el final que supuestamente dio la mesa ({written}) no se deduce de quién abandonó. Lo que se deduce: {table}',
};
