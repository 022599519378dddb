import type { Catalogue, Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { constructoEn, constructorEn, en } from './en.ts';

/** Italian words of both editions. What `constructor` does not say otherwise it takes from `constructo`. */
export const constructoIt: Translated<typeof constructoEn> = {
  name: 'Constructo',
  author: 'Santiago Eximeno',
  tagline: 'Impila basi di betulla e di vetro, e incorona più torri di tutti.',
  'preset-quick': 'Due round su un tabellone; 5 minuti a testa.',
  'preset-expert': '10 minuti a testa, e le mosse valgono.',
  'leaving-ends': 'Allora le manche giocate non decidono nulla, e questa non conta.',

  side0: 'Giallo',
  side1: 'Blu',
  letter0: 'G',
  letter1: 'B',
  'a-ring': 'una base ad anello',
  'a-medium': 'una base media',
  'a-small': 'una base piccola',

  'board-triangle': 'Triangolo',
  'board-rhombus': 'Rombo',
  'board-clover': 'Trifoglio',

  'head-board': 'Scegli tu: quale tabellone vuoi per il round {round}?',
  'head-board-other': '{name} sceglie il tabellone del round {round}.',
  'head-turn': 'Tocca a te: colloca un pezzo su un esagono vuoto, o muovine uno su un vicino.',
  'head-turn-place': 'Tocca a te: colloca un pezzo su un esagono vuoto. Nessuno dei tuoi può muoversi.',
  'head-turn-move-full': 'Tocca a te: muovi un pezzo su un vicino. Non ci sono esagoni vuoti.',
  'head-turn-move-out': 'Tocca a te: muovi un pezzo su un vicino. Il tuo vassoio è vuoto.',
  'head-turn-other': 'Tocca a {name}.',
  'head-won-you': 'Vinci la partita, {mine} a {theirs}.',
  'head-won': '{name} vince la partita, {mine} a {theirs}.',
  'head-tied': 'La partita finisce in parità, {points} a {points}.',

  'say-board': 'Il round {round} si gioca sul tabellone {board}.',
  'say-placed': '{name} colloca {piece} sull’esagono {cell}.',
  'say-moved': '{name} muove {piece} dall’esagono {from} all’esagono {to}.',
  'say-tower': '{name} muove {piece} dall’esagono {from} all’esagono {to} e domina quella torre.',
  'say-ringed': '{name} muove {piece} dall’esagono {from} intorno alla piccola dell’esagono {to}.',
  'say-round':
    'Il round {round} finisce, perché {stuck} non può più fare nulla. {first}: {pointsFirst}, {second}: {pointsSecond}.',
  'say-won': '{name} vince la partita, {mine} a {theirs}.',
  'say-tied': 'La partita finisce {points} a {points}, in parità.',

  'card-title': 'Fine del round {round}',
  'card-stuck': '{name} non poteva né collocare né muovere.',
  'card-ahead': '{name} è in vantaggio, {mine} a {theirs}.',
  'card-level': 'La partita è in parità, {points} a {points}.',
  'card-next': '{name} inizia il round {round} e sceglie il tabellone.',
  'card-next-same': '{name} inizia il round {round}, sullo stesso tabellone.',

  'group-board': 'Scegli un tabellone',
  'group-place': 'Colloca {piece}',
  'group-move': 'Muovi',
  'do-place': 'sull’esagono {cell}',
  'do-move': '{piece} da {from} a {to}',
  'do-move-tower': '{piece} da {from} a {to}, conquistando la torre',
  'do-move-ring': '{piece} da {from} a {to}, intorno alla piccola',

  'refused-bad-board': 'Un tabellone è fatto di nove esagoni diversi e uniti.',
  'refused-unknown-board': 'Questo tavolo non ha quel tabellone.',
  'refused-no-such-cell': 'Il tabellone non ha quell’esagono.',
  'refused-none-left': 'Non hai più un pezzo così.',
  'refused-occupied': 'Lì c’è già qualcosa: i pezzi si collocano su esagoni vuoti.',
  'refused-nothing-there': 'Su quell’esagono non c’è un pezzo da muovere.',
  'refused-not-yours': 'Quel pezzo non è tuo.',
  'refused-shared-space': 'Si muove solo un pezzo che è da solo sul suo esagono.',
  'refused-not-adjacent': 'Un pezzo si muove solo su un esagono vicino al suo.',
  'refused-empty-target':
    'Un pezzo si muove solo su un altro. Per occupare un esagono vuoto, collocane uno dal tuo vassoio.',
  'refused-own-target': 'Un pezzo si muove solo su uno dell’altro colore.',
  'refused-size':
    'Lì non entra: un anello va intorno a una piccola sola, una media su un anello, una piccola su una media.',

  'describe-board': 'Round {round}, tabellone {board}. File dalla più lontana alla più vicina.',
  'describe-boards':
    'Tabelloni tra cui scegliere per il round {round}, con gli esagoni delle file da lontano a vicino.',
  'describe-row': 'Fila {row}',
  'describe-empty': '{cell}: vuoto',
  'describe-stack': '{cell}: {stack}',
  'describe-tower': '{cell}: {stack}. Torre di {side}',
  'describe-piece-ring': 'anello di {side}',
  'describe-piece-medium': 'media di {side}',
  'describe-piece-small': 'piccola di {side}',
  'describe-over': '{upper} su {lower}',
  'describe-round': '{upper} intorno a {lower}',
  'describe-shift': forms('{count} esagono', '{count} esagoni'),

  'panel-rings': forms('{count} anello', '{count} anelli'),
  'panel-mediums': forms('{count} media', '{count} medie'),
  'panel-smalls': forms('{count} piccola', '{count} piccole'),
  'panel-empty': 'Nessun pezzo da collocare',
  'panel-towers': forms('{count} torre ora', '{count} torri ora'),
  'panel-before': 'Round 1: {points}',

  'score-round': 'Round {round}: torri incoronate',
  'score-match': 'I due round',

  'option-starter': 'Chi inizia',
  'option-starter-hint':
    'Sceglie il tabellone del primo round e gioca per primo; l’altra persona inizia il secondo round.',
  'option-starter-random': 'A sorte',
  'option-sameBoard': 'Due volte lo stesso tabellone',
  'option-sameBoard-hint': 'Il secondo round si gioca sul tabellone del primo. Va bene per una prima partita.',
  'option-boards': 'Tabelloni propri',
  'option-boards-hint': 'Disegnane fino a venti. Si aggiungono ai tre del gioco.',

  'editor-new': 'Disegna un tabellone',
  'editor-title': 'Un tabellone tuo',
  'editor-how': 'Accendi e spegni esagoni finché ce ne sono nove uniti.',
  'editor-keys': 'Con la tastiera: le frecce passano da uno all’altro, la barra spaziatrice lo accende o lo spegne.',
  'editor-leaving': 'Questo tabellone non è ancora al tavolo. Buttare via il disegno?',
  'editor-stay': 'Continua a disegnare',
  'editor-away': 'Butta via',
  'editor-name': 'Il suo nome',
  'editor-name-hint': 'Lettere, cifre e trattini.',
  'editor-left': forms('Manca un esagono.', 'Mancano {count} esagoni.'),
  'editor-over': forms('Un esagono di troppo.', '{count} esagoni di troppo.'),
  'editor-apart': 'Sono nove, ma non sono uniti.',
  'editor-ready': 'Nove e uniti: un tabellone.',
  'editor-taken': 'C’è già un tabellone con questo nome.',
  'editor-badName': 'Un nome ha da 1 a 24 lettere, cifre o trattini.',
  'editor-add': 'Usa questo tabellone',
  'editor-cancel': 'Annulla',
  'editor-clear': 'Ricomincia',
  'editor-remove': 'Togli il tabellone {board}',
  'editor-full': 'A un tavolo non ci stanno altri tabelloni.',
  'editor-hexagon': 'Fila {row}, esagono {place}',
  'editor-grid': 'Esagoni del tabellone',
  'editor-sameBoard': 'Con tabelloni propri i due round si giocano sullo stesso, a meno che tu non lo disattivi.',

  'rules-aim-title': 'Di che si tratta',
  'rules-aim':
    'Due giocatori costruiscono torri su nove esagoni. La torre è di chi ha il pezzo in cima. Dopo due round vince chi ha più torri.',
  'rules-pieces-title': 'I tuoi nove pezzi',
  'rules-pieces': 'Ognuno ha tre anelli, tre medie e tre piccole. Cambia che cosa entra su che cosa.',
  'rules-turn-title': 'Il tuo turno',
  'rules-turn': 'Fai esattamente una cosa. Non puoi passare.',
  'rules-place': 'Colloca un pezzo del tuo vassoio su un esagono vuoto.',
  'rules-move':
    'Oppure muovi un tuo pezzo, che è da solo sul suo esagono, su un pezzo dell’altro colore proprio accanto.',
  'rules-fit-title': 'Che cosa va su che cosa',
  'rules-fit-ring': 'Un anello va intorno a una piccola che è da sola. Sono allo stesso livello: ancora niente torre.',
  'rules-fit-medium': 'Una media va su un anello, con o senza una piccola dentro.',
  'rules-fit-small': 'Una piccola va su una media, qualunque cosa ci sia sotto. Su quella piccola non va più niente.',
  'rules-fit-order':
    'Su un esagono ci stanno quindi al massimo quattro pezzi: dal basso, piccola, anello, media, piccola. Guarda quello in cima: il pezzo che muovi deve essere dell’altro colore e deve entrare.',
  'rules-tower-title': 'Torri',
  'rules-tower':
    'Due o più pezzi uno sopra l’altro sono una torre. Porta la corona di chi ha il pezzo in cima. I pezzi di una torre restano lì.',
  'rules-end-title': 'La fine di un round',
  'rules-end':
    'Un round finisce appena chi è di turno non può né collocare né muovere. Ogni torre è un punto per chi la possiede.',
  'rules-match-title': 'La partita',
  'rules-match':
    'Ci sono due round. Chi inizia il primo si sorteggia o si fissa al tavolo; l’altra persona inizia il secondo. Chi inizia un round sceglie il tabellone e gioca per primo. I punti si sommano, e a pari punti la vittoria è condivisa.',
  'rules-boards-title': 'Tabelloni',
  'rules-boards':
    'Il gioco ha tre tabelloni. Chi apre il tavolo può disegnarne altri, fino a venti, ciascuno di nove esagoni uniti. Con questi, e in una prima partita, conviene accordarsi su un tabellone e giocarlo due volte: il tavolo si può impostare così.',
  'rules-tip-title': 'Un primo consiglio',
  'rules-tip':
    'L’ultimo pezzo che entra vince la torre. Guarda quali dei tuoi vicini sono ancora da soli: solo quelli possono salire.',
  'rules-try': 'Prova: tocca un pezzo, poi dove deve andare.',
  'rules-again': 'Ancora',
  'rules-try-done': 'Fatto: si gioca così.',
  'rules-try-fit-ring': 'Muovi l’anello intorno alla piccola.',
  'rules-try-fit-medium': 'Muovi la media sull’anello.',
  'rules-try-fit-small': 'Incorona la torre con la piccola.',
};

export const constructorIt: Translated<typeof constructorEn> = {
  name: 'Constructor',
  author: 'Santiago Eximeno',
  tagline: 'Lo stesso gioco in ardesia: ghiaccio contro nero.',
  'preset-quick': 'Due round su un tabellone; 5 minuti a testa.',
  'preset-expert': '10 minuti a testa, e le mosse valgono.',
  'leaving-ends': 'Allora le manche giocate non decidono nulla, e questa non conta.',

  side0: 'Ghiaccio',
  side1: 'Nero',
  letter0: 'G',
  letter1: 'N',
  'a-ring': 'un anello',
  'a-medium': 'una pedina media',
  'a-small': 'una pedina piccola',
};

export const it: Catalogue<typeof en> = { constructo: constructoIt, constructor: constructorIt };
