import { forms } from '@boomtown/i18n';
import type { PagesCatalogue } from './words.ts';

/** Italian words of the film of a finished game. */
export const replayIt: PagesCatalogue['replay'] = {
  title: 'Rivedere una partita',
  intro:
    'Apri il file di una partita finita: si scarica dalla sua pagina finale. La partita scorre qui, nel tuo browser, e nulla viene inviato altrove.',
  drop: 'Lascia il file dove vuoi su questa pagina, oppure',
  letGo: 'Lascia per aprire il file',
  choose: 'Scegli un file',
  where: 'Il suo nome finisce con .boomtown.json.',
  ready: 'Tutti i giochi sono qui: finché questa pagina resta aperta, i file si aprono anche senza rete.',
  opening: 'Apertura…',
  another: 'Apri un file',
  of: 'Replay di {game}',
  heading: 'Replay di {game}: {people}',
  seat: 'Posto {seat}',
  alone: '(solo per {people})',
  others: '(per tutti tranne {people})',
  options: 'Opzioni: {options}.',
  controls: 'Film',
  slider: 'Passo',
  at: 'Passo {step} di {last}.',
  count: '{step} / {last}',
  toStart: 'All’inizio',
  previousTurn: 'Un turno indietro',
  back: 'Un passo indietro',
  play: 'Avvia',
  pause: 'Pausa',
  forward: 'Un passo avanti',
  nextTurn: 'Un turno avanti',
  toEnd: 'Alla fine',
  speed: 'Velocità',
  times: '{times} ×',
  side: 'Giocatori, partita e cronaca',
  match: 'La partita',
  beginning: 'L’inizio.',
  told: 'A {name} si dice: «{text}»',
  eyes: 'Con gli occhi di',
  'side-of': 'Dal lato di',
  'eyes-open': 'Tutto scoperto',
  'eyes-watcher': 'Chi guarda',
};

/** Italian words of the check of a finished game. */
export const checkIt: PagesCatalogue['check'] = {
  holds: 'Controllato: questa partita regge',
  broken: 'Controllato: questa partita non regge',
  moves: forms(
    'L’unica azione è regolare, con il caso che viene dal seme.',
    'Le {count} azioni sono tutte regolari, una dopo l’altra, proprio con le mescolate, le pescate e i tiri che vengono dal seme.',
  ),
  end: 'Secondo le regole finisce così: {end}',
  ending: '{end} Che qualcuno ha abbandonato è scritto e non si può provare; il resto ne segue.',
  'no-deal': 'Il file non dice da dove viene il suo seme. Perciò non prova nulla su chi ha scelto il caso.',
  seed: 'Il seme viene dal segreto del server e dai numeri dei giocatori, e il segreto corrisponde alla sua impronta.',
  bound:
    'Questa impronta copre anche gli inizi annullati prima: nel file non ne è stato tolto, aggiunto o cambiato alcuno.',
  unbound:
    'L’impronta non copre gli inizi annullati prima, come nelle versioni precedenti del server. Nel file possono mancarne alcuni.',
  'commitment-noted':
    'È l’impronta che questo browser ha annotato prima di dare il proprio numero. Quindi il server non ha potuto scegliere il segreto dopo.',
  'commitment-shown':
    'È l’impronta che mostra il tavolo. Prima dell’inizio questo browser non c’era: chiedi a qualcuno che c’era.',
  'commitment-unknown':
    'Questo browser non era a quel tavolo. Chi c’era può confrontare le impronte qui sotto con quelle che il tavolo mostrava prima dell’inizio.',
  'commitment-wrong':
    'Non è l’impronta mostrata prima dell’inizio. Questa non è la partita che hai giocato, o il server ha cambiato il suo segreto.',
  'own-noted': forms(
    'Il tuo numero è entrato nel seme proprio come questo browser l’ha estratto.',
    'I tuoi {count} numeri sono entrati nel seme proprio come questo browser li ha estratti.',
  ),
  'own-wrong': forms(
    'Il tuo numero non è quello estratto da questo browser per questo inizio. Qualcuno ne ha messo un altro al suo posto.',
    'I tuoi numeri non sono i {count} estratti da questo browser per questo inizio. Qualcuno ne ha messi altri al loro posto.',
  ),
  'nonces-noted':
    'I numeri di tutti corrispondono alle impronte che c’erano prima che se ne mostrasse uno. Quindi nessuno ha potuto sceglierne uno in base agli altri.',
  'nonces-redrawn':
    'I numeri di tutti corrispondono alle impronte che c’erano prima che se ne mostrasse uno per questo sorteggio.',
  'nonces-shown': 'I numeri di tutti corrispondono alle impronte che mostra il tavolo.',
  'nonces-wrong':
    'I numeri dei giocatori non corrispondono alle impronte che c’erano prima dell’inizio. Qualcuno ha cambiato un numero dopo.',
  'called-off-missing':
    'Questo browser ha mandato il suo numero per un altro inizio, che è stato annullato, e il file non lo dice. O il numero non è mai arrivato, o qualcuno tace un nuovo sorteggio.',
  'called-off-hidden':
    'Sono stati annullati più inizi di quanti ne dica il file: questo browser c’era. Qualcuno tace un nuovo sorteggio.',
  table: 'È la partita di questo tavolo: ciò che leggi nella cronaca e vedi sul tabellone esce anche dal file.',
  'table-position': 'Non è la partita di questo tavolo: sul suo tabellone c’è altro.',
  'table-event': 'Non è la partita di questo tavolo: del passo {step} la sua cronaca racconta altro.',
  'state-holds': 'Regge:',
  'state-open': 'Qui non si può sapere:',
  'state-fails': 'Non regge:',
  proves:
    'Che cosa prova: nessuno ha potuto pilotare mescolate, pescate o tiri, purché tra chi ha partecipato ci sia almeno una persona onesta; e una la conosci.',
  'proves-redrawn':
    'Che cosa prova: tutti i numeri di questo sorteggio erano fissati prima che se ne mostrasse uno, purché tra chi ha partecipato ci sia almeno una persona onesta; e una la conosci. Non era però il primo sorteggio: chi ha annullato un inizio ha potuto averne un altro.',
  provesNot:
    'Che cosa non prova: che nessuno abbia sbirciato. Durante la partita la macchina del server sapeva tutto ciò che era nascosto. E nemmeno che i giocatori abbiano taciuto, o che questa pagina, che viene anch’essa dal server, dica la verità: chi ne dubita controlla il file con un proprio programma.',
  numbers: 'I numeri che ci stanno dietro',
  checking: 'Controllo…',
};

/** What is wrong with a transcript, in Italian. */
export const faultIt: PagesCatalogue['fault'] = {
  'too-large': '{file} supera i 16 MiB, quindi non è una trascrizione.',
  'no-json': '{file} non è JSON, quindi non è una trascrizione; forse è stato troncato o è un altro file.',
  'too-deep': 'Questo file è annidato troppo in profondità per essere letto.',
  'no-transcript': 'Questa non è una trascrizione.',
  'no-such-game': 'Questa versione non ha il gioco «{game}»; ha {games}.',
  'no-beginning': 'La partita non può iniziare con queste opzioni (posti: {seats}): {why}',
  action: 'L’azione {number} di {count} ({name}: {action}) non è valida: {why} {before}',
  nothing: 'niente',
  first: 'È la prima.',
  before: forms('Quella prima lo è.', 'Le {count} prima lo sono.'),
  why: '{message} ({code}; {rule})',
  'refused-malformed': 'Non è un’azione di questo gioco.',
  'refused-not-your-turn': 'Ora non tocca a questo posto.',
  'refused-wrong-phase': 'Non è il momento per questa azione.',
  'refused-game-over': 'La partita è già finita.',
  contract: 'il contratto di tutti i giochi',
  section: '§{rule} delle regole',
  outcome:
    'Le azioni sono tutte valide ({count}), ma il risultato scritto ({written}) non è quello che danno le regole: {rules}',
  deal: 'Le azioni sono tutte valide ({count}), ma il sorteggio no: {why}',
  'deal-unreadable': 'impegno, segreto e numeri non ci sono tutti, o non hanno le cifre esadecimali che servono.',
  'deal-commitment': 'il segreto non è quello per cui il server si era impegnato.',
  'deal-seed': 'il seme non viene dal segreto e dai numeri, quindi qualcuno l’ha scelto.',
  'deal-called-off': 'i numeri di un inizio annullato non corrispondono tra loro.',
  'deal-unbound':
    'prima sono stati annullati altri inizi rispetto a quelli che il file racconta: uno è stato tolto, aggiunto o cambiato.',
  'deal-reused': 'un numero di un inizio annullato è stato usato di nuovo.',
  'not-over': 'La partita non è finita.',
  'nobody-won': 'Non ha vinto nessuno.',
  'one-won': 'Ha vinto {name}.',
  shared: 'Vittoria condivisa: {people}.',
  scores: 'Punti: {scores}.',
  'gave-up': 'Abbandono: {people}. Perciò è il tavolo, non le regole, a dire chi ha vinto: {winner}',
  ending:
    'Le azioni sono tutte valide ({count}), ma la fine che il tavolo le avrebbe dato ({written}) non segue da chi ha abbandonato. Ne segue: {table}',
};
