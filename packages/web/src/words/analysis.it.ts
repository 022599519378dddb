import type { analysisEn } from './analysis.en.ts';
import type { Translated } from './catalogue.ts';
import { forms } from './plurals.ts';

/** Italian words of the analysis beside a film. */
export const analysisIt: Translated<typeof analysisEn> = {
  title: 'Analisi',
  curve: 'Chi è in vantaggio, passo per passo: {first} sopra la metà, {second} sotto.',
  computing: 'Il calcolo è ancora in corso.',
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
  'always-level': 'Parità dall’inizio alla fine.',
};
