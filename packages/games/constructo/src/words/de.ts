import type { Catalogue, Translated } from '@boomtown/i18n';
import type { constructoEn, constructorEn, en } from './en.ts';

/** German of both editions. Every piece is given as an object ("einen Ring"); sentences are built to suit that. */
export const constructoDe: Translated<typeof constructoEn> = {
  name: 'Constructo',
  author: 'Santiago Eximeno',
  tagline: 'Staple Basen aus Birke und Glas und kröne die meisten Türme.',
  'preset-quick': 'Beide Runden auf einem Brett; 5 Minuten für jeden.',
  'preset-expert': '10 Minuten für jeden, und Züge gelten.',
  'leaving-ends': 'Die bisherigen Runden entscheiden dann nichts, und diese zählt nicht.',

  side0: 'Gelb',
  side1: 'Blau',
  letter0: 'G',
  letter1: 'B',
  'a-ring': 'eine Ringbasis',
  'a-medium': 'eine mittlere Basis',
  'a-small': 'eine kleine Basis',

  'board-triangle': 'Dreieck',
  'board-rhombus': 'Raute',
  'board-clover': 'Kleeblatt',

  'head-board': 'Du wählst: Welches Brett soll es in Runde {round} sein?',
  'head-board-other': '{name} wählt das Brett für Runde {round}.',
  'head-turn': 'Du bist dran: Setze ein Teil auf ein leeres Feld oder bewege eines auf ein Nachbarfeld.',
  'head-turn-place': 'Du bist dran: Setze ein Teil auf ein leeres Feld. Bewegen kannst du keines.',
  'head-turn-move-full': 'Du bist dran: Bewege ein Teil auf ein Nachbarfeld. Kein Feld ist leer.',
  'head-turn-move-out': 'Du bist dran: Bewege ein Teil auf ein Nachbarfeld. Dein Vorrat ist leer.',
  'head-turn-other': '{name} ist dran.',
  'head-won-you': 'Du gewinnst die Partie, {mine} zu {theirs}.',
  'head-won': '{name} gewinnt die Partie, {mine} zu {theirs}.',
  'head-tied': 'Die Partie endet unentschieden, {points} zu {points}.',

  'say-board': 'Runde {round} wird auf diesem Brett gespielt: {board}.',
  'say-placed': '{name} setzt {piece} auf Feld {cell}.',
  'say-moved': '{name} bewegt {piece} von Feld {from} auf Feld {to}.',
  'say-tower': '{name} bewegt {piece} von Feld {from} auf Feld {to} und hat damit diesen Turm.',
  'say-ringed': '{name} legt {piece} von Feld {from} um die kleine auf Feld {to}.',
  'say-round':
    'Runde {round} endet, denn {stuck} kann nichts mehr tun. {first}: {pointsFirst}, {second}: {pointsSecond}.',
  'say-won': '{name} gewinnt die Partie, {mine} zu {theirs}.',
  'say-tied': 'Die Partie endet {points} zu {points}, also unentschieden.',

  'card-title': 'Runde {round} ist zu Ende',
  'card-stuck': '{name} konnte weder setzen noch bewegen.',
  'card-ahead': '{name} führt, {mine} zu {theirs}.',
  'card-level': 'Es steht unentschieden, {points} zu {points}.',
  'card-next': '{name} beginnt Runde {round} und wählt das Brett.',
  'card-next-same': '{name} beginnt Runde {round}, auf demselben Brett.',

  'group-board': 'Wähle ein Brett',
  'group-place': 'Setze {piece}',
  'group-move': 'Bewege',
  'do-place': 'auf Feld {cell}',
  'do-move': '{piece} von {from} auf {to}',
  'do-move-tower': '{piece} von {from} auf {to}, gewinnt den Turm',
  'do-move-ring': '{piece} von {from} um die kleine auf {to}',

  'refused-bad-board': 'Ein Brett hat neun verschiedene Felder, die zusammenhängen.',
  'refused-unknown-board': 'Dieser Tisch hat kein solches Brett.',
  'refused-no-such-cell': 'Ein solches Feld hat das Brett nicht.',
  'refused-none-left': 'Ein solches Teil hast du nicht mehr.',
  'refused-occupied': 'Dort steht schon etwas: Gesetzt wird auf leere Felder.',
  'refused-nothing-there': 'Auf diesem Feld ist kein Teil, das du bewegen könntest.',
  'refused-not-yours': 'Dieses Teil gehört dir nicht.',
  'refused-shared-space': 'Nur ein Teil, das allein auf seinem Feld steht, darf sich bewegen.',
  'refused-not-adjacent': 'Ein Teil bewegt sich nur auf ein Nachbarfeld.',
  'refused-empty-target':
    'Ein Teil bewegt sich nur auf ein anderes. Auf ein leeres Feld setzt du eines aus deinem Vorrat.',
  'refused-own-target': 'Ein Teil bewegt sich nur auf eines der anderen Farbe.',
  'refused-size':
    'Das passt dort nicht: Ein Ring liegt um ein einzelnes kleines Teil, ein mittleres auf einem Ring, ein kleines auf einem mittleren.',

  'describe-board': 'Runde {round}, Brett {board}. Die Reihen von hinten nach vorn.',
  'describe-boards': 'Bretter zur Wahl für Runde {round}, mit den Feldern ihrer Reihen von hinten nach vorn.',
  'describe-row': 'Reihe {row}',
  'describe-empty': '{cell}: leer',
  'describe-stack': '{cell}: {stack}',
  'describe-tower': '{cell}: {stack}. Turm von {side}',
  'describe-piece-ring': 'Ring ({side})',
  'describe-piece-medium': 'mittleres Teil ({side})',
  'describe-piece-small': 'kleines Teil ({side})',
  'describe-over': '{lower}, darauf {upper}',
  'describe-round': '{lower}, darum {upper}',
  'describe-shift': { one: '{count} Feld', other: '{count} Felder' },

  'panel-rings': { one: '{count} Ring', other: '{count} Ringe' },
  'panel-mediums': { one: '{count} mittleres Teil', other: '{count} mittlere Teile' },
  'panel-smalls': { one: '{count} kleines Teil', other: '{count} kleine Teile' },
  'panel-empty': 'Kein Teil mehr zu setzen',
  'panel-towers': { one: 'jetzt {count} Turm', other: 'jetzt {count} Türme' },
  'panel-before': 'Runde 1: {points}',

  'score-round': 'Runde {round}: gekrönte Türme',
  'score-match': 'Beide Runden',

  'option-starter': 'Wer beginnt',
  'option-starter-hint':
    'Wer beginnt, wählt das Brett der ersten Runde und zieht zuerst; in der zweiten Runde ist es umgekehrt.',
  'option-starter-random': 'Das Los entscheidet',
  'option-sameBoard': 'Zweimal dasselbe Brett',
  'option-sameBoard-hint': 'Die zweite Runde läuft auf dem Brett der ersten. Gut für ein erstes Spiel.',
  'option-boards': 'Eigene Bretter',
  'option-boards-hint': 'Zeichne bis zu zwanzig. Sie stehen neben den drei üblichen zur Wahl.',

  'editor-new': 'Brett zeichnen',
  'editor-title': 'Ein eigenes Brett',
  'editor-how': 'Schalte Felder an und aus, bis neun zusammenhängen.',
  'editor-keys': 'Mit der Tastatur: Pfeiltasten gehen von Feld zu Feld, die Leertaste schaltet an oder aus.',
  'editor-leaving': 'Dieses Brett ist noch nicht am Tisch. Die Zeichnung verwerfen?',
  'editor-stay': 'Weiterzeichnen',
  'editor-away': 'Verwerfen',
  'editor-name': 'Sein Name',
  'editor-name-hint': 'Buchstaben, Ziffern und Bindestriche.',
  'editor-left': { one: 'Noch ein Feld.', other: 'Noch {count} Felder.' },
  'editor-over': { one: 'Ein Feld zu viel.', other: '{count} Felder zu viel.' },
  'editor-apart': 'Neun, aber sie hängen nicht zusammen.',
  'editor-ready': 'Neun, die zusammenhängen: ein Brett.',
  'editor-taken': 'Ein Brett mit diesem Namen gibt es schon.',
  'editor-badName': 'Ein Name hat 1 bis 24 Buchstaben, Ziffern oder Bindestriche.',
  'editor-add': 'Brett nehmen',
  'editor-cancel': 'Abbrechen',
  'editor-clear': 'Von vorn',
  'editor-remove': 'Das Brett {board} entfernen',
  'editor-full': 'Mehr Bretter als diese nimmt ein Tisch nicht.',
  'editor-hexagon': 'Reihe {row}, Feld {place}',
  'editor-grid': 'Felder des Bretts',
  'editor-sameBoard': 'Mit eigenen Brettern laufen beide Runden auf demselben, wenn du das nicht abschaltest.',

  'rules-aim-title': 'Worum es geht',
  'rules-aim':
    'Zu zweit baut ihr Türme auf neun sechseckigen Feldern. Wem das oberste Teil gehört, dem gehört der Turm. Wer nach zwei Runden mehr Türme hat, gewinnt.',
  'rules-pieces-title': 'Deine neun Teile',
  'rules-pieces':
    'Ihr habt beide drei Ringe, drei mittlere und drei kleine Teile. Der Unterschied ist, was worauf passt.',
  'rules-turn-title': 'Dein Zug',
  'rules-turn': 'Tu genau eines von beidem. Passen darfst du nicht.',
  'rules-place': 'Setze ein Teil aus deinem Vorrat auf ein leeres Feld.',
  'rules-move':
    'Oder bewege ein eigenes Teil, das allein auf seinem Feld steht, auf ein Teil der anderen Farbe gleich daneben.',
  'rules-fit-title': 'Was worauf passt',
  'rules-fit-ring':
    'Ein Ring legt sich um ein kleines Teil, das allein steht. Beide sind dann auf einer Ebene: noch kein Turm.',
  'rules-fit-medium': 'Ein mittleres Teil kommt auf einen Ring, ob ein kleines darin steckt oder nicht.',
  'rules-fit-small':
    'Ein kleines Teil kommt auf ein mittleres, egal was darunter ist. Auf dieses kleine kommt nichts mehr.',
  'rules-fit-order':
    'Ein Feld fasst also höchstens vier Teile, von unten: klein, Ring, mittel, klein. Sieh auf das oberste Teil: Deines muss die andere Farbe haben und passen.',
  'rules-tower-title': 'Türme',
  'rules-tower':
    'Zwei oder mehr Teile übereinander sind ein Turm. Er trägt die Krone der Seite, der das oberste Teil gehört. Teile in einem Turm bleiben dort.',
  'rules-end-title': 'Das Ende einer Runde',
  'rules-end':
    'Eine Runde endet sofort, wenn die Seite am Zug weder setzen noch bewegen kann. Jeder Turm ist ein Punkt für die Seite, der er gehört.',
  'rules-match-title': 'Die Partie',
  'rules-match':
    'Es gibt zwei Runden. Wer die erste beginnt, wird ausgelost oder am Tisch eingestellt; die zweite beginnt die andere Seite. Wer eine Runde beginnt, wählt ihr Brett und zieht zuerst. Die Punkte werden addiert, und bei gleich vielen gewinnt ihr gemeinsam.',
  'rules-boards-title': 'Bretter',
  'rules-boards':
    'Drei Bretter gehören zum Spiel. Wer den Tisch eröffnet, darf bis zu zwanzig weitere zeichnen, jedes aus neun Feldern, die zusammenhängen. Mit solchen und beim ersten Mal einigt ihr euch am besten auf ein Brett und spielt es zweimal; das lässt sich am Tisch einstellen.',
  'rules-tip-title': 'Ein erster Tipp',
  'rules-tip':
    'Das letzte passende Teil gewinnt den Turm. Achte darauf, welche Nachbarn noch allein stehen: Nur die können klettern.',
  'rules-try': 'Probier es: Tippe ein Teil an, dann sein Ziel.',
  'rules-again': 'Noch einmal',
  'rules-try-done': 'Geschafft: So geht das.',
  'rules-try-fit-ring': 'Leg den Ring um das kleine Teil.',
  'rules-try-fit-medium': 'Setz das mittlere Teil auf den Ring.',
  'rules-try-fit-small': 'Kröne den Turm mit dem kleinen Teil.',
};

export const constructorDe: Translated<typeof constructorEn> = {
  name: 'Constructor',
  author: 'Santiago Eximeno',
  tagline: 'Dasselbe Spiel in Schiefer: Eis gegen Schwarz.',
  'preset-quick': 'Beide Runden auf einem Brett; 5 Minuten für jeden.',
  'preset-expert': '10 Minuten für jeden, und Züge gelten.',
  'leaving-ends': 'Die bisherigen Runden entscheiden dann nichts, und diese zählt nicht.',

  side0: 'Eis',
  side1: 'Schwarz',
  letter0: 'E',
  letter1: 'S',
  'a-ring': 'einen Ring',
  'a-medium': 'eine mittlere Scheibe',
  'a-small': 'eine kleine Scheibe',
};

export const de: Catalogue<typeof en> = { constructo: constructoDe, constructor: constructorDe };
