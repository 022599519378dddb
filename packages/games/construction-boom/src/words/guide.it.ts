import type { Translated } from '@boomtown/i18n';
import type { constructionBoomGuideEn } from './guide.en.ts';

export const constructionBoomGuideIt: Translated<typeof constructionBoomGuideEn> = {
  bid: 'Prima prometti quanti pezzi di un materiale staranno in piedi alla fine. Ne hai sei economici, e uno c’è già. Offri 4 economici.',
  'bid-high': 'Che coraggio! Ma paghi per ogni pezzo che manca. Prometti da 3 a 6 economici.',
  'bid-low': 'Si mantiene facilmente, ma Ada offrirebbe subito di più. Prova con 4 economici.',
  'bid-else': 'Di quelli ne hai pochi. Quasi tutti i tuoi pezzi sono economici: promettine 4.',
  'bid-done': 'Ora Ada può offrire di più, accettare o raddoppiare. Vediamo.',
  build:
    'Ada accetta: tu costruisci, lei sabota. Prendi un piano economico, tocca un posto sopra una base e costruisci.',
  'build-pass': 'Puoi passare, ma le promesse non si costruiscono da sole. Metti un pezzo su una base.',
  'build-done':
    'L’indicatore sotto la casa dice quanto porta la base. Potevi mettere anche due pezzi dello stesso materiale.',
  boom: 'Cambio di parte: Ada ha promesso 4 economici e tu saboti. La sua base economica regge 7 e ne porta 4. Lasciaci cadere il tuo piano antico!',
  'boom-pass': 'Potresti passare, ma chi sabota ha di meglio da fare: carica la casa economica.',
  'boom-else': 'La base regge. Ti serve almeno 4 sulla casa economica: il piano antico pesa 5.',
  'boom-done':
    'BUM! 9 su una base da 7: sparisce, e con lei tutto quello che portava. Ogni pezzo che manca costa soldi ad Ada.',
  lean: 'Costruisci di nuovo tu. I piani economici e moderni possono sporgere da uno del loro materiale. Metti il tuo accanto all’altro, sopra il vuoto.',
  'lean-else': 'Starebbe su anche lì. Ma prova il posto libero accanto al tuo piano economico, senza niente sotto.',
  'lean-done':
    'Si appoggia al vicino, e il suo peso scende di lì. Così una base forte regge pezzi che non hanno una base propria.',
  combo:
    'Tre pezzi uniti dello stesso materiale sono una combo. Qui ce ne sono due moderni: aggiungi il tuo piano moderno.',
  'combo-else': 'Si può, ma c’è di meglio: metti il piano moderno proprio sopra l’altro moderno.',
  'combo-done': 'Una combo! I tre ricevono un sigillo, e tu un premio: un pezzo dalla mano di Ada.',
  bonus: 'Prendi un pezzo di Ada e costruiscilo dove entra. Quello che prendi non può usarlo contro di te.',
  'bonus-skip': 'Puoi lasciar perdere, ma un pezzo di Ada gratis? Prendine uno.',
  'bonus-done': 'Ora conta per te. Il tuo turno è finito.',
  bill: 'Hai promesso 3 economici e ne stanno su 4. Ada ha passato. Se passi anche tu, il round finisce e arriva il conto: tocca Passa.',
  'bill-boom': 'Attenzione, così crolla la tua casa! Hai quello che hai promesso: passa.',
  'bill-else': 'Starebbe su, ma non guadagni niente e toccherebbe di nuovo ad Ada. Hai quello che hai promesso: passa.',
  'bill-done':
    'Promessa mantenuta: 30.000 €, e 10.000 € per il pezzo in più. Ada non prende niente. Alla fine vince chi ha più soldi.',
  end: 'Ora sai giocare: prometti ciò che puoi mantenere, guarda gli indicatori e, quando saboti, carica ciò che è debole.',
};
