import type { Translated } from '@boomtown/i18n';
import type { boondoggleGuideEn } from './guide.en.ts';

export const boondoggleGuideIt: Translated<typeof boondoggleGuideEn> = {
  buy: 'Costruisci una strada, e ogni miglio vuole squadra, asfalto e permesso. Il permesso ce l’hai. Compra squadra e asfalto al mercato: in coppia per 20 $.',
  'buy-pass': 'Puoi aspettare, ma una strada vuole materiale. Apri il mercato e compra la coppia di squadra e asfalto.',
  'buy-else': 'Serve anche quello, ma la coppia ti dà le due cose insieme. In un round c’è un solo acquisto.',
  'buy-done': 'Comprato! Guarda il prezzo della coppia: sale con ciò che si compra e scende con ciò che si vende.',
  build: 'Il round dopo. Hai tutto per un miglio. Il primo parte sempre dal tuo ufficio: tocca quello illuminato.',
  'build-else': 'Hai tutto per un miglio: costruiscilo. In un round compri oppure costruisci.',
  'build-done': 'Il tuo primo miglio! D’ora in poi ricevi 25 $ a round dai fondi federali.',
  trade: 'È ora di scambi. Ada ti offre una squadra per 8 $, il mercato ne vuole 10. Accetta la sua offerta.',
  'trade-else': 'Potresti contrattare, ma è un affare. Accetta l’offerta di Ada.',
  'trade-done':
    'Meno che al mercato. Denaro, risorse, carte e pezzi grossi passano di mano, se tutti e due sono d’accordo.',
  sell: 'L’acciaio ora costa 18 $ e ne hai due. Vendi caro, e ricompra quando costa poco.',
  'sell-pass': 'Puoi tenerlo, ma il prezzo non salirà molto. Vendi l’acciaio.',
  'sell-done': 'Questo riempie la cassa. Ma il prezzo è sceso: chi vende dopo di te prende meno.',
  draw: 'Qualche round dopo la tua strada è arrivata a Piazza Grande, nel mezzo. Paga 5 $ e pesca la tua destinazione.',
  'draw-else': 'Prima conviene sapere dove deve andare la tua strada: pesca una destinazione.',
  'draw-done': 'La conosci solo tu. La tua strada è completa quando ci arriva.',
  over: 'Ada ha costruito davanti a te. Con l’acciaio le passi sopra: una sopraelevata. Tocca il miglio illuminato, a sud.',
  'over-free':
    'Lì il terreno è libero e non serve acciaio. Ma prova la cosa speciale: costruisci sopra la strada di Ada.',
  'over-else': 'Hai squadra, asfalto, permesso e acciaio: costruisci sopra la strada di Ada.',
  'over-done': 'La tua strada passa sopra la sua. Se ne possono impilare quante si vuole, ma mai sopra la propria.',
  scheme:
    'Un altro miglio nello stesso round: un intrallazzo. Usa il primo miglio di Ada con una tangente, senza strada tua. Metà va a lei.',
  'scheme-else': 'Si può, ma un miglio adesso ti fa risparmiare un round. Paga la tangente.',
  'scheme-done': 'Il tuo disco è lì e sei all’ufficio di Ada. Di dischi ne hai solo due per tipo.',
  last: 'La tua destinazione segreta è il Grande Scavo. Da qui escono due strade: costruisci quella che ci arriva.',
  'last-wrong':
    'Quella va al Deposito Monorotaia, e lì la tua strada finirebbe per sempre. La tua destinazione è il Grande Scavo: prendi l’altro miglio.',
  'last-else': 'Manca un miglio e hai tutto quello che serve. Costruiscilo!',
  'last-done':
    'La tua strada è completa! Il round si gioca fino alla fine. Se anche altri arrivano, vince chi ha più soldi.',
  end: 'C’è dell’altro: carte dispettose, lavoretti, corsie bus, pezzi grossi. Ma sai come va un round: scambiare, vendere, comprare o costruire, intrallazzare.',
};
