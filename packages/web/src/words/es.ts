import type { Catalogue } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import { gamesEs } from '@boomtown/registry/words/es';
import { adminEs } from './admin.es.ts';
import { analysisEs } from './analysis.es.ts';
import { botsEs } from './bots.es.ts';
import { chatEs } from './chat.es.ts';
import { dataEs } from './data.es.ts';
import { deviceEs } from './device.es.ts';
import type { en, pagesEn } from './en.ts';
import { fairEs, fairnessEs } from './fairness.es.ts';
import { guestsEs } from './guests.es.ts';
import { guideEs } from './guide.es.ts';
import { presetsEs } from './presets.es.ts';
import { proofEs } from './proof.es.ts';
import { refusalsEs } from './refusals.es.ts';
import { checkEs, faultEs, replayEs } from './replay.es.ts';
import { seatEs } from './seat.es.ts';
import { seriesEs } from './series.es.ts';
import { endEs, leaveEs, linkEs, logEs, tableEs, takebackEs, unsavedEs, updatingEs } from './table.es.ts';
import { clockEs, termsEs } from './terms.es.ts';
import { doorEs, waitingEs } from './waiting.es.ts';

/** Spanish, for readers of both sides of the Atlantic: "tú", and no word that only one side knows. */
const pagesEs: Catalogue<typeof pagesEn> = {
  app: {
    name: 'Boomtown',
    pageTitle: '{title} · Boomtown',
    navigation: 'Páginas',
    skip: 'Ir al contenido',
    loading: 'Cargando …',
    close: 'Cerrar',
    copied: 'Copiado',
    again: 'Otra vez',
    reload: 'Recargar la página',
    toFront: 'A la portada',
    codeLost: 'No se pudo traer una parte de la página. Puede que no haya red o que exista una versión más nueva.',
    away: 'No se encuentra el servidor. Esta página sigue buscándolo.',
    trades: 'Albañil, Carpintera, Techador, Topógrafa, Yesero, Soldadora, Vidriero, Gruista',
  },
  front: {
    title: 'Construye algo con tus amigos',
    intro:
      'Juegos de mesa sobre construir, en directo en el navegador. Abre una mesa, manda el código y ya están todos sentados.',
    haveCode: 'Tengo un código',
    codeExample: 'K7QXM',
    codeWrong:
      'Un código tiene cinco caracteres, como K7QXM, u ocho si es de un sitio. Solo lleva estos: {signs}. Míralo otra vez.',
    codeMissing: 'Ninguna mesa tiene el código {code}. Compruébalo con quien te lo envió.',
    enter: 'Ir a la mesa',
    or: 'o',
    make: 'Abrir una mesa',
    shelf: 'En la estantería',
    players: forms('{count} jugador', '{count} jugadores'),
    playersRange: 'De {min} a {max} jugadores',
    minutes: 'De {from} a {to} minutos',
    mine: 'Tus mesas',
    'missing-no-such-table': 'La mesa {code} ({game}) ya no existe, o ya no tienes sitio en ella.',
    'missing-unreadable':
      'La partida de la mesa {code} ({game}) está dañada y no se puede abrir. Se conserva, y tu sitio también.',
    'missing-seat-moved': 'Tu sitio en la mesa {code} ({game}) ha pasado a otro dispositivo.',
    'missing-seat-passed': 'No estabas en la mesa {code} ({game}), y los demás han dado tu sitio a otra persona.',
    listed: 'Mesas abiertas',
    nobody: 'Aún no hay nadie',
    yourTurn: 'Te toca',
    gathering: 'Por empezar',
    running: 'En juego',
    toJoin: 'Unirse',
    toWatch: 'Mirar',
  },
  past: {
    title: 'Tus partidas terminadas',
    of: '{game}: {people}',
    result: 'Resultado',
    won: 'Ganó {name}',
    shared: 'Victoria compartida: {people}',
    gaveUp: 'Abandono: {people}',
    replay: 'Ver',
    download: 'Descargar',
  },
  entry: {
    title: 'Esta sala es privada',
    words: 'Quien lleva este servidor eligió una contraseña. Pídesela a la persona que te ha invitado.',
    passphrase: 'Contraseña',
    enter: 'Entrar',
    once: 'Solo se pide una vez. Este navegador recordará que la sabías.',
  },
  make: {
    title: 'Abrir una mesa',
    game: 'El juego',
    yourName: 'Tu nombre',
    options: 'Cómo se juega a {game}',
    seats: 'Jugadores',
    guests: 'Invitados',
    takeback: 'Se pueden retirar jugadas',
    takebackHint:
      'Al momento si aún no han tenido consecuencias; después, si los demás están de acuerdo. Nunca lo que se tiró, se robó o se mostró.',
    listed: 'En la portada',
    listedHint: 'Quien visite este sitio puede encontrar la mesa y unirse.',
    perSeat: 'Uno por sitio',
    ofSeat: '{label}: {seat}',
    seat: 'sitio {seat}',
    make: 'Abrir la mesa',
    on: 'sí',
    off: 'no',
  },
  terms: termsEs,
  guests: guestsEs,
  guide: guideEs,
  series: seriesEs,
  presets: presetsEs,
  clock: clockEs,
  bots: botsEs,
  seat: seatEs,
  device: deviceEs,
  chat: chatEs,
  door: doorEs,
  waiting: waitingEs,
  table: tableEs,
  takeback: takebackEs,
  leave: leaveEs,
  log: logEs,
  link: linkEs,
  unsaved: unsavedEs,
  updating: updatingEs,
  end: endEs,
  fair: fairEs,
  replay: replayEs,
  check: checkEs,
  proof: proofEs,
  data: dataEs,
  analysis: analysisEs,
  fairness: fairnessEs,
  fault: faultEs,
  admin: adminEs,
  settings: {
    title: 'Ajustes',
    name: 'Tu nombre',
    nameHint: 'Para la próxima mesa en la que te sientes.',
    colour: 'Tu color',
    colourHint: 'Si el juego lo tiene y está libre, te sientas en su sitio.',
    'colour-any': 'Cualquiera',
    'colour-red': 'Rojo',
    'colour-orange': 'Naranja',
    'colour-yellow': 'Amarillo',
    'colour-green': 'Verde',
    'colour-blue': 'Azul',
    'colour-violet': 'Violeta',
    language: 'Idioma',
    'language-system': 'El del navegador',
    textSize: 'Texto',
    'text-normal': 'Normal',
    'text-large': 'Grande',
    'text-largest': 'Muy grande',
    theme: 'Claro u oscuro',
    'theme-system': 'Los del sistema',
    'theme-light': 'Claro',
    'theme-dark': 'Oscuro',
    motion: 'Movimiento',
    'motion-system': 'El del sistema',
    'motion-full': 'Animado',
    'motion-still': 'Quieto',
    sound: 'Sonido',
    'sound-off': 'Apagado',
    'sound-soft': 'Suave',
    'sound-full': 'Fuerte',
    notices: 'Avisarme cuando me toque',
    noticesHint: 'Con un aviso del dispositivo mientras la página no esté a la vista.',
    noticesRefused: 'El navegador no lo permite para esta página. Lo deciden sus propios ajustes.',
    noticesUnsafe: 'Solo si la página se abrió en una dirección https.',
    vibration: 'Vibrar cuando me toque',
    vibrationHint: 'Si el dispositivo puede.',
    confirm: 'Preguntar antes de cada jugada',
    confirmHint: 'Una jugada del tablero o de la lista solo cuenta con un segundo toque.',
  },
  rules: {
    title: 'Reglas',
    of: 'Las reglas de {game}',
    play: 'Jugar a {game}',
    others: 'Otros juegos',
  },
  credits: {
    game: '{game}, de {author}',
    unsigned: '{game}, cuyo reglamento no nombra autor',
    games: 'Los juegos: {games}.',
    data: 'Tus datos',
    licences: 'Licencias',
    pages: 'Más',
    replay: 'Ver una partida terminada desde su archivo',
    fairness: 'Por qué el azar es limpio',
    unofficial:
      'Boomtown es una versión no oficial, hecha por gente a la que le gustan estos juegos. Sus autores y editoriales no tienen parte en ella.',
  },
  notFound: {
    title: 'Aquí no hay nada construido',
    words: 'No hay ninguna página en esta dirección.',
  },
  refusals: refusalsEs,
};

/** The whole language: the pages and all games. */
export const es: Catalogue<typeof en> = { ...pagesEs, ...gamesEs };
