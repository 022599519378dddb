import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { proofEn } from './proof.en.ts';

/** Italian of `proofEn`. */
export const proofIt: Translated<typeof proofEn> = {
  holds: '{game}, {people}: il file è valido.',
  moves: forms(
    'La partita: la sua unica azione è regolare, con il caso che segue dal seme.',
    'La partita: tutte le {count} azioni sono regolari, una dopo l’altra, con le mescolate, le pescate e i dadi che seguono dal seme.',
  ),
  end: 'La fine: {end} {rests}',
  'end-table': 'Che qualcuno abbia abbandonato è scritto e non si può provare; il resto ne segue.',
  'end-written': 'È ciò che è scritto.',
  'end-silent': 'Il file stesso non lo dice.',
  'no-deal': 'Il caso: il file non dice da dove viene il seme, quindi non prova nulla su chi ha scelto le mescolate.',
  deal: 'Il caso: il segreto è quello per cui il server si era impegnato, e il seme è l’hash di quel segreto e dei numeri dei giocatori.',
  bound: 'L’impegno copre anche gli inizi annullati prima: nel file non ne è stato tolto, aggiunto o cambiato alcuno.',
  unbound:
    'L’impegno non copre gli inizi annullati prima, come nelle versioni precedenti del server: nel file possono mancarne alcuni.',
  nobody:
    'Quindi né il server né chi era al tavolo ha potuto scegliere una mescolata, se non tutti d’accordo, purché prima dell’inizio il tavolo ti abbia mostrato questi stessi numeri e non abbia parlato di nessun inizio annullato:',
  redrawn:
    'Tutti i numeri di questo sorteggio erano fissati prima che se ne mostrasse uno, salvo che tutti fossero d’accordo, purché prima dell’inizio il tavolo ti abbia mostrato questi stessi numeri:',
  host: 'il server: {hash}',
  hash: '{name}: {hash}',
  'no-nonce': 'nessuno (il posto di un bot non aggiunge nulla)',
};
