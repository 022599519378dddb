import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { botsEn } from './bots.en.ts';

/** Italian words of bots at a table, and of seats that they keep for somebody. */
export const botsIt: Translated<typeof botsEn> = {
  title: 'Bot',
  put: 'Metti qui un bot:',
  levels:
    'Facile gioca con buon senso ma sbaglia come un principiante; normale gioca bene; difficile pensa più a lungo e sbaglia meno.',
  fill: 'Riempi i posti liberi',
  fillWith: 'Bot per i posti liberi',
  own: 'Programmi propri di questo server',
  putOn: 'Metti un bot al posto {seat}',
  level: 'Quanto gioca bene {name}',
  easy: 'Facile',
  normal: 'Normale',
  hard: 'Difficile',
  'is-easy': 'bot, facile',
  'is-normal': 'bot, normale',
  'is-hard': 'bot, difficile',
  'is-own': 'bot del server: {name}',
  remove: 'Togli',
  removeName: 'Togli il bot {name}',
  keeps: 'intanto gioca un bot',
  forYou: 'Un bot gioca per te.',
  playOn: 'Ora gioco io',
  atLevel: 'Gioca al livello «{level}».',
  wouldPlay: 'Lì un bot gioca al livello «{level}».',
  away: forms('Manca {people}.', 'Mancano {people}.'),
  letPlay: 'Fai giocare un bot per {name}',
  giveSeat: 'Dai il posto di {name} a un’altra persona',
  'asked-bot': 'Un bot può giocare per {name} fino al suo ritorno?',
  'waits-bot': 'Un bot può giocare per {name} fino al suo ritorno? Manca la risposta di {people}.',
  'yes-bot': 'Sì, giochi il bot',
  'asked-person': 'Un’altra persona può avere il posto di {name}, per sempre?',
  'waits-person': 'Un’altra persona può avere il posto di {name}, per sempre? Manca la risposta di {people}.',
  'yes-person': 'Sì, cedilo',
  offered: 'Tutti d’accordo: un’altra persona può avere il posto di {name}.',
  showCode: 'Mostra il codice',
  codeTitle: 'Un codice per il posto di {name}',
  codeWords:
    'Dallo a chi deve continuare a giocare, e a nessun altro: fa vedere tutto ciò che vede {name}. Se prima torna {name}, non vale più.',
  no: 'No, aspettiamo',
  refused: '{name} preferisce aspettare.',
  voteTitle: 'Manca qualcuno',
  'log-away': '{name} manca da molto. D’ora in poi gioca un bot al suo posto.',
  'log-time': 'Tempo scaduto per {name}. D’ora in poi gioca un bot al suo posto.',
  'log-vote': '{name} non c’è. Per scelta degli altri, d’ora in poi gioca un bot al suo posto.',
  'log-back': '{name} riprende a giocare.',
  'log-newcomer': '{from} non c’è. Con il consenso degli altri, d’ora in poi il posto è di {to}.',
  'news-late-bot':
    'Il bot al posto di {name} non ha risposto in tempo. Finché non lo fa, si fanno mosse semplici per lui.',
  'news-stopped-bot':
    'Il bot al posto di {name} si è fermato prima di rispondere. Finché non risponde, si fanno mosse semplici per lui.',
  'news-wrong-bot':
    'Il bot al posto di {name} non ha risposto con una mossa valida. Finché non lo fa, si fanno mosse semplici per lui.',
  'news-faulty-bot':
    'Il bot al posto di {name} non ha trovato una mossa. Finché non la trova, si fanno mosse semplici per lui.',
  'news-substitute-bot':
    'Il programma del server al posto di {name} ha fallito troppe volte di fila ed è escluso. Al suo posto gioca un bot di livello «Normale».',
  'news-unnamed-bot':
    'Il server non ha più il programma che giocava al posto di {name}. Al suo posto gioca un bot di livello «Normale».',
  'news-bot': 'Il bot al posto di {name} decide di nuovo.',
};
