import type { PagesCatalogue } from './words.ts';

/** German of the page that plays a finished game again. */
export const replayDe: PagesCatalogue['replay'] = {
  title: 'Ein Spiel noch einmal ansehen',
  intro:
    'Öffne die Datei eines beendeten Spiels: Seine Schlussseite bietet sie zum Herunterladen an. Sie läuft hier in deinem Browser ab, und nichts davon wird irgendwohin geschickt.',
  drop: 'Leg die Datei irgendwo auf dieser Seite ab, oder',
  letGo: 'Loslassen zum Öffnen',
  choose: 'Datei wählen',
  where: 'Ihr Name endet auf .boomtown.json.',
  ready: 'Alle Spiele sind da: Solange diese Seite offen bleibt, öffnen sich Dateien auch ohne Netz.',
  opening: 'Öffnet …',
  another: 'Datei öffnen',
  of: 'Wiederholung: {game}',
  heading: 'Wiederholung von {game}: {people}',
  seat: 'Platz {seat}',
  alone: '(nur für {people})',
  others: '(für alle außer {people})',
  options: 'Optionen: {options}.',
  controls: 'Film',
  slider: 'Schritt',
  at: 'Schritt {step} von {last}.',
  count: '{step} / {last}',
  toStart: 'Zum Anfang',
  previousTurn: 'Einen Zug zurück',
  back: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Einen Schritt weiter',
  nextTurn: 'Einen Zug weiter',
  toEnd: 'Zum Ende',
  speed: 'Tempo',
  times: '{times} ×',
  side: 'Personen, Partie und Verlauf',
  match: 'Die Partie',
  beginning: 'Der Anfang.',
  told: '{name} erfährt: „{text}“',
  eyes: 'Mit wessen Augen',
  'side-of': 'Von wessen Seite',
  'eyes-open': 'Alles offen',
  'eyes-watcher': 'Als Publikum',
};

/** German of the check of a match. */
export const checkDe: PagesCatalogue['check'] = {
  holds: 'Geprüft: Diese Partie stimmt',
  broken: 'Geprüft: Diese Partie stimmt nicht',
  moves: {
    one: 'Die einzige Handlung ist erlaubt, mit dem Zufall, der aus dem Startwert folgt.',
    other:
      'Alle {count} Handlungen sind erlaubt, eine nach der anderen, und genau so gemischt, gezogen und gewürfelt, wie es aus dem Startwert folgt.',
  },
  end: 'Aus den Regeln folgt dieses Ende: {end}',
  ending: '{end} Dass jemand aufgab, ist aufgeschrieben und lässt sich nicht beweisen; der Rest folgt.',
  'no-deal':
    'Die Datei sagt nicht, woher ihr Startwert kommt. Also beweist sie nichts darüber, wer das Mischen bestimmt hat.',
  seed: 'Der Startwert folgt aus dem Geheimnis des Servers und den Zahlen aller am Tisch, und das Geheimnis passt zu seinem Fingerabdruck.',
  bound:
    'Dieser Fingerabdruck gilt auch für die Starts, die vorher abgebrochen wurden: In der Datei ist keiner weggelassen, hinzugefügt oder geändert.',
  unbound:
    'Der Fingerabdruck gilt, wie bei älteren Versionen des Servers, nicht für die Starts, die vorher abgebrochen wurden. In der Datei können welche fehlen.',
  'commitment-noted':
    'Diesen Fingerabdruck hat dieser Browser notiert, bevor er seine eigene Zahl hergab. Also konnte der Server das Geheimnis nicht nachträglich wählen.',
  'commitment-shown':
    'Diesen Fingerabdruck zeigt der Tisch. Dieser Browser war vor dem Start nicht dabei: Frag jemanden, der es war.',
  'commitment-unknown':
    'Dieser Browser war nicht an jenem Tisch. Wer dort war, kann die Fingerabdrücke unten mit denen vergleichen, die der Tisch vor dem Start gezeigt hat.',
  'commitment-wrong':
    'Dieser Fingerabdruck ist nicht der, der vor dem Start zu sehen war. Das ist nicht das Spiel, das ihr bekommen habt, oder der Server hat sein Geheimnis geändert.',
  'own-noted': {
    one: 'Deine eigene Zahl ging genau so in den Startwert ein, wie dieser Browser sie gezogen hat.',
    other: 'Deine eigenen {count} Zahlen gingen genau so in den Startwert ein, wie dieser Browser sie gezogen hat.',
  },
  'own-wrong': {
    one: 'Deine eigene Zahl ist nicht die, die dieser Browser für diesen Start gezogen hat. Jemand hat eine andere an ihre Stelle gesetzt.',
    other:
      'Deine eigenen Zahlen sind nicht die {count}, die dieser Browser für diesen Start gezogen hat. Jemand hat andere an ihre Stelle gesetzt.',
  },
  'nonces-noted':
    'Die Zahlen aller am Tisch passen zu den Fingerabdrücken, die dort standen, bevor eine von ihnen zu sehen war. Also konnte niemand eine passend zu den anderen wählen.',
  'nonces-redrawn':
    'Die Zahlen aller am Tisch passen zu den Fingerabdrücken, die dort standen, bevor für diese Mischung eine von ihnen zu sehen war.',
  'nonces-shown': 'Die Zahlen aller am Tisch passen zu den Fingerabdrücken, die der Tisch zeigt.',
  'nonces-wrong':
    'Die Zahlen passen nicht zu den Fingerabdrücken, die vor dem Start dort standen. Jemand hat nachträglich eine Zahl geändert.',
  'called-off-missing':
    'Dieser Browser hat seine Zahl für einen anderen Start geschickt, der abgebrochen wurde, und die Datei sagt davon nichts. Entweder kam die Zahl nie an, oder jemand verschweigt eine neue Mischung.',
  'called-off-hidden':
    'Es wurden mehr Starts abgebrochen, als die Datei sagt: Dieser Browser war dabei. Jemand verschweigt eine neue Mischung.',
  table:
    'Es ist die Partie dieses Tisches: Was du in seinem Verlauf liest und auf seinem Spielfeld siehst, kommt auch aus der Datei heraus.',
  'table-position': 'Es ist nicht die Partie dieses Tisches: Auf seinem Spielfeld steht etwas anderes.',
  'table-event': 'Es ist nicht die Partie dieses Tisches: Von Schritt {step} erzählt sein Verlauf etwas anderes.',
  'state-holds': 'Stimmt:',
  'state-open': 'Lässt sich hier nicht sagen:',
  'state-fails': 'Stimmt nicht:',
  proves:
    'Was es beweist: Niemand konnte lenken, was gemischt, gezogen oder gewürfelt wurde, solange jemand von allen Beteiligten ehrlich ist und du von wenigstens einem weißt, dass er es ist.',
  'proves-redrawn':
    'Was es beweist: Alle Zahlen dieser Mischung standen fest, bevor eine von ihnen zu sehen war, solange jemand von allen Beteiligten ehrlich ist und du von wenigstens einem weißt, dass er es ist. Es war aber nicht die erste Mischung: Wer einen Start abbrach, konnte neu mischen lassen.',
  provesNot:
    'Was es nicht beweist: dass niemand hingesehen hat. Der Rechner des Servers kannte während des Spiels alles Verborgene. Auch nicht, dass niemand geplaudert hat, oder dass diese Seite, die ja auch vom Server kommt, die Wahrheit sagt: Wer daran zweifelt, prüft die Datei mit einem eigenen Programm.',
  numbers: 'Die Zahlen dahinter',
  checking: 'Prüft …',
};

/** German of what is not right with a file. */
export const faultDe: PagesCatalogue['fault'] = {
  'too-large': '{file} ist größer als 16 MiB und kann keine Aufzeichnung sein.',
  'no-json': '{file} ist kein JSON und keine Aufzeichnung; vielleicht ist sie abgeschnitten oder eine andere Datei.',
  'too-deep': 'Diese Datei ist zu tief verschachtelt, um sie durchzugehen.',
  'no-transcript': 'Das ist keine Aufzeichnung.',
  'no-such-game': 'Diese Fassung kennt kein Spiel „{game}“; sie kennt {games}.',
  'no-beginning': 'Die Partie kann so nicht beginnen (Plätze am Tisch: {seats}): {why}',
  action: 'Handlung {number} von {count} ({name}: {action}) gilt nicht: {why} {before}',
  nothing: 'nichts',
  first: 'Es ist die erste.',
  before: { one: 'Die eine davor gilt.', other: 'Die {count} davor gelten.' },
  why: '{message} ({code}; {rule})',
  'refused-malformed': 'Das ist keine Handlung dieses Spiels.',
  'refused-not-your-turn': 'Dieser Platz ist jetzt nicht an der Reihe.',
  'refused-wrong-phase': 'So etwas ist in diesem Moment nicht möglich.',
  'refused-game-over': 'Die Partie ist schon zu Ende.',
  contract: 'der Vertrag aller Spiele',
  section: '§{rule} der Regeln',
  outcome:
    'Alle {count} Handlungen gelten, aber der aufgeschriebene Ausgang ({written}) ist nicht der, der aus den Regeln folgt: {rules}',
  deal: 'Alle {count} Handlungen gelten, aber das Mischen nicht: {why}',
  'deal-unreadable':
    'Festlegung, Geheimnis und Zahlen sind nicht alle da, oder nicht in Hexziffern der richtigen Anzahl.',
  'deal-commitment': 'Das Geheimnis ist nicht das, auf das der Server festgelegt war.',
  'deal-seed': 'Der Startwert folgt nicht aus dem Geheimnis und den Zahlen, also hat ihn jemand gewählt.',
  'deal-called-off': 'Die Zahlen eines abgebrochenen Starts passen nicht zueinander.',
  'deal-unbound':
    'Vorher wurden andere Starts abgebrochen, als die Datei sagt: Einer wurde weggelassen, hinzugefügt oder geändert.',
  'deal-reused': 'Eine Zahl eines abgebrochenen Starts wurde noch einmal verwendet.',
  'not-over': 'Die Partie ist nicht zu Ende.',
  'nobody-won': 'Niemand hat gewonnen.',
  'one-won': '{name} hat gewonnen.',
  shared: 'Gemeinsamer Sieg: {people}.',
  scores: 'Wertung: {scores}.',
  'gave-up': 'Aufgegeben: {people}. Also sagt der Tisch, nicht die Regeln, wer gewonnen hat: {winner}',
  ending:
    'Alle {count} Handlungen gelten, aber das Ende, das der Tisch ihr gegeben haben soll ({written}), folgt nicht daraus, wer aufgegeben hat. Was folgt: {table}',
};
