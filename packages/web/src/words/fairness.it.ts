import { forms } from '@boomtown/i18n';
import type { PagesCatalogue } from './words.ts';

/** Italian words of the fingerprints at a table. */
export const fairIt: PagesCatalogue['fair'] = {
  title: 'Perché il caso è onesto',
  short: 'Gioco pulito',
  link: 'Come funziona e come si controlla',
  words:
    'Il server ha fissato un segreto prima che qualcuno si sedesse, e ogni browser aggiunge un proprio numero. Fino alla fine della partita se ne vedono solo le impronte, così nessuno può pilotare il caso.',
  commitment: 'Impronta del segreto del server',
  hashOf: 'Impronta del numero di {name}',
  secret: 'Il segreto del server',
  nonceOf: 'Il numero di {name}',
  seed: 'Il seme di tutto il caso di questa partita',
  calledOff: forms(
    'L’inizio è stato annullato una volta quando un numero era già scoperto, da parte di {people}.',
    'L’inizio è stato annullato {count} volte quando un numero era già scoperto, da parte di {people}.',
  ),
  caller: '{name} ({times})',
  times: forms('una volta', '{count} volte'),
  'caller-gone': 'qualcuno che se n’è andato',
  'caller-server': 'il server',
  redraw:
    'Ogni volta il segreto e tutti i numeri sono stati estratti da capo. Vale come un nuovo sorteggio: chi vede l’ultimo numero può annullare l’inizio e aspettarne un altro.',
};

/** Italian words of the page that explains it. */
export const fairnessIt: PagesCatalogue['fairness'] = {
  title: 'Perché il caso è onesto',
  intro:
    'Qui un computer mescola le carte e tira i dadi. Come fai a sapere che nessuno aiuta la propria fortuna? Non devi fidarti di nessuno: puoi controllare dopo la partita.',
  'print-title': 'Un’impronta',
  'print-words':
    'Da qualsiasi testo un computer può calcolare un’impronta di 64 caratteri. Lo stesso testo ha sempre la stessa. Cambia una sola lettera, e cambia tutta.',
  example: 'Ci vediamo alla gru a mezzogiorno',
  anyText: 'Un testo qualsiasi',
  itsFingerprint: 'La sua impronta',
  tryIt: 'Cambia una lettera e guarda.',
  changed: forms('È cambiato {count} carattere su 64.', 'Sono cambiati {count} caratteri su 64.'),
  'print-use':
    'Nessuno può ricavare il testo dalla sua impronta, e nessuno ha mai trovato due testi che ne abbiano una in comune. Chi mostra un’impronta fa quindi una promessa: il testo è fissato, anche se è ancora segreto. (Il nome tecnico è SHA-256, se vuoi cercarlo.)',
  'deal-title': 'Mescolare insieme',
  'deal-words':
    'Ognuno pensa un numero lungo, lo mette in una busta e ne mostra l’impronta. Solo quando tutte le impronte sono sul tavolo si aprono le buste. Tutti i numeri insieme decidono la mescolata.',
  host: 'Il server',
  you: 'Tu',
  friend: 'Un’altra persona',
  promised: 'Impronta, visibile a tutti',
  inside: 'Nella busta c’era',
  stillSealed: 'Ancora chiusa',
  doesNotFit: 'Non corrisponde all’impronta',
  open: 'Apri le buste',
  shuffled: 'I tre numeri insieme danno questo ordine di otto blocchi:',
  fits: 'Ogni numero corrisponde alla sua impronta. Tutti e tre hanno mescolato i blocchi, e nessuno poteva sapere come sarebbero finiti.',
  cheat: 'Fai barare il server',
  caught:
    'Al server l’ordine non piaceva e ha messo un altro numero nella busta. Ora i blocchi sono in un altro ordine, ma il numero non corrisponde all’impronta che tutti hanno visto: scoperto.',
  again: 'Mescola di nuovo',
  'deal-why':
    'Per avere un ordine che ti conviene dovresti conoscere i numeri di tutti gli altri prima di fissare il tuo. Ma in quel momento sono ancora nelle buste. Basta che una sola persona stia ai patti, e la mescolata è onesta per tutti.',
  'here-title': 'A un tavolo qui',
  'here-1': 'Quando si apre un tavolo, il suo server estrae un segreto e ne mostra l’impronta.',
  'here-2':
    'Quando dici che si può iniziare, il tuo browser estrae un proprio numero, annota ciò che il tavolo ha mostrato finora e mostra l’impronta del numero. I browser degli altri fanno lo stesso.',
  'here-3':
    'Quando tutti hanno dato il via, i browser mostrano i loro numeri. Segreto e numeri insieme danno il seme, da cui vengono tutte le mescolate, le pescate e i tiri della partita.',
  'here-4':
    'Finita la partita, il server mostra il suo segreto. Ora chiunque può calcolare il seme, rigiocare tutte le mosse e vedere che tutto torna.',
  'limits-title': 'Che cosa prova e che cosa no',
  'limits-restart':
    'Ancora una cosa da tenere d’occhio: gli inizi annullati. Chi vede l’ultimo numero può annullare l’inizio e ottenere così un altro sorteggio; non lo si può impedire. Perciò si contano tutti: il tavolo e il controllo finale dicono quanti sono stati e di chi, e per quello dopo si estrae tutto da capo. L’impronta del segreto successivo del server copre quelli precedenti, così dopo non se ne può togliere nessuno dal file.',
  'check-title': 'Controlla',
  'check-words':
    'Alla fine di una partita, «Controlla il caso» fa tutto questo nel tuo browser e dice che cosa ha trovato. Puoi anche scaricare la partita e aprire il file qui, o controllarlo con strumenti tuoi: la documentazione di Boomtown (docs/transcripts.md) spiega come, fino all’ultimo numero.',
};
