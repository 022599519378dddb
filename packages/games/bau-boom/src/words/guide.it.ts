import type { Translated } from '@boomtown/i18n';
import type { bauBoomGuideEn } from './guide.en.ts';

export const bauBoomGuideIt: Translated<typeof bauBoomGuideEn> = {
  roll: 'Tu e Ada siete formiche che raccolgono blocchi e costruiscono formicai. Vince chi finisce prima. Tocca a te: tocca i dadi.',
  'roll-done': 'Un tre e un due. Puoi avanzare di uno dei due, o di tutti e due insieme.',
  move: 'Avanza di tre o di due: in entrambi i casi la carriola arriva su un blocco.',
  'move-sum': 'Il cinque porta da una coccinella. La vedremo tra poco; prima avanza di tre o di due.',
  'move-done': 'Ora la tua carriola sta su un blocco.',
  take: 'Puoi prendere questo blocco o lasciarlo. Te ne servono di ogni colore: prendilo!',
  'take-leave': 'Lasciarlo è permesso, ma con la carriola vuota non si costruisce. Prendilo.',
  'take-done': 'Ora è coperto nella carriola. Nessuno può più guardare, nemmeno tu! Quindi ricordati qual era.',
  ladybug: 'Il tuo turno dopo: un due e un sei. A due passi c’è una coccinella con un regalo. Avanza di due.',
  'ladybug-anteater':
    'Oh no, l’otto porta dal formichiere! Mangia il blocco che hai caricato per ultimo. Avanza di due.',
  'ladybug-second': 'Anche lì c’è un blocco. Ma la coccinella te ne dà due: avanza di due.',
  'ladybug-done': 'Hai il suo blocco e uno dal cesto. L’hai visto solo tu, e solo per un momento.',
  push: 'Ada è due passi avanti a te, e subito dopo aspetta un formichiere. Avanza di due e guarda che succede.',
  'push-else': 'Buona mossa. Ma qui ci si diverte: avanza di due, dove sta Ada.',
  'push-done':
    'Hai spinto Ada dal formichiere, che le ha mangiato un blocco. Chi viene spinto si prende quello che c’è.',
  home: 'Un bel salto: il formicaio è quasi pronto e hai due blocchi. Nessuno supera la partenza: ogni dado ti porta a casa.',
  'home-done': 'A casa! La carriola si svuota e finalmente vedi che cosa c’era.',
  build: 'Ogni blocco va su una casella del suo colore e sotto deve avere dei blocchi. Metti prima quello giallo.',
  'build-done': 'È al suo posto. Ora la casella sopra ha su che cosa poggiare.',
  top: 'Manca solo la cima. Metti lì il blocco verde!',
  'top-done': 'Il formicaio è finito e vinci tu! Varrebbe anche se ti avanzassero dei blocchi.',
  end: 'È tutto qui: tira, avanza, prendi o lascia, ricorda e torna in tempo. Due blocchi che servono valgono più di sei che non servono.',
};
