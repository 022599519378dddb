import type { Translated } from './catalogue.ts';
import type { presetsEn } from './presets.en.ts';

/** Italian of `presetsEn`. */
export const presetsIt: Translated<typeof presetsEn> = {
  title: 'Come si gioca',
  usual: 'Come sempre',
  quick: 'Veloce',
  children: 'Con bambini',
  expert: 'Esperta',
  own: 'Una tua mescolanza di quanto è scelto qui sotto.',
  'usual-line': 'La partita intera senza orologio; si può tornare indietro.',
  'quick-construction-boom': 'Due round; 10 minuti a testa.',
  'expert-construction-boom': '90 secondi a mossa, come nella modalità esperta del gioco, e le mosse valgono.',
  'quick-constructo': 'Due round su un tabellone; 5 minuti a testa.',
  'expert-constructo': '10 minuti a testa, e le mosse valgono.',
  'quick-constructor': 'Due round su un tabellone; 5 minuti a testa.',
  'expert-constructor': '10 minuti a testa, e le mosse valgono.',
  'quick-bau-boom': 'La collina da 10 quadrati; 30 secondi a mossa.',
  'children-bau-boom': 'Le regole per piccoli costruttori, senza orologio.',
  'expert-bau-boom': 'Le regole per costruttori astuti su 15 quadrati, e le mosse valgono.',
  'quick-boondoggle': '60 secondi a mossa.',
  'expert-boondoggle': '30 minuti a testa, e le mosse valgono.',
};
