import type { Translated } from '@boomtown/i18n';
import type { guideEn } from './guide.en.ts';

export const guideIt: Translated<typeof guideEn> = {
  open: 'Impara giocando',
  hint: 'Una prima partita guidata di cinque minuti, senza tavolo.',
  learnt: 'L’hai già fatta',
  of: 'Imparare {game} giocando',
  step: 'Passo {at} di {of}',
  over: 'Ce l’hai fatta',
  goOn: 'Avanti',
  back: 'Indietro',
  restart: 'Dall’inizio',
  leave: 'Esci',
  showHow: 'Fammi vedere',
  undone: 'È stato annullato.',
  look: 'Adesso non c’è niente da fare: guarda il tabellone e leggi che cosa c’è scritto sopra.',
  bot: 'Non c’è nessuno? Nella sala d’attesa un bot prende ogni posto libero.',
  names: 'Pip, Ada, Bruno',
};
