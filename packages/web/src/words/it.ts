import type { Catalogue } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import { gamesIt } from '@boomtown/registry/words/it';
import { adminIt } from './admin.it.ts';
import { analysisIt } from './analysis.it.ts';
import { botsIt } from './bots.it.ts';
import { chatIt } from './chat.it.ts';
import { dataIt } from './data.it.ts';
import { deviceIt } from './device.it.ts';
import type { en, pagesEn } from './en.ts';
import { fairIt, fairnessIt } from './fairness.it.ts';
import { guestsIt } from './guests.it.ts';
import { guideIt } from './guide.it.ts';
import { presetsIt } from './presets.it.ts';
import { proofIt } from './proof.it.ts';
import { refusalsIt } from './refusals.it.ts';
import { checkIt, faultIt, replayIt } from './replay.it.ts';
import { seatIt } from './seat.it.ts';
import { seriesIt } from './series.it.ts';
import { endIt, leaveIt, linkIt, logIt, tableIt, takebackIt, unsavedIt, updatingIt } from './table.it.ts';
import { clockIt, termsIt } from './terms.it.ts';
import { doorIt, waitingIt } from './waiting.it.ts';

/** Italian, in the order of the English sections. */
const pagesIt: Catalogue<typeof pagesEn> = {
  app: {
    name: 'Boomtown',
    pageTitle: '{title} · Boomtown',
    navigation: 'Pagine',
    skip: 'Al contenuto',
    loading: 'Caricamento…',
    close: 'Chiudi',
    copied: 'Copiato',
    again: 'Riprova',
    reload: 'Ricarica la pagina',
    toFront: 'Alla pagina iniziale',
    codeLost: 'Una parte della pagina non è arrivata. Forse manca la rete, o c’è una versione più nuova.',
    away: 'Il server non si trova. Questa pagina continua a cercarlo.',
    trades: 'Muratrice, Carpentiere, Geometra, Vetraia, Saldatore, Stuccatrice, Gruista, Idraulico',
  },
  front: {
    title: 'Costruisci qualcosa con gli amici',
    intro:
      'Giochi da tavolo sul costruire, dal vivo nel browser. Apri un tavolo, manda il codice, e siete già tutti al tavolo.',
    haveCode: 'Ho un codice',
    codeExample: 'K7QXM',
    codeWrong:
      'Un codice ha cinque caratteri, come K7QXM, o otto se è per un posto. Ci sono solo questi: {signs}. Controlla di nuovo.',
    codeMissing: 'Nessun tavolo ha il codice {code}. Controllalo con chi te l’ha mandato.',
    enter: 'Vai al tavolo',
    or: 'oppure',
    make: 'Apri un tavolo',
    shelf: 'Sullo scaffale',
    players: forms('{count} giocatore', '{count} giocatori'),
    playersRange: 'Da {min} a {max} giocatori',
    minutes: 'Da {from} a {to} minuti',
    mine: 'I tuoi tavoli',
    'missing-no-such-table': 'Il tavolo {code} ({game}) non c’è più, o non hai più un posto lì.',
    'missing-unreadable':
      'La partita del tavolo {code} ({game}) è danneggiata e non si può aprire. Resta conservata, come il tuo posto.',
    'missing-seat-moved': 'Il tuo posto al tavolo {code} ({game}) è passato a un altro dispositivo.',
    'missing-seat-passed': 'Non eri al tavolo {code} ({game}), e gli altri hanno dato il tuo posto a un’altra persona.',
    listed: 'Tavoli aperti',
    nobody: 'Qui non c’è ancora nessuno',
    yourTurn: 'Tocca a te',
    gathering: 'In attesa',
    running: 'In corso',
    toJoin: 'Gioca',
    toWatch: 'Guarda',
  },
  past: {
    title: 'Le tue partite finite',
    of: '{game}: {people}',
    result: 'Risultato',
    won: 'Ha vinto {name}',
    shared: 'Vittoria condivisa: {people}',
    gaveUp: 'Abbandono: {people}',
    replay: 'Guarda',
    download: 'Scarica',
  },
  entry: {
    title: 'Questa sala è privata',
    words: 'Chi gestisce questo server ha scelto una parola d’ordine. Chiedila a chi ti ha mandato qui.',
    passphrase: 'Parola d’ordine',
    enter: 'Entra',
    once: 'Viene chiesta una volta sola. Questo browser ricorda che la sapevi.',
  },
  make: {
    title: 'Apri un tavolo',
    game: 'Il gioco',
    yourName: 'Il tuo nome',
    options: 'Come si gioca a {game}',
    seats: 'Giocatori',
    guests: 'Ospiti',
    takeback: 'Le mosse si possono ritirare',
    takebackHint:
      'Subito, finché non ne è seguito nulla; dopo, se tutti gli altri sono d’accordo. Mai ciò che è stato tirato, pescato o mostrato.',
    listed: 'Sulla pagina iniziale',
    listedHint: 'Chi visita questo sito trova lì il tavolo e può giocare.',
    perSeat: 'Uno per ogni posto',
    ofSeat: '{label}: {seat}',
    seat: 'posto {seat}',
    make: 'Apri il tavolo',
    on: 'sì',
    off: 'no',
  },
  terms: termsIt,
  guests: guestsIt,
  guide: guideIt,
  series: seriesIt,
  presets: presetsIt,
  clock: clockIt,
  bots: botsIt,
  door: doorIt,
  seat: seatIt,
  device: deviceIt,
  chat: chatIt,
  waiting: waitingIt,
  table: tableIt,
  takeback: takebackIt,
  leave: leaveIt,
  log: logIt,
  link: linkIt,
  unsaved: unsavedIt,
  updating: updatingIt,
  end: endIt,
  fair: fairIt,
  replay: replayIt,
  analysis: analysisIt,
  check: checkIt,
  fairness: fairnessIt,
  fault: faultIt,
  proof: proofIt,
  data: dataIt,
  admin: adminIt,
  settings: {
    title: 'Impostazioni',
    name: 'Il tuo nome',
    nameHint: 'Per il prossimo tavolo a cui ti siedi.',
    colour: 'Il tuo colore',
    colourHint: 'Se il gioco lo ha ed è libero, ti siedi al suo posto.',
    'colour-any': 'Uno qualsiasi',
    'colour-red': 'Rosso',
    'colour-orange': 'Arancione',
    'colour-yellow': 'Giallo',
    'colour-green': 'Verde',
    'colour-blue': 'Blu',
    'colour-violet': 'Viola',
    language: 'Lingua',
    'language-system': 'Come il browser',
    textSize: 'Testo',
    'text-normal': 'Normale',
    'text-large': 'Grande',
    'text-largest': 'Molto grande',
    theme: 'Chiaro o scuro',
    'theme-system': 'Come il sistema',
    'theme-light': 'Chiari',
    'theme-dark': 'Scuri',
    motion: 'Movimento',
    'motion-system': 'Come il sistema',
    'motion-full': 'Animato',
    'motion-still': 'Fermo',
    sound: 'Suono',
    'sound-off': 'Spento',
    'sound-soft': 'Piano',
    'sound-full': 'Forte',
    notices: 'Avvisami quando tocca a me',
    noticesHint: 'Con un avviso del dispositivo mentre la pagina non si vede.',
    noticesRefused: 'Il browser non lo permette a questa pagina. Decidono le sue impostazioni.',
    noticesUnsafe: 'Solo se la pagina è stata aperta a un indirizzo https.',
    vibration: 'Vibra quando tocca a me',
    vibrationHint: 'Se il dispositivo può.',
    confirm: 'Chiedi prima di ogni mossa',
    confirmHint: 'Una mossa dal tabellone o dall’elenco vale solo al secondo tocco.',
  },
  rules: {
    title: 'Regole',
    of: 'Le regole di {game}',
    play: 'Gioca a {game}',
    others: 'Altri giochi',
  },
  credits: {
    game: '{game} di {author}',
    unsigned: '{game}, il cui regolamento non nomina autori',
    games: 'I giochi: {games}.',
    pages: 'Altro',
    data: 'I tuoi dati',
    licences: 'Licenze',
    replay: 'Rivedi una partita finita dal suo file',
    fairness: 'Perché il caso è onesto',
    unofficial:
      'Boomtown è una versione non ufficiale, fatta da gente a cui piacciono questi giochi. I loro autori ed editori non vi hanno parte.',
  },
  notFound: {
    title: 'Qui non è costruito niente',
    words: 'A questo indirizzo non c’è nessuna pagina.',
  },
  refusals: refusalsIt,
};

/** The whole language: the pages and all games. */
export const it: Catalogue<typeof en> = { ...pagesIt, ...gamesIt };
