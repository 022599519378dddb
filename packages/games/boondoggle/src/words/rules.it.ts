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
  'rules-start-market':
    'La riserva ha {goods} di ogni risorsa per giocatore. All’inizio una singola costa {single}, una coppia {pair}.',
  'rules-start-goods': 'Le quattro risorse sono {goods}.',
  'rules-map-title': 'La mappa',
  'rules-map':
    'Ogni tratto tra due luoghi è un miglio. Il tuo primo miglio è sempre quello che esce dal tuo ufficio. Dall’incrocio prosegui verso Piazza Grande, o fai il giro per una corsia bus. Dopo Piazza Grande tutte le vie sono aperte: verso fuori per il tratto e il primo miglio di qualcuno, e l’ultimo miglio lungo il bordo fino alla destinazione.',
  'rules-map-try': 'Prova: sei l’impresa {number}. Tocca un miglio illuminato per costruirlo.',
  'rules-map-at': '{miles}. Ora sei qui: {place}.',
  'rules-map-there': 'Una strada per qualche posto! {miles}, meta: {place}.',
  'rules-map-again': 'Ricomincia',
  'rules-map-other': 'Un’altra impresa',
  'rules-roads-title': 'Quattro modi per fare un miglio',
  'rules-road-regular': 'Una strada normale su terreno libero costa 1 squadra, 1 di asfalto e 1 permesso.',
  'rules-road-bus':
    'Una corsia bus, su una via tratteggiata tra due incroci, costa 1 squadra e 1 di asfalto. Ti porta un pezzo grosso, e puoi ripassare gratis una volta sulla tua corsia.',
  'rules-road-elevated':
    'Una sopraelevata sta sulla strada di qualcun altro: 1 squadra, 1 di asfalto, 1 permesso e 1 di acciaio. Se ne possono impilare quante si vuole, ma mai sopra una strada propria.',
  'rules-road-scheme':
    'Un intrallazzo (fase 7) ti porta su una strada altrui con un disco al posto di una strada. Tangente: paga insieme i quattro prezzi singoli; la metà va a chi ha costruito la strada più in basso. Guardrail: 3 di acciaio, di cui 1 alla stessa persona. Hai due dischi per tipo.',
  'rules-road-pieces':
    'Hai sei strade, e per arrivare servono almeno cinque miglia. Un miglio che hai costruito resta tuo, qualunque cosa gli si costruisca sopra.',
  'rules-round-title': 'Un round',
  'rules-round':
    'Sette fasi, e in ciascuna tocca a tutti, a partire da chi ha il camion rosso. A ogni round il camion passa alla persona seguente.',
  'rules-phase-1':
    'Fondi: dalla tua prima strada in poi ricevi 25\u00A0$ a round da un fondo di 150\u00A0$, e ciò che portano i tuoi pezzi grossi.',
  'rules-phase-2':
    'Furbate: se vuoi, compra una carta al più basso dei sette prezzi. Poi ci sono due giri, e in ciascuno puoi giocare una carta.',
  'rules-phase-3':
    'Scambi: tutti insieme. Denaro, risorse, carte e pezzi grossi passano di mano, con offerte che l’altra persona accetta. Al massimo tre offerte aperte alla volta, dodici a round.',
  'rules-phase-4': 'Lavoretto: prendi 10\u00A0$ e salta il resto del round.',
  'rules-phase-5': 'Vendite: quanto vuoi, una volta in ogni mercato.',
  'rules-phase-6': 'Compra o costruisci: un acquisto in un mercato (fino a quattro singole o due coppie), o un miglio.',
  'rules-phase-7': 'Intrallazzi: uno, se sul tuo cammino c’è una strada altrui.',
  'rules-market-title': 'Il mercato',
  'rules-market':
    'Ogni risorsa ha un prezzo, e tre coppie hanno un prezzo proprio. Ciò che compri o vendi va tutto al prezzo di quel momento; poi il segnalino sale di un posto per ogni unità comprata, e scende di uno per ogni unità venduta.',
  'rules-market-try': 'Prova con un po’ di asfalto.',
  'rules-market-money': 'Hai {money} e {goods}.',
  'rules-market-sell': 'Vendi {count}',
  'rules-market-buy': 'Compra {count}',
  'rules-destination-title': 'La tua destinazione',
  'rules-destination':
    'Quando la tua strada ha raggiunto Piazza Grande puoi, ogni volta che tocca a te, mettere 5\u00A0$ nel piatto e pescare una destinazione. Tienila per te. Il piatto va a chi pesca per ultimo. La tua strada è finita quando arriva a una destinazione che hai.',
  'rules-purchase-title': 'Acquisti ostili',
  'rules-purchase':
    'Ognuno inizia con una carta propria di questo tipo: prende una risorsa a qualcuno, pagandola il doppio. A quella persona si chiede sempre prima. Con uno scagnozzo e 15\u00A0$ può rifiutare; allora nulla passa di mano.',
  'rules-honchos-title': 'Pezzi grossi',
  'rules-honchos': 'Sei aspettano in un sacchetto. Ognuno rende una volta a round, a partire dal prossimo.',
  'rules-honcho': '{honcho}: {benefit}',
  'rules-cards-title': 'Tutte le carte',
  'rules-cards': 'Cinquantaquattro, di venticinque tipi. Accanto a ciascuna c’è scritto quante ce ne sono.',
  'rules-card-count': '× {count}',
  'rules-end-title': 'La fine',
  'rules-end':
    'Il round in cui si finisce una strada si gioca fino in fondo. Tra le strade finite vince quella di chi ha più denaro, poi più carte; se c’è ancora parità, la vittoria è condivisa. Se dopo l’ultimo round nessuno ha finito, vince la strada più lunga.',
};
