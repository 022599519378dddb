import { type Catalogue, forms } from '@boomtown/i18n';
import type { en } from './en.ts';

/** Italian words. */
export const it: Catalogue<typeof en> = {
  'stone-wall': {
    name: 'Stone Wall',
    tagline: 'Gioca le tue carte accanto a carte più basse e fai più punti di tutti.',
    'leaving-ends': 'Allora i punti fatti fino a quel momento non decidono più nulla.',
    'leaving-stays':
      'A ogni tuo turno il tavolo gioca la tua prima carta sulla prima casella ammessa; non puoi più vincere.',

    'say-played': '{name} gioca {card} nella riga {row}, colonna {column}, e guadagna {points}.',
    'say-drew': '{name} pesca {card}.',
    'say-drew-unseen': '{name} pesca una carta.',

    'group-play': 'Giocare {card}',
    'do-play': 'nella riga {row}, colonna {column}',
    'refused-not-in-hand': 'Non hai questa carta. Gioca una carta della tua mano.',
    'refused-covered': 'Lì c’è già una carta. Scegli una casella libera.',
    'refused-apart': 'Quella casella non tocca nessuna carta. Il muro cresce accanto alle carte già giocate.',
    'option-starter': 'Chi comincia',
    'option-starter-hint': 'Il posto che gioca per primo.',
    'option-starter-random': 'A sorte',

    'head-turn-you': 'Tocca a te: scegli una carta e una casella libera.',
    'head-turn': 'Tocca a {name}.',
    'head-won-you': 'Hai vinto!',
    'head-won': 'Vince {name}.',
    'head-shared': 'Vittoria condivisa: {names}.',
    score: 'Punti',

    facts: forms('{count} carta in mano', '{count} carte in mano'),
    deck: forms('{count} carta da pescare', '{count} carte da pescare'),
    'rules-1':
      'Nel tuo turno giochi una carta della tua mano su una casella libera e ne peschi un’altra. Dopo la prima carta, la casella deve toccarne un’altra già giocata.',
    'rules-2': 'Una carta vale un punto, più uno per ogni carta più bassa accanto.',
    'rules-3': 'La partita finisce quando il tabellone è pieno. Vince chi ha più punti.',

    'cell-empty': 'libera',
    'cell-card': '{card} di {name}',
    row: 'Riga {row}',
    hand: 'Mano di {name}',
    unseen: 'carta coperta',
  },
};
