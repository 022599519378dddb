import { forms } from '@boomtown/i18n';
import type { PagesCatalogue } from './words.ts';

/** A table during a match, and its end. */
export const tableEs: PagesCatalogue['table'] = {
  pageTitle: '{game} · {code}',
  heading: '{game}, mesa {code}',
  yourTurn: 'Te toca',
  board: 'El tablero',
  side: 'Jugadores, jugadas e historia',
  sheets: 'Hojas',
  players: 'Jugadores',
  moves: 'Jugadas',
  log: 'Qué ha pasado',
  logTab: 'Historia',
  logEmpty: 'Nada todavía.',
  older: 'Antes',
  you: 'tú',
  away: 'fuera',
  acts: 'le toca',
  resigned: 'abandonó',
  waitFor: 'Esperando a {people}.',
  watchers: forms('{count} mira', '{count} miran'),
  youWatchBrief: forms('Mirando', 'Mirando · {count}'),
  youWatch: forms('Estás mirando', 'Público contigo: {count} en total'),
  rule: 'Regla {rule}',
  fold: 'Plegar',
  askAgain: '¿Hacerlo?',
  move: '{group} {text}',
  sure: '{action}. ¿Hacerlo?',
  doIt: 'Hacerlo',
  takeBack: 'Aún no',
  stepBack: 'Atrás',
  fault:
    'Algo de las reglas ha fallado en esta mesa. Se queda en la última jugada buena; el registro del servidor dice por qué.',
  picture:
    'La imagen de la mesa. Las flechas van de lugar en lugar, Intro toca, Escape retira, los números eligen de la mano, más y menos la acercan o la alejan, 0 la muestra entera.',
  look: 'Cómo ves el tablero',
  lookHow: 'Las flechas mueven lo que ves, más y menos lo acercan o lo alejan, 0 lo muestra entero.',
  nearer: 'Acercar',
  farther: 'Alejar',
  whole: 'Verlo entero',
  noPicture: 'La imagen del tablero no se puede mostrar aquí. Todo se puede jugar desde la lista de jugadas.',
};

export const takebackEs: PagesCatalogue['takeback'] = {
  title: 'Retirar una jugada',
  back: 'Retirarla',
  ask: 'Pedir retirarla',
  asked: '{name} quiere retirar la última jugada.',
  askedMove: '{name} pide retirar esto: {move}',
  youAskMove: 'Pides retirar esto: {move} Por responder: {people}.',
  othersMove: '{name} pide retirar esto: {move} Por responder: {people}.',
  others: '{name} quiere retirar la última jugada. Por responder: {people}.',
  youAsk: 'Pides retirar tu jugada. Por responder: {people}.',
  allow: 'Sí, que la retire',
  refuse: 'No, se queda',
  withdraw: 'Dejarla como está',
  refused: '{name} quiere que la jugada se quede.',
};

export const leaveEs: PagesCatalogue['leave'] = {
  button: 'Salir',
  title: '¿Salir de la partida?',
  pause: 'Salir por ahora',
  pauseWords: 'Puedes irte y volver: tu sitio se guarda.',
  pauseBot: 'Puedes irte y volver. Si te ausentas {time}, un bot juega por ti hasta entonces.',
  pauseClock: 'Tu reloj sigue en marcha.',
  pauseVote: 'Tras medio minuto fuera, los demás pueden acordar que siga por ti un bot u otra persona.',
  moveWords: 'O sigues jugando con el móvil o en otro ordenador.',
  move: 'Llevar mi sitio a otro dispositivo',
  resign: 'Abandonar del todo',
  wins: 'O abandonas. Entonces la partida termina y gana {name}.',
  goesOn: 'O abandonas. Entonces ya no puedes ganar. Por ti solo se hace lo imprescindible. Siguen jugando: {people}.',
  allMine: 'O abandonas todos tus sitios. Entonces la partida termina.',
  sure: '¿Abandonar del todo? No hay vuelta atrás.',
  sureYes: 'Sí, abandonar',
  sureNo: 'No, seguir jugando',
};

export const logEs: PagesCatalogue['log'] = {
  resigned: '{name} abandona.',
  tookBack: '{name} retira la última jugada.',
  tookBackAgreed: '{name} retira la última jugada. De acuerdo: {people}.',
  tookBackMove: '{name} retira esto: {move}',
  tookBackMoveAgreed: '{name} retira esto: {move} De acuerdo: {people}.',
  vacated: 'La mesa juega por {name}, que abandonó.',
};

export const linkEs: PagesCatalogue['link'] = {
  lost: 'Reconectando … tu sitio se guarda.',
  lostWatching: 'Reconectando …',
  noSocket: 'Reconectando … Las páginas llegan, pero algo en el camino retiene la conexión en directo (WebSocket).',
  elsewhere: 'Esta mesa está abierta en otra parte',
  elsewhereWords: 'Tu sitio se ha abierto en otra pestaña o en otro dispositivo. Solo se puede jugar en uno.',
  takeBack: 'Jugar aquí',
  reload: 'Hay una versión más nueva',
  reloadWords: 'El sitio se renovó mientras esta página estaba abierta. Recárgala para seguir; tu sitio se guarda.',
  gone: 'Esta mesa está cerrada',
  goneWords: 'Este sitio quedó libre.',
  endedWords: 'Quien lleva este servidor ha cerrado la mesa.',
  refused: 'Aquí no puedes entrar',
  toDoor: 'A la puerta de esta mesa',
};

export const unsavedEs: PagesCatalogue['unsaved'] = {
  short: 'Sin guardar',
  words:
    'El servidor no puede escribir en su disco ahora mismo. Puedes seguir jugando; si se para antes de que se arregle, se perderá lo que se juegue ahora.',
  read: 'Entendido',
  wentBack: forms(
    'La mesa ha vuelto al movimiento {to}: el último no estaba guardado cuando el servidor volvió a empezar.',
    'La mesa ha vuelto al movimiento {to}: los últimos {count} no estaban guardados cuando el servidor volvió a empezar.',
  ),
};

export const updatingEs: PagesCatalogue['updating'] = {
  short: 'Habrá actualización',
  words:
    'Este servidor se ausentará un momento dentro de poco. Tu partida se guarda: sigue jugando y, cuando vuelva, tú también, sin hacer nada.',
};

export const endEs: PagesCatalogue['end'] = {
  title: 'Resultado',
  won: 'Gana {name}',
  shared: 'Victoria compartida: {people}',
  resigned: forms('{people} abandonó.', '{people} abandonaron.'),
  unfinished: 'La partida no se jugó hasta el final, así que no hay puntos.',
  scores: 'Los puntos, y de dónde salen',
  rematch: 'Jugar otra vez',
  next: 'A la próxima partida',
  download: 'Descargar la partida',
  replay: 'Verla otra vez',
  check: 'Comprobar el azar',
};
