import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { analysisEn } from './analysis.en.ts';

/** Italian words of the analysis beside a film. */
export const analysisIt: Translated<typeof analysisEn> = {
  title: 'Analisi',
  curve: 'Chi è in vantaggio, passo per passo: {first} sopra la metà, {second} sotto.',
  computing: 'Questo passo è ancora da calcolare.',
  boardless: 'Il tabellone non è ancora scelto: qui non c’è niente da calcolare.',
  'match-over': 'La partita è finita.',
  'summary-later': 'Altri passi sono ancora all’esame. Poi segue un riassunto.',
  failed: 'Questo browser non è riuscito a calcolare chi era in vantaggio.',

  'exact-ahead': forms(
    'Giocando alla perfezione da qui: {name} ha un punto di vantaggio dopo il round {round}.',
    'Giocando alla perfezione da qui: {name} ha {count} punti di vantaggio dopo il round {round}.',
  ),
  'exact-level': 'Giocando alla perfezione da qui: parità dopo il round {round}.',
  'about-ahead': 'Stima: {name} in vantaggio dopo il round {round} (punti: circa {points}).',
  'about-level': 'Stima: più o meno in parità dopo il round {round}.',

  'best-only': 'Mossa migliore: {action}.',
  'best-among': forms(
    'Mossa migliore: {action}, o un’altra altrettanto buona.',
    'Mossa migliore: {action}, o altre {count} altrettanto buone.',
  ),
  slip: forms('{name} ha regalato un punto. Meglio: {action}.', '{name} ha regalato {count} punti. Meglio: {action}.'),
  faultless: 'Non si poteva fare di meglio.',

  slips: 'Punti regalati: {list}.',
  slipAt: '{points} da {name} al passo {step}',
  'certain-from': 'Il gioco perfetto è noto dal passo {step} in poi.',
  'turned-ahead': 'La svolta è al passo {step}: da lì {name} è in vantaggio.',
  'turned-level': 'La svolta è al passo {step}: da lì c’è parità.',
  'always-ahead': '{name} è in vantaggio dall’inizio alla fine.',
  summary: 'Riassunto',
  changes: forms('Il vantaggio è cambiato una volta.', 'Il vantaggio è cambiato {count} volte.'),
  gifts: 'I regali più grandi:',
  gift: forms('Passo {step}: {name} ha regalato un punto.', 'Passo {step}: {name} ha regalato {count} punti.'),
  'no-gifts': 'Per quanto è certo, nessuno ha regalato punti.',
  played: forms(
    '{name}: {best} mosse su {moves} valevano la migliore; un punto regalato.',
    '{name}: {best} mosse su {moves} valevano la migliore; {count} punti regalati.',
  ),
  'played-best': 'Secondo il bot ha giocato meglio {name}.',
  'played-alike': 'Secondo il bot entrambi hanno giocato ugualmente bene.',
  'counted-moves': 'Contano solo le mosse dal risultato certo.',
  'all-estimate': 'Nessun passo di questa partita si è potuto calcolare fino alla fine: tutta la curva è una stima.',

  'show-best': 'Mostra la mossa migliore sul tabellone',
  'how-to-read': 'Come si legge la curva',
  'legend-axis':
    'L’altezza dice con quanti punti di vantaggio qualcuno finirà il round se da lì entrambi giocano alla perfezione: {first} sopra la linea di metà, {second} sotto. I punti dei round precedenti sono compresi. Sulla linea di metà c’è parità.',
  'legend-exact': 'Certo: il bot ha calcolato il round fino alla fine.',
  'legend-about': 'Una stima: la fine era troppo lontana.',
  'legend-certain': 'Certo da qui alla fine.',
  'legend-slip': 'Qualcuno ha regalato punti.',
  'legend-turn': 'La svolta della partita.',
  'legend-now': 'Il passo che stai guardando.',
  'gave-away':
    'Regalare punti vuol dire che c’era una mossa migliore. Il bot confronta come finisce il round dopo la mossa migliore e dopo quella fatta, se poi entrambi giocano alla perfezione. La differenza è il regalo.',
  'as-table': 'La curva in tabella',
  'column-step': 'Passo',
  'column-ahead': 'In vantaggio',
  'column-sure': 'Certezza',
  'column-given': 'Regalati',
  'row-ahead': '{name} di {points}',
  'row-level': 'parità',
  'row-exact': 'certo',
  'row-about': 'stima',
  'row-open': 'niente da calcolare',
  'row-given': '{points} da {name}',
  'always-level': 'Parità dall’inizio alla fine.',
};
