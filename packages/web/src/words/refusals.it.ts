import { forms } from '@boomtown/i18n';
import type { PagesCatalogue } from './words.ts';

/** Why the server says no, in Italian. */
export const refusalsIt: PagesCatalogue['refusals'] = {
  wait: forms('Troppi tentativi. Aspetta {count} secondo.', 'Troppi tentativi. Aspetta {count} secondi.'),
  waitForCodes: forms(
    'Dalla tua rete sono arrivati troppi codici sbagliati. Aspetta {count} secondo.',
    'Dalla tua rete sono arrivati troppi codici sbagliati. Aspetta {count} secondi.',
  ),
  unreachable: 'Il server non risponde. La rete c’è?',
  'no-such-table': 'Questo tavolo non esiste.',
  full: 'L’ultimo posto è appena stato preso.',
  'already-started': 'La partita è appena iniziata.',
  'not-watchable': 'Questo tavolo non ammette pubblico.',
  'not-over': 'La partita non è ancora finita.',
  'too-many-lines': 'È troppo in una volta. Aspetta un momento e invia di nuovo.',
  'too-fast': 'Troppo in fretta. Aspetta un momento.',
  passphrase: 'Questo server è privato. Ricarica la pagina e scrivi la parola d’ordine.',
  'wrong-word': 'Non è quella. Controlla maiuscole e spazi, e riprova.',
  'too-many-guesses': 'Troppi tentativi sbagliati. Aspetta un momento.',
  draining:
    'Questo server sta per essere aggiornato e non apre nuovi tavoli. Quelli che ci sono continuano; riprova tra qualche minuto.',
  'admin-password': 'Scrivi di nuovo la password.',
  'house-full':
    'Questo server ha già tutti i tavoli che chi lo gestisce permette. Gioca a uno di quelli, o chiedi a chi lo gestisce.',
  'too-many-codes': 'Troppi codici sbagliati. Aspetta un momento.',
  'too-many-sockets': 'Dalla tua rete sono aperti troppi tavoli. Chiudi quelli che non ti servono.',
  'audience-full': 'Questo tavolo ha già tutto il pubblico possibile. Torna più tardi.',
  unreadable:
    'Il registro di questo tavolo è danneggiato. Resta conservato così com’è, e chi gestisce il server è stato avvisato.',
  apart:
    'In questo momento alcune parti del server non si raggiungono. Le partite continuano; tra un po’ funzionerà di nuovo.',
  storage: 'In questo momento il server non può salvare nulla. Non è stato fatto niente.',
  fault: 'Qualcosa è andato storto sul server. Non è stato fatto niente.',
  stale: 'Il tavolo era già andato avanti.',
  'already-done': 'È già stato fatto.',
  'not-your-turn': 'Non è il tuo turno.',
  'not-your-seat': 'Questo posto non è tuo, o non lo è più.',
  malformed: 'Il server non ha capito questa pagina. Ricaricala e riprova.',
  'unknown-host':
    'Il server non risponde all’indirizzo qui sopra e non ha fatto niente. Se lo gestisci tu: metti quell’indirizzo in PUBLIC_URL o aggiungi il suo nome ad ALLOWED_HOSTS.',
  'other-site':
    'Il server prende questa pagina per quella di un altro sito e non ha fatto niente. Per chi lo gestisce: metti in PUBLIC_URL l’indirizzo qui sopra, o fai passare Host dal proxy; «npm run boomtown -- doctor», sul server, dice che cosa manca.',
  'too-large': 'È troppo grande per questo server.',
  'too-deep': 'È annidato troppo in profondità per questo server.',
  'used-nonce': 'Quel numero è già stato usato. Di’ di nuovo quando si può iniziare.',
  'called-off-too-often': 'A questo tavolo l’inizio è stato annullato troppe volte. Aprine uno nuovo.',
  'wrong-stage': 'Non in questo momento.',
  'no-takebacks': 'A questo tavolo le mosse non si ritirano.',
  'came-to-light': 'Questa non si può ritirare: ha fatto tirare, pescare o mostrare qualcosa.',
  'not-your-action': 'L’ultima mossa non è tua.',
  'asked-enough': 'Per questa mossa l’hai già chiesto.',
  'nothing-asked': 'Nessuno lo chiede più.',
  resigned: 'Questo posto è stato abbandonato.',
  'still-playing': 'La partita continua. Prima abbandonala per sempre, o giocala fino alla fine.',
  'no-socket':
    'Le pagine ti arrivano, ma una connessione dal vivo (WebSocket) no: qualcosa lungo la strada la trattiene, come un proxy, un firewall o un’estensione di questo browser. Senza non si può giocare. Prova un’altra rete, per esempio quella di un telefono, o chiedi a chi gestisce la tua di far passare i WebSocket verso questo sito.',
  'not-away': 'Lì non manca nessuno per cui qualcun altro possa giocare adesso.',
  'no-seat-code': 'Nessun posto ha questo codice. Vale una volta sola e per un quarto d’ora; chiedine uno nuovo.',
  'seat-moved': 'Il tuo posto a questo tavolo è passato a un altro dispositivo.',
  kicked: 'Ti hanno fatto uscire da questo tavolo, e il tuo posto è di nuovo libero.',
  'seat-passed': 'Non c’eri, e gli altri hanno dato il tuo posto a un’altra persona.',
  'bot-plays': 'Adesso un bot gioca per te.',
  'seat-taken': 'Lì c’è già qualcuno.',
  'name-taken': 'Qui c’è già qualcuno con questo nome o con uno quasi uguale. Scegline un altro.',
  'no-bots': 'Per questo gioco non ci sono bot.',
  'not-the-maker': 'Può farlo solo chi ha aperto il tavolo.',
};
