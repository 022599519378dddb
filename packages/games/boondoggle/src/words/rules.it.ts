import type { Translated } from '@boomtown/i18n';
import type { boondoggleRulesEn } from './rules.en.ts';

/** Italian words of Boondoggle's rules page. */
export const boondoggleRulesIt: Translated<typeof boondoggleRulesEn> = {
  'rules-aim-title': 'Di che si tratta',
  'rules-aim':
    'Ognuno guida un’impresa che deve costruire una strada: dal proprio ufficio, attraverso Piazza Grande nel mezzo, fino a una destinazione segreta. Può vincere chi ha la strada finita quando termina un round; se sono in diversi, vince chi di loro ha più denaro.',
  'rules-start-title': 'Con che cosa inizi',
  'rules-start-money': 'Denaro, secondo quanti giocano: {amounts}. Nessuno ha ancora risorse.',
  'rules-start-money-of': '{money} con {seats} giocatori',
  'rules-start-pieces': 'Sei strade, due dischi tangente, due dischi guardrail, e una carta Acquisto ostile tutta tua.',
  'rules-start-own':
    'Il tuo Acquisto ostile non si può scambiare, e una volta giocato esce dalla partita. Fino ad allora conta come carta in mano.',
  'rules-start-companies':
    'In due giocano le imprese 1 e 4; in tre la 1, la 3 e la 5; in quattro la 1, la 2, la 5 e la 6; in cinque tutte tranne la 5; in sei tutte.',
  'rules-start-market':
    'La riserva ha {goods} di ogni risorsa per giocatore. All’inizio una singola costa {single}, una coppia {pair}.',
  'rules-start-goods': 'Le quattro risorse sono {goods}.',
  'rules-map-title': 'La mappa',
  'rules-map':
    'Ogni tratto tra due luoghi è un miglio. Il tuo primo miglio è sempre quello che esce dal tuo ufficio. Dall’incrocio prosegui verso Piazza Grande, o fai il giro per le corsie bus; le altre vie si aprono solo dopo Piazza Grande. Allora esci per il tratto e il primo miglio di un’altra impresa, e l’ultimo miglio corre lungo il bordo fino alla destinazione. Da ogni ufficio a ogni destinazione ci sono cinque miglia.',
  'rules-map-chain':
    'La tua strada è una catena: ogni miglio parte da dove finisce il precedente, e nessun tratto si usa due volte, tranne le tue corsie bus.',
  'rules-map-try': 'Prova: sei l’impresa {number}. Tocca un miglio illuminato per costruirlo.',
  'rules-map-at': '{miles}. Ora sei qui: {place}.',
  'rules-map-there': 'Una strada per qualche posto! {miles}, meta: {place}.',
  'rules-map-again': 'Ricomincia',
  'rules-map-other': 'Un’altra impresa',
  'rules-roads-title': 'Quattro modi per fare un miglio',
  'rules-road-regular': 'Una strada normale su terreno libero costa 1 squadra, 1 di asfalto e 1 permesso.',
  'rules-road-bus':
    'Una corsia bus, su una via tratteggiata tra due incroci, costa 1 squadra e 1 di asfalto. Ti porta un pezzo grosso, finché ce ne sono, e puoi ripassare gratis una volta su ogni tua corsia.',
  'rules-road-elevated':
    'Una sopraelevata sta sulla strada di qualcun altro: 1 squadra, 1 di asfalto, 1 permesso e 1 di acciaio. Se ne possono impilare quante si vuole, ma mai sopra una strada propria. Sopra una corsia bus non è una corsia: niente pezzo grosso, niente secondo passaggio.',
  'rules-road-scheme':
    'Un intrallazzo (fase 7) ti porta su una strada altrui, sopraelevata o no, con un disco al posto di una strada. Conta come un tuo miglio. Tangente: paga insieme i quattro prezzi singoli; la metà di ciò che paghi va a chi ha costruito lì la strada più in basso. Guardrail: 3 di acciaio, di cui 1 alla stessa persona e gli altri alla riserva. Hai due dischi per tipo.',
  'rules-road-pieces':
    'Hai sei strade, e per arrivare servono almeno cinque miglia. Un miglio che hai costruito resta tuo, qualunque cosa gli si costruisca sopra.',
  'rules-round-title': 'Un round',
  'rules-round':
    'Sette fasi, e in ciascuna tocca a tutti, a partire da chi ha il camion rosso. Nel primo round è il primo posto; poi il camion passa a ogni round al posto seguente.',
  'rules-phase-1':
    'Fondi: la tua prima strada, non un intrallazzo, ti porta un fondo di 150\u00a0$. Dal round dopo ne prendi 25\u00a0$ a round, finché è vuoto, e ricevi ciò che portano i tuoi pezzi grossi.',
  'rules-phase-2':
    'Furbate: se vuoi, compra una carta al più basso dei sette prezzi. Poi ci sono due giri, e in ciascuno puoi giocare una carta, anche quella appena comprata.',
  'rules-phase-3':
    'Scambi: tutti insieme. Denaro, risorse, carte e pezzi grossi passano di mano con offerte che l’altra persona accetta, subito e per intero. Non si scambiano strade, dischi, destinazioni e il proprio Acquisto ostile. Puoi avere tre offerte aperte alla volta e farne dodici a round. Quando hai finito, le tue offerte aperte decadono.',
  'rules-phase-4':
    'Lavoretto: prendi 10\u00a0$ e salta il resto del round: niente vendite, acquisti, costruzioni o intrallazzi.',
  'rules-phase-5': 'Vendite: quanto vuoi, una volta in ogni mercato.',
  'rules-phase-6': 'Compra o costruisci: un acquisto in un mercato (fino a quattro singole o due coppie), o un miglio.',
  'rules-phase-7': 'Intrallazzi: uno, se il tuo prossimo miglio corre su una strada altrui.',
  'rules-market-title': 'Il mercato',
  'rules-market':
    'Ogni risorsa ha un prezzo, e tre coppie hanno un prezzo proprio. Ciò che compri o vendi va tutto al prezzo di quel momento; poi il segnalino sale di un posto per ogni unità comprata, e scende di uno per ogni unità venduta.',
  'rules-market-range':
    'I prezzi singoli vanno da {low} a {high} a passi di {step}, quelli delle coppie da {pairLow} a {pairHigh} a passi di {pairStep}. In fondo alla scala un prezzo si ferma; si può comprare e vendere lo stesso.',
  'rules-market-supply':
    'Puoi comprare o prendere solo ciò che c’è nella riserva. Se una risorsa è esaurita, la ottieni solo da altri giocatori, con uno scambio o un acquisto ostile. Ciò che si vende o si usa torna nella riserva; usarlo non muove nessun prezzo.',
  'rules-market-try': 'Prova con un po’ di asfalto.',
  'rules-market-money': 'Hai {money} e {goods}.',
  'rules-market-sell': 'Vendi {count}',
  'rules-market-buy': 'Compra {count}',
  'rules-destination-title': 'La tua destinazione',
  'rules-destination':
    'Quando la tua strada ha raggiunto Piazza Grande puoi, ogni volta che tocca a te, mettere 5\u00a0$ nel piatto e pescare una destinazione. Non ti costa il turno. Tienila per te: si mostra solo quando la tua strada è finita.',
  'rules-destination-cards':
    'Ci sono 18 carte destinazione, tre per ognuno dei sei luoghi: in due potete quindi andare nello stesso posto. Il piatto va a chi pesca per ultimo; se la partita finisce prima, non va a nessuno.',
  'rules-destination-final':
    'La tua strada è finita quando arriva a una destinazione di cui hai la carta. Una strada arrivata a una destinazione qualsiasi non va più avanti, giusta o sbagliata che sia. Quindi pesca prima di costruire l’ultimo miglio.',
  'rules-purchase-title': 'Acquisti ostili',
  'rules-purchase':
    'Ognuno inizia con una carta propria di questo tipo; altre due sono nel mazzo. Prende una risorsa a un’altra persona, che riceve il doppio del prezzo singolo. A quella persona si chiede sempre prima, che possa impedirlo o no. Con una carta Scagnozzo e 15\u00a0$ alla banca lo impedisce: nulla passa di mano, e le due carte sono spese.',
  'rules-purchase-limits':
    'Lo Scagnozzo non ti costa un giro, e non si gioca in altro modo. La risorsa che ti è stata presa non puoi riprenderla alla stessa persona con un acquisto ostile nello stesso round.',
  'rules-honchos-title': 'Pezzi grossi',
  'rules-honchos':
    'Sei aspettano in un sacchetto, e si pescano alla cieca. Ognuno rende una volta a round, a partire dal prossimo; risorse, solo se ci sono nella riserva. Si possono avere più pezzi grossi.',
  'rules-honcho': '{honcho}: {benefit}',
  'rules-cards-title': 'Tutte le carte',
  'rules-cards': 'Cinquantaquattro, di venticinque tipi. Accanto a ciascuna c’è scritto quante ce ne sono.',
  'rules-card-count': '× {count}',
  'rules-cards-play':
    'Una carta si può giocare solo se fa qualcosa: se la riserva ha ciò che dà, e tu hai ciò che richiede. Il denaro che nessun giocatore paga o riceve viene dalla banca o ci va. Le carte giocate si scartano e, quando il mazzo è vuoto, si rimescolano.',
  'rules-notes-title': 'Carte nei dettagli',
  'rules-note': '{card}: {note}',
  'rules-note-expressway-toll': 'contano anche corsie bus, tangenti e guardrail.',
  'rules-note-highwayman':
    'il pedaggio si aggiunge al prezzo del miglio. Chi non può pagare entrambi non può né costruire né fare intrallazzi.',
  'rules-note-market-maven':
    'prende il posto del tuo acquisto nella fase 6. Puoi invece costruire, ma non dopo aver comprato. Una a round, e se non si usa è persa.',
  'rules-note-kickback-coupon':
    'i buoni si sommano, e una tangente usa tutti quelli giocati, anche se ne bastavano meno. Il prezzo non scende mai sotto zero, e va divisa la metà di ciò che paghi davvero.',
  'rules-note-night-shift': 'il miglio costa quanto costa sempre.',
  'rules-note-manipulator':
    'tre mercati diversi, e ognuno deve poter scendere di due posti interi: singoli da {single}, coppie da {pair}. Con meno di tre mercati così non si può giocare.',
  'rules-note-route-option':
    'devi aver già pescato una destinazione, e non costa nulla. Non si può giocare se le destinazioni rimaste bastano solo per chi non ne ha.',
  'rules-note-lobbyist': 'due dischi qualsiasi non usati, e solo dopo la tua prima strada.',
  'rules-note-hot-wired-truck':
    'chiunque, anche tu. Il camion prosegue da lì. Se in un round se ne giocano diversi, vale l’ultimo.',
  'rules-note-blackmail': 'ognuno paga fin dove arriva il suo denaro.',
  'rules-end-title': 'La fine',
  'rules-end':
    'Il round in cui si finisce una strada si gioca fino in fondo. Tra le strade finite vince quella di chi ha più denaro, poi più carte in mano, compreso il proprio Acquisto ostile non giocato. Se c’è ancora parità, la vittoria è condivisa.',
  'rules-end-limit':
    'Se dopo l’ultimo round (il 40, se il tavolo non ne fissa un altro) nessuna strada è finita, vince chi ha più miglia, poi più denaro, poi più carte.',
};
