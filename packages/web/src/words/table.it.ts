import { forms } from '@boomtown/i18n';
import type { PagesCatalogue } from './words.ts';

/** A table during a match, and its end. */
export const tableIt: PagesCatalogue['table'] = {
  pageTitle: '{game} · {code}',
  heading: '{game}, tavolo {code}',
  yourTurn: 'Tocca a te',
  board: 'Il tabellone',
  side: 'Giocatori, mosse e cronaca',
  sheets: 'Fogli',
  players: 'Giocatori',
  moves: 'Mosse',
  log: 'Che cosa è successo',
  logTab: 'Cronaca',
  logEmpty: 'Ancora niente.',
  older: 'Prima',
  you: 'tu',
  away: 'assente',
  acts: 'di turno',
  resigned: 'ha abbandonato',
  waitFor: 'In attesa di {people}.',
  watchers: forms('{count} guarda', '{count} guardano'),
  youWatchBrief: forms('Guardi', 'Guardate · {count}'),
  youWatch: forms('Stai guardando', 'Guardate in più persone: {count} in tutto'),
  rule: 'Regola {rule}',
  fold: 'Riduci',
  askAgain: 'Confermi?',
  move: '{group} {text}',
  sure: '{action}. Confermi?',
  doIt: 'Conferma',
  takeBack: 'Non ancora',
  stepBack: 'Indietro',
  fault:
    'A questo tavolo qualcosa nelle regole si è guastato. È fermo all’ultima mossa buona; il log del server dice perché.',
  picture:
    'L’immagine del tavolo. Le frecce vanno da un posto all’altro, Invio tocca, Esc annulla, i numeri scelgono dalla mano, più e meno la avvicinano o la allontanano, 0 la mostra tutta.',
  look: 'Come vedi il tabellone',
  lookHow: 'Le frecce spostano ciò che vedi, più e meno lo avvicinano o lo allontanano, 0 lo mostra tutto.',
  nearer: 'Più vicino',
  farther: 'Più lontano',
  whole: 'Vedi tutto',
  noPicture: 'Qui l’immagine del tabellone non si può mostrare. Si può giocare tutto dall’elenco delle mosse.',
};

export const takebackIt: PagesCatalogue['takeback'] = {
  title: 'Ritirare una mossa',
  back: 'Ritira',
  ask: 'Chiedi di ritirarla',
  asked: '{name} vorrebbe ritirare l’ultima mossa.',
  askedMove: '{name} vorrebbe ritirare: {move}',
  youAskMove: 'Chiedi di ritirare: {move} Manca la risposta di {people}.',
  othersMove: '{name} vorrebbe ritirare: {move} Manca la risposta di {people}.',
  others: '{name} vorrebbe ritirare l’ultima mossa. Manca la risposta di {people}.',
  youAsk: 'Chiedi di ritirare la tua mossa. Manca la risposta di {people}.',
  allow: 'Sì, va bene',
  refuse: 'No, resta',
  withdraw: 'Lasciala com’è',
  refused: 'Per {name} la mossa resta.',
};

export const leaveIt: PagesCatalogue['leave'] = {
  button: 'Esci',
  title: 'Uscire dalla partita?',
  pause: 'Esci per ora',
  pauseWords: 'Puoi andare e tornare: il posto resta tuo.',
  pauseBot: 'Puoi andare e tornare. Se manchi per {time}, un bot gioca per te fino al ritorno.',
  pauseClock: 'Il tuo orologio continua a scorrere.',
  pauseVote: 'Se manchi da mezzo minuto, gli altri possono decidere che continui un bot, o un’altra persona.',
  moveWords: 'Oppure continui con il telefono, o su un altro computer.',
  move: 'Sposta il mio posto su un altro dispositivo',
  resign: 'Abbandona per sempre',
  wins: 'Oppure abbandoni. Allora la partita finisce, e vince {name}.',
  goesOn:
    'Oppure abbandoni. Allora non puoi più vincere, e per te si fa solo l’indispensabile. La partita continua per {people}.',
  allMine: 'Oppure abbandoni tutti i tuoi posti. Allora la partita finisce.',
  sure: 'Abbandonare per sempre? Non si torna indietro.',
  sureYes: 'Sì, abbandona',
  sureNo: 'No, continua a giocare',
};

export const logIt: PagesCatalogue['log'] = {
  resigned: '{name} abbandona.',
  tookBack: '{name} ritira l’ultima mossa.',
  tookBackAgreed: '{name} ritira l’ultima mossa. D’accordo: {people}.',
  tookBackMove: '{name} ritira questo: {move}',
  tookBackMoveAgreed: '{name} ritira questo: {move} D’accordo: {people}.',
  vacated: 'Il tavolo gioca per {name}, dopo l’abbandono.',
};

export const linkIt: PagesCatalogue['link'] = {
  lost: 'Riconnessione… il posto resta tuo.',
  lostWatching: 'Riconnessione…',
  noSocket: 'Riconnessione… Le pagine arrivano, ma qualcosa trattiene la connessione dal vivo (WebSocket).',
  elsewhere: 'Questo tavolo è aperto altrove',
  elsewhereWords: 'Il tuo posto è stato aperto in un’altra scheda o su un altro dispositivo. Si gioca solo da uno.',
  takeBack: 'Gioca qui',
  reload: 'C’è una versione più nuova',
  reloadWords: 'Il sito è cambiato mentre questa pagina era aperta. Ricaricala per continuare; il posto resta tuo.',
  gone: 'Questo tavolo è chiuso',
  goneWords: 'Questo posto è stato lasciato.',
  endedWords: 'Il tavolo è stato chiuso, e il suo registro eliminato.',
  refused: 'Qui non puoi entrare',
  toDoor: 'Alla porta di questo tavolo',
};

export const unsavedIt: PagesCatalogue['unsaved'] = {
  short: 'Non salvato',
  words:
    'In questo momento il server non può scrivere sul disco. Puoi continuare; ma se si ferma prima che sia riparato, ciò che giochi ora va perso.',
  read: 'Capito',
  wentBack: forms(
    'Il tavolo è tornato alla mossa {to}: l’ultima non era salvata quando il server è ripartito.',
    'Il tavolo è tornato alla mossa {to}: le ultime {count} non erano salvate quando il server è ripartito.',
  ),
};

export const updatingIt: PagesCatalogue['updating'] = {
  short: 'Aggiornamento in arrivo',
  words:
    'Tra poco questo server mancherà per un attimo. La tua partita è al sicuro: continua, e quando il server torna ci sei di nuovo anche tu, senza fare nulla.',
};

export const endIt: PagesCatalogue['end'] = {
  title: 'Risultato',
  won: 'Vince {name}',
  shared: 'Vittoria condivisa: {people}',
  resigned: forms('{people} ha abbandonato.', '{people} hanno abbandonato.'),
  unfinished: 'La partita non è arrivata alla fine, quindi non ci sono punteggi.',
  scores: 'I punteggi, e da dove vengono',
  rematch: 'Gioca ancora',
  next: 'Alla prossima partita',
  download: 'Scarica la partita',
  replay: 'Rivedila',
  check: 'Controlla il caso',
};
