import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { dataEn } from './data.en.ts';

/** Italian words of the page of what a person's browser and its seats left. */
export const dataIt: Translated<typeof dataEn> = {
  title: 'I tuoi dati',
  intro:
    'Qui non ci sono account. Di te si sa solo ciò che conserva questo browser (le impostazioni e i posti che sono tuoi) e ciò che il server conserva dei tavoli dove hai avuto un posto: il nome che hai scritto, ciò che hai detto in chat e le mosse della partita.',
  seats: 'I tuoi posti',
  none: 'Questo browser non ha nessun posto.',
  one: '{game}, tavolo {code}, {day}',
  save: 'Salva tutto in un file',
  saveHint:
    'Ogni tavolo con ciò che vi è di tuo; delle partite finite, tutte le mosse, e ciò che hai detto in chat. I segreti dei tuoi posti non ci sono.',
  saved: 'Il file è tra i tuoi download.',
  savedPart: forms(
    'Nel file manca {count} tavolo: il server non l’ha dato.',
    'Nel file mancano {count} tavoli: il server non li ha dati.',
  ),
  delete: 'Elimina tutto',
  deleteHint:
    'Nelle partite finite al posto del tuo nome si legge «Anonymous», il tuo posto non è più di nessuno e ciò che hai detto in chat sparisce; le mosse restano a chi ha giocato con te. Un tavolo dove nessun altro ha un posto sparisce del tutto. I posti delle partite non ancora iniziate tornano liberi. Questo browser dimentica ogni cosa.',
  sure: 'Eliminare tutto?',
  sureWords: 'Non si può tornare indietro: nessuno potrà riprendere i tuoi posti, nemmeno tu.',
  yes: 'Elimina tutto',
  no: 'Conserva',
  working: 'Un attimo…',
  gone: 'È stato eliminato tutto.',
  left: 'Non è stato possibile eliminare tutto:',
  leftSaid: 'Ciò che hai detto guardando non si è potuto eliminare a {codes}. Riprova tra un po’.',
};
