import type { Translated } from '@boomtown/i18n';
import type { constructoGuideEn } from './guide.en.ts';

export const constructoGuideIt: Translated<typeof constructoGuideEn> = {
  board: 'Tu e Ada costruite torri su nove esagoni. Cominci tu, quindi scegli il tabellone. Tocca il rombo.',
  'board-else': 'In una partita prendi quello che vuoi. Ora ci serve il rombo: tocca quello illuminato.',
  'board-done': 'Eccolo: nove esagoni. I tuoi pezzi sono pronti lì accanto.',
  place: 'In un turno fai una cosa sola. La più semplice: tocca uno dei tuoi pezzi, poi un esagono vuoto.',
  'place-else': 'Prima metti uno dei tuoi pezzi.',
  'place-done': 'Era già un turno intero. Non si passa mai: metti un pezzo o ne muovi uno.',
  ring: 'Qualche turno dopo. La piccola di Ada è sola accanto al tuo anello. Tocca l’anello, poi la piccola: la circonda.',
  'ring-place':
    'Anche mettere un pezzo sarebbe un buon turno. Ma guarda che cosa sa fare il tuo anello: circonda la piccola di Ada.',
  'ring-done':
    'Anello e piccola sono allo stesso livello: non è ancora una torre. Ma non si muovono più, perché si muove solo chi sta da solo.',
  medium: 'Una media va su un anello, se l’anello è dell’altro. Muovi la tua media sull’anello di Ada.',
  'medium-small': 'Bell’occhio! Quella piccola avrà il suo turno. Prima la media: sull’anello di Ada.',
  'medium-else': 'Si può, ma facciamo una torre: la tua media è proprio accanto all’anello di Ada.',
  'medium-done': 'La tua prima torre! La corona è tua, perché in cima c’è il tuo pezzo. Ricorda com’è stato facile…',
  small:
    'Ah! Ada è salita sulla tua media con una piccola, e ora la torre è sua. Ricambia: la tua piccola entra sulla sua media.',
  'small-else': 'Si può, ma Ada è avanti. Muovi la tua piccola sulla sua media.',
  'small-done': 'Tua, e per sempre: su quella piccola non va più niente. Chi sale per ultimo ha la torre.',
  last: 'La fine del secondo round. Ada ora non può muovere nulla. Riempi il vuoto con un pezzo su cui non possa salire.',
  'last-ring':
    'Un anello? La media di Ada è accanto al vuoto e ci salirebbe. Quale pezzo non va sotto nessuno dei suoi?',
  'last-small': 'Una piccola? L’anello di Ada è accanto al vuoto e la circonderebbe. Quale pezzo è sicuro?',
  'last-move': 'Una torre in più, ma il tuo pezzo lascia un nuovo vuoto e Ada potrebbe riempirlo. Riempi tu il vuoto.',
  'last-done':
    'Ada non può né mettere né muovere, quindi il round finisce subito. Ogni torre vale un punto. Tu 3, Ada 2: hai vinto!',
  end: 'Ora sai giocare: metti o muovi; anello attorno alla piccola, media sull’anello, piccola sulla media. Chi sta in cima ha la torre.',
};
