import type { Catalogue, Translated } from '@boomtown/i18n';
import type { bauBoomEn, en } from './en.ts';

/**
 * German of Bau Boom. Blocks are given as objects ("einen roten Stein"), spaces without an article; the start
 * changes with the preposition, so `space-from` and `space-to` bring theirs along.
 */
export const bauBoomDe: Translated<typeof bauBoomEn> = {
  name: 'Bau Boom',
  author: 'Arpad Fritsche',
  tagline: 'Schieb deine Schubkarre durch den Garten, merk dir, was darin liegt, und bau einen Ameisenhügel.',
  'preset-quick': 'Der Hügel mit 10 Feldern; 30 Sekunden je Zug.',
  'preset-children': 'Die Regeln für junge Baumeister, ohne Uhr.',
  'preset-expert': 'Die Regeln für schlaue Baumeister auf 15 Feldern, und Züge gelten.',
  'leaving-ends': 'Wie weit die Ameisenhügel gebaut sind, entscheidet dann nichts.',
  'leaving-stays':
    'Deine Schubkarre rollt weiter, immer mit dem ersten Würfel; sie lässt jeden Stein liegen, der liegen bleiben darf, und kann weiter schieben und geschoben werden. Dein Hügel kann nicht gewinnen.',

  'side-red': 'Rot',
  'side-yellow': 'Gelb',
  'side-green': 'Grün',
  'side-blue': 'Blau',
  'letter-red': 'R',
  'letter-yellow': 'G',
  'letter-green': 'Gr',
  'letter-blue': 'B',
  'the-red': 'den roten Stein',
  'the-yellow': 'den gelben Stein',
  'the-green': 'den grünen Stein',
  'the-blue': 'den blauen Stein',
  'a-red': 'einen roten Stein',
  'a-yellow': 'einen gelben Stein',
  'a-green': 'einen grünen Stein',
  'a-blue': 'einen blauen Stein',
  'count-red': '{count} × Rot',
  'count-yellow': '{count} × Gelb',
  'count-green': '{count} × Grün',
  'count-blue': '{count} × Blau',
  'space-start': 'Start',
  'space-normal': 'Feld {space}',
  'space-ladybug': 'Marienkäferfeld {space}',
  'space-anteater': 'Ameisenbärenfeld {space}',
  'space-from': 'von {space}',
  'space-to': 'auf {space}',
  'space-start-from': 'vom Start',
  'space-start-to': 'zum Start',

  peek: 'Der Marienkäfer hat dir {block} gebracht. Merk ihn dir.',

  'head-roll': 'Du bist dran: Würfle.',
  'head-roll-other': '{name} ist mit Würfeln dran.',
  'head-move': 'Du bist dran: Mit welchem Würfel fährst du?',
  'head-move-other': '{name} wählt einen Würfel.',
  'head-choice': 'Hier findest du {block}: nehmen oder liegen lassen?',
  'head-choice-other': '{name} darf {block} nehmen.',
  'head-build': 'Bau: Leg einen Stein auf ein Feld seiner Farbe, von unten nach oben.',
  'head-build-other': '{name} baut.',
  'head-demolish': 'Steine blieben übrig, also muss einer vom Hügel herunter. Welcher?',
  'head-demolish-other': 'Bei {name} blieben Steine übrig; nun muss einer vom Hügel herunter.',
  'head-won-you': 'Dein Ameisenhügel ist fertig. Du gewinnst!',
  'head-won': '{name} hat den Ameisenhügel fertig und gewinnt.',
  'head-most-you': 'Der letzte Zug ist vorbei, und dein Hügel ist am weitesten. Du gewinnst!',
  'head-most': 'Der letzte Zug ist vorbei. {name} hat am meisten gebaut und gewinnt.',
  'head-shared': 'Der letzte Zug ist vorbei. {names} haben gleich viel gebaut und gewinnen gemeinsam.',

  'say-rolled': '{name} würfelt {first} und {second}.',
  'say-moved': '{name} fährt {from} {to}.',
  'say-stayed': '{name} bleibt stehen: {to}.',
  'say-pushed': '{other} schiebt {name} weiter {to}.',
  'say-loaded': '{name} lädt den Stein von {from} auf.',
  'say-loaded-open': '{name} nimmt {block} von {from}.',
  'say-drawn': 'Ein Marienkäfer bringt {name} einen Stein.',
  'say-drawn-open': 'Ein Marienkäfer bringt {name} {block}.',
  'say-lost': 'Der Ameisenbär holt den letzten Stein aus der Schubkarre von {name}.',
  'say-left': '{name} lässt den Stein liegen.',
  'say-unloaded': '{name} lädt ab: {blocks}.',
  'say-unloaded-nothing': '{name} kommt mit leerer Schubkarre an den Start.',
  'say-built': '{name} legt {block} auf Baufeld {square}.',
  'say-returned': {
    one: 'Bei {name} bleibt {count} Stein übrig.',
    other: 'Bei {name} bleiben {count} Steine übrig.',
  },
  'say-demolished': '{name} nimmt {block} von Baufeld {square}.',
  'say-filled': {
    one: '{count} leeres Feld der Ameisenstraße wird aufgefüllt.',
    other: '{count} leere Felder der Ameisenstraße werden aufgefüllt.',
  },
  'say-refilled': 'Auf {space} kommt ein neuer Stein.',
  'say-refilled-open': 'Auf {space} gibt es nun {block}.',
  'say-won': '{name} hat den Ameisenhügel fertig und gewinnt.',
  'say-limit': 'Das war der letzte Zug dieses Spiels.',

  'group-roll': 'Würfeln',
  'group-move': 'Fahren',
  'group-choice': 'Der Stein',
  'group-build': 'Bauen',
  'group-demolish': 'Nimm einen Stein vom Hügel',
  'do-roll': 'Beide Würfel werfen',
  'do-first': 'Erster Würfel, {count}: {to}',
  'do-second': 'Zweiter Würfel, {count}: {to}',
  'do-sum': 'Beide Würfel, {count}: {to}',
  'do-difference': 'Differenz, {count}: {to}',
  'do-take': 'Nimm {block}',
  'do-leave': 'Lass {block} liegen',
  'do-build': '{block} auf Baufeld {square}',
  'do-demolish': '{block} von Baufeld {square}',
  'whole-build': 'Lege {what}',
  'whole-demolish': 'Nimm {what}',
  'with-effects': '{move} ({effects})',
  'effect-then': '{first}; {then}',
  'effect-nothing': 'dort liegt nichts',
  'effect-no-fit': 'du kannst {block} nicht brauchen, er bleibt liegen',
  'effect-may-take': 'du darfst {block} nehmen',
  'effect-ladybug': 'du musst {block} nehmen und bekommst einen verdeckt dazu',
  'effect-ladybug-bare': 'du bekommst einen Stein verdeckt',
  'effect-ladybug-open': 'du musst {block} nehmen und bekommst einen offen dazu',
  'effect-ladybug-bare-open': 'du bekommst einen Stein offen',
  'effect-ladybug-young': 'du musst {block} nehmen; noch einer kommt aus dem Korb und bleibt, wenn er passt',
  'effect-ladybug-bare-young': 'ein Stein kommt aus dem Korb und bleibt, wenn er passt',
  'effect-ladybug-last': 'du musst {block} nehmen; der Korb ist leer',
  'effect-ladybug-bare-last': 'der Korb ist leer, du bekommst nichts',
  'effect-anteater': 'der Ameisenbär holt deinen letzten Stein',
  'effect-anteater-none': 'der Ameisenbär findet nichts',
  'effect-start': 'du lädst ab und baust',
  'effect-start-none': 'dort geschieht nichts',
  'effect-push': '{name} rutscht {to}',
  'effect-push-ladybug': '{name} rutscht {to}, muss {block} nehmen und bekommt noch einen',
  'effect-push-ladybug-young': '{name} rutscht {to}, muss {block} nehmen und bekommt noch einen, wenn er passt',
  'effect-push-ladybug-bare': '{name} rutscht {to} und bekommt einen Stein',
  'effect-push-ladybug-bare-young': '{name} rutscht {to} und bekommt einen Stein, wenn er passt',
  'effect-push-must-take': '{name} rutscht {to} und muss {block} nehmen',
  'effect-push-anteater': '{name} rutscht {to} und verliert einen Stein',
  'effect-push-start': '{name} rutscht an den Start und lädt ab',

  'refused-no-such-move': 'So kannst du in diesem Spiel nicht fahren.',
  'refused-no-such-square': 'Ein solches Baufeld hat dein Hügel nicht.',
  'refused-not-in-hand': 'Einen Stein dieser Farbe hast du nicht zum Bauen.',
  'refused-covered': 'Dort liegt schon ein Stein.',
  'refused-wrong-colour': 'Dieser Stein gehört nicht dorthin: Stein und Feld haben dieselbe Farbe.',
  'refused-unsupported': 'Zuerst brauchen beide Felder darunter einen Stein. Ameisenhügel wachsen von unten nach oben.',
  'refused-nothing-there': 'Auf diesem Feld liegt kein Stein.',
  'refused-load-bearing': 'Auf diesem ruht ein anderer Stein. Nimm einen, der nichts trägt.',

  'describe-caption': 'Die Ameisenstraße, die Schubkarren und die Hügel',
  'describe-trail': 'Ameisenstraße, Felder {from} bis {to}',
  'describe-space': '{space}: {what}',
  'describe-start': '0, Start: {what}',
  'describe-ladybug': '{space}, Marienkäfer: {what}',
  'describe-anteater': '{space}, Ameisenbär: {what}',
  'describe-bare': 'leer',
  'describe-barrow': 'Schubkarre von {name}',
  'describe-barrows': 'Schubkarren',
  'describe-load': {
    one: '{name} auf {space}, {count} Stein',
    other: '{name} auf {space}, {count} Steine',
  },
  'describe-load-open': '{name} auf {space}: {blocks}',
  'describe-container': 'Korb',
  'describe-container-count': { one: '{count} Stein, verdeckt', other: '{count} Steine, verdeckt' },
  'describe-hill': 'Hügel von {name}, Reihe {row} von unten',
  'describe-square': 'Baufeld {square}: {what}',
  'describe-built': '{side}, gebaut',
  'describe-empty': '{side}, leer',
  'describe-hand': 'Damit baut {name} gerade',

  'panel-load': { one: '{count} Stein geladen', other: '{count} Steine geladen' },
  'panel-load-open': 'Geladen: {blocks}',
  'panel-load-none': 'Schubkarre leer',
  'panel-at': 'Position: {space}',
  'panel-score': '{built}/{squares}',

  'won-hill': 'Der fertige Ameisenhügel von {name}',

  'score-built': 'Bebaute Felder',
  'score-squares': 'Felder des Hügels',
  'score-share': 'Anteil in Prozent',

  'option-variant': 'Spielart',
  'option-variant-hint':
    'Schlaue Baumeister wählen und schieben mehr. Junge Baumeister bauen sofort und müssen sich nichts merken.',
  'option-variant-standard': 'Grundspiel',
  'option-variant-clever': 'Schlaue Baumeister',
  'option-variant-young': 'Junge Baumeister',
  'option-hills': 'Hügel',
  'option-hills-hint': 'Wie viele Felder zu bebauen sind. Verschiedene Hügel gleichen verschiedenes Alter aus.',
  'option-hills-10': '10 Felder',
  'option-hills-15': '15 Felder',
  'option-starter': 'Wer beginnt',
  'option-starter-hint':
    'Die Plätze haben feste Farben: der erste ist rot, der zweite gelb, der dritte grün, der vierte blau. Mit Kindern lasst das jüngste beginnen.',
  'option-starter-random': 'Das Los entscheidet',
  'option-openBarrows': 'In die Schubkarren sehen',
  'option-openBarrows-hint': 'Alle sehen, was geladen ist, für die, die zum Merken noch zu klein sind.',
  'option-turnLimit': 'Längstes Spiel, in Zügen',
  'option-turnLimit-hint': 'Nach so vielen Zügen gewinnt, wer vom eigenen Hügel den größten Teil gebaut hat.',

  'rules-aim-title': 'Worum es geht',
  'rules-aim':
    'Zwei bis vier Ameisen holen Bausteine entlang einer Straße durch den Garten und bauen damit Ameisenhügel. Wer zuerst jedes Feld des eigenen Hügels bebaut hat, gewinnt. Jede Farbe hat ein Zeichen: Herz, Sonne, Blatt und Tropfen.',
  'rules-setup-title': 'Wie es losgeht',
  'rules-setup':
    'Es gibt 72 Steine, 18 von jeder Farbe, und eine Ameisenstraße, die mit 30 Feldern im Kreis führt. Zu Beginn liegt auf jedem Feld ein Stein offen, nur nicht am Start und bei den beiden Ameisenbären. Die übrigen liegen verdeckt im Korb, und alle Schubkarren stehen leer am Start.',
  'rules-setup-hills':
    'Ihr habt je eine Schubkarre und einen Hügel in eurer Farbe. Ein Hügel hat 10 oder 15 Felder, und am Tisch lässt sich das für jeden Platz einzeln einstellen: Die Älteren bauen 15, die Jüngeren 10.',
  'rules-setup-first':
    'Wer beginnt, wird ausgelost oder am Tisch eingestellt; mit Kindern beginnt am besten das jüngste. Danach seid ihr reihum dran.',
  'rules-turn-title': 'Dein Zug',
  'rules-turn':
    'Wirf beide Würfel. Dann wähle: Fahr mit einem von ihnen oder mit beiden zusammen. So weit fährt deine Schubkarre, aber nie über den Start hinaus: Dort hält sie an.',
  'rules-push':
    'Wo eine andere Schubkarre steht, schiebst du sie ein Feld weiter, und sie schiebt vielleicht die nächste. Am Start haben alle Platz: Von dort wird niemand weggeschoben.',
  'rules-push-effects':
    'Für jede geschobene Schubkarre gilt ihr neues Feld, für die vorderste zuerst: Liegt dort ein Stein, muss sie ihn nehmen; beim Marienkäfer kommt einer aus dem Korb dazu; der Ameisenbär holt ihren letzten Stein; am Start wird sofort abgeladen und gebaut.',
  'rules-push-mover':
    'Dein eigenes Feld kommt zuletzt. Liegt ein Stein, wo die andere Schubkarre stand, darfst du ihn nehmen oder liegen lassen; beim Marienkäfer musst du ihn nehmen.',
  'rules-try-move': 'Rot hat drei und zwei gewürfelt. Tippe an, womit Rot fahren soll.',
  'rules-spaces-title': 'Wo du anhältst',
  'rules-normal': 'Ein Stein: Nimm ihn oder lass ihn liegen. Auf einem leeren Feld passiert nichts.',
  'rules-ladybug':
    'Ein Marienkäfer: Liegt dort ein Stein, musst du ihn nehmen. Dann bekommst du noch einen aus dem Korb, wenn der nicht leer ist. Welcher das ist, siehst nur du, und nur kurz.',
  'rules-anteater':
    'Ein Ameisenbär: Der Stein, den du zuletzt geladen hast, geht zurück in den Korb. Aus einer leeren Karre holt er nichts.',
  'rules-start': 'Der Start: Du lädst ab und baust.',
  'rules-covered':
    'Was in einer Schubkarre liegt, ist verdeckt. Wie viele Steine es sind, sehen alle, aber ansehen darf sie niemand, auch du nicht, bis du ablädst. Merk dir also, was du genommen hast!',
  'rules-build-title': 'Bauen',
  'rules-build':
    'Am Start kippst du deine Schubkarre aus, für alle zu sehen. Jeder Stein kommt auf ein freies Feld seiner Farbe. Ein Feld weiter oben braucht zuerst unter beiden Seiten einen Stein. Die Reihenfolge bestimmst du, und du baust weiter, solange noch ein Stein passt.',
  'rules-try-build': 'Tippe die Felder an, auf die diese Steine kommen.',
  'rules-hand': 'Steine zum Bauen',
  'rules-try-done':
    'Der rote Stein bleibt übrig: Unter den freien roten Feldern fehlt noch ein Stein. Er geht zurück in den Korb und mit ihm ein Stein von deinem Hügel.',
  'rules-again': 'Noch einmal',
  'rules-left-over':
    'Bleiben Steine übrig, die nirgends passen, so gehen sie zurück in den Korb. Egal wie viele es sind: Ein Stein deines Hügels geht mit. Du wählst, welcher, aber auf ihm darf nichts ruhen.',
  'rules-fill':
    'Dann bekommen die leeren Felder der Ameisenstraße neue Steine aus dem Korb, nur nicht der Start, die Ameisenbären und Felder mit einer Schubkarre. Ist der Korb leer, bleiben die übrigen Felder leer. Aufgefüllt wird auch, wenn du mit leerer Karre heimkommst.',
  'rules-win-title': 'Gewinnen',
  'rules-win':
    'Wer das letzte Feld des eigenen Hügels bebaut, gewinnt sofort, auch mit übrigen Steinen und auch in einem fremden Zug nach einem Schubs an den Start. Nach 400 Zügen, oder nach der am Tisch eingestellten Zahl, ist Schluss: Dann gewinnt der Hügel, von dem der größte Teil steht; bei Gleichstand gewinnt ihr gemeinsam.',
  'rules-variants-title': 'Für schlauere und für jüngere Ameisen',
  'rules-clever':
    'Du darfst auch mit der Differenz der Würfel fahren. Ist sie null, bleibst du stehen, und dein Feld wirkt noch einmal; nur am Start passiert dann nichts. Eine geschobene Schubkarre und jede, die sie weiterschiebt, fährt so weit wie du, aber nie über den Start hinaus. Zum Gewinnen darf nichts übrig bleiben: Sonst kommt ein Stein vom Hügel, und das Spiel geht weiter.',
  'rules-young': 'Es gibt nichts zu merken: Steine kommen gleich auf den Hügel. Die Regeln dafür stehen unten.',
  'rules-open': 'Alle Steine in den Schubkarren liegen offen.',
  'rules-young-title': 'Junge Baumeister',
  'rules-young-aim':
    'Ein Spiel für kleine Ameisen, in dem sich niemand etwas merken muss. Die Schubkarren bleiben leer: Was du nimmst, verbaust du sofort.',
  'rules-young-move': 'Wirf beide Würfel und fahr mit einem von ihnen. Zusammenzählen darfst du sie nicht.',
  'rules-young-block':
    'Passt der Stein auf deinem Feld auf deinen Hügel, so darfst du ihn nehmen und auf ein Feld seiner Farbe legen. Ein Stein, der nirgends passt, bleibt liegen.',
  'rules-young-ladybug':
    'Auf einem Marienkäfer musst du seinen Stein nehmen, wenn er passt. Dann kommt noch einer aus dem Korb, für alle zu sehen: Passt er, so baust du damit, sonst geht er zurück.',
  'rules-young-refill':
    'Wo ein Stein genommen wurde, kommt sofort ein neuer aus dem Korb. Die Straße wird nie leer, bevor es der Korb ist.',
  'rules-young-push':
    'Geschoben wird wie immer: ein Feld weiter. Wer geschoben wurde, muss den Stein dort nehmen, wenn er auf den Hügel passt.',
  'rules-young-rest':
    'Ameisenbären schlafen und nehmen nichts. Am Start hältst du nur an: Dort wird nichts abgeladen, und kein Stein kommt je von einem Hügel herunter.',
  'rules-young-win': 'Wer das letzte Feld des eigenen Hügels bebaut, gewinnt sofort.',
  'rules-try-young': 'Rot hat drei und eins gewürfelt. Tippe an, womit Rot fahren soll.',
  'rules-tip-title': 'Ein guter Anfang',
  'rules-tip':
    'Zwei oder drei Steine, die sicher passen, sind besser als sechs, die vielleicht passen. Und achte darauf, wer vor dir steht: Ein Schubs nach Hause zur falschen Zeit tut weh.',
};

export const de: Catalogue<typeof en> = { 'bau-boom': bauBoomDe };
