import type { PagesCatalogue } from './words.ts';

/** German of a table's words about chance. */
export const fairDe: PagesCatalogue['fair'] = {
  title: 'Wie der Zufall fair bleibt',
  short: 'Fairer Zufall',
  link: 'Wie das geht, und wie du es prüfst',
  words:
    'Der Server hat ein Geheimnis festgelegt, bevor sich jemand hinsetzte, und jeder Browser steuert eine eigene Zahl bei. Beides ist hier bis zum Ende des Spiels nur als Fingerabdruck zu sehen, damit keine Seite den Zufall lenken kann.',
  commitment: 'Fingerabdruck vom Geheimnis des Servers',
  hashOf: 'Fingerabdruck der Zahl von {name}',
  secret: 'Das Geheimnis des Servers',
  nonceOf: 'Die Zahl von {name}',
  seed: 'Der Startwert allen Zufalls in diesem Spiel',
  calledOff: {
    one: 'Der Start wurde einmal abgebrochen, nachdem schon eine Zahl offen lag, und zwar von {people}.',
    other: 'Der Start wurde {count}-mal abgebrochen, nachdem schon eine Zahl offen lag, und zwar von {people}.',
  },
  caller: '{name} ({times})',
  times: { one: 'einmal', other: '{count}-mal' },
  'caller-gone': 'jemandem, der nicht mehr am Tisch sitzt',
  'caller-server': 'dem Server',
  redraw:
    'Jedes Mal wurden das Geheimnis und alle Zahlen neu gezogen. Das gilt als neue Mischung: Wer die letzte Zahl sieht, kann den Start abbrechen und auf eine andere hoffen.',
};

/** German of the page that explains the fairness of chance. */
export const fairnessDe: PagesCatalogue['fairness'] = {
  title: 'Wie der Zufall fair bleibt',
  intro:
    'Hier mischt ein Computer die Karten und wirft die Würfel. Woher weißt du, dass niemand dem Glück nachhilft? Du musst niemandem vertrauen: Du kannst es nach dem Spiel prüfen.',
  'print-title': 'Ein Fingerabdruck',
  'print-words':
    'Aus jedem Text kann ein Computer einen Fingerabdruck von 64 Zeichen errechnen. Derselbe Text hat immer denselben. Ändere einen einzigen Buchstaben, und alles daran ändert sich.',
  example: 'Wir treffen uns mittags am Kran',
  anyText: 'Irgendein Text',
  itsFingerprint: 'Sein Fingerabdruck',
  tryIt: 'Ändere einen Buchstaben und sieh hin.',
  changed: {
    one: '{count} der 64 Zeichen hat sich geändert.',
    other: '{count} der 64 Zeichen haben sich geändert.',
  },
  'print-use':
    'Niemand kann den Text aus dem Fingerabdruck zurücklesen, und niemand hat je zwei Texte mit demselben gefunden. Wer einen Fingerabdruck zeigt, hat also etwas versprochen: Der Text steht fest, obwohl er noch geheim ist. (Mit richtigem Namen heißt er SHA-256, falls du nachschlagen möchtest.)',
  'deal-title': 'Gemeinsam mischen',
  'deal-words':
    'Alle denken sich eine lange Zahl aus, stecken sie in einen Umschlag und zeigen ihren Fingerabdruck. Erst wenn alle Fingerabdrücke auf dem Tisch liegen, gehen die Umschläge auf. Alle Zahlen zusammen bestimmen, wie gemischt wird.',
  host: 'Der Server',
  you: 'Du',
  friend: 'Noch jemand',
  promised: 'Fingerabdruck, für alle zu sehen',
  inside: 'Im Umschlag war',
  stillSealed: 'Noch verschlossen',
  doesNotFit: 'Passt nicht zum Fingerabdruck',
  open: 'Umschläge öffnen',
  shuffled: 'Alle drei Zahlen zusammen ergeben diese Reihe von acht Steinen:',
  fits: 'Jede Zahl passt zu ihrem Fingerabdruck. Alle drei haben mitgemischt, und niemand konnte wissen, wie die Steine liegen würden.',
  cheat: 'Den Server schummeln lassen',
  caught:
    'Dem Server gefiel die Reihe nicht, und er hat eine andere Zahl in seinen Umschlag gesteckt. Die Steine liegen nun anders, aber die Zahl passt nicht zu dem Fingerabdruck, den alle gesehen haben: ertappt.',
  again: 'Noch einmal mischen',
  'deal-why':
    'Um eine Reihe zu bekommen, die dir passt, müsstest du die Zahlen aller anderen kennen, bevor du deine festlegst. Aber die stecken dann noch in ihren Umschlägen. Es genügt, dass sich jemand von euch daran hält, und das Mischen ist für alle fair.',
  'here-title': 'An einem Tisch hier',
  'here-1': 'Wenn ein Tisch entsteht, zieht sein Server ein Geheimnis und zeigt den Fingerabdruck.',
  'here-2':
    'Wenn du sagst, dass du bereit bist, zieht dein Browser eine eigene Zahl, notiert, was der Tisch bis dahin gezeigt hat, und zeigt den Fingerabdruck seiner Zahl. Die Browser der anderen tun das auch.',
  'here-3':
    'Sind alle bereit, zeigen die Browser ihre Zahlen. Geheimnis und Zahlen zusammen ergeben den Startwert, aus dem im ganzen Spiel folgt, wie gemischt, gezogen und gewürfelt wird.',
  'here-4':
    'Wenn das Spiel zu Ende ist, zeigt der Server sein Geheimnis. Nun können alle den Startwert ausrechnen, jeden Zug noch einmal spielen und sehen, dass alles so herauskommt, wie es kam.',
  'limits-title': 'Was das beweist, und was nicht',
  'limits-restart':
    'Achte noch auf abgebrochene Starts: Wer die letzte Zahl sieht, kann den Start abbrechen und so noch einmal mischen lassen; verhindern lässt sich das nicht. Darum wird jeder gezählt: Der Tisch und die Prüfung am Ende sagen, wie viele es waren und von wem, und für den nächsten Start wird alles neu gezogen. Der Fingerabdruck des nächsten Servergeheimnisses gilt auch für die Abbrüche davor; so lässt sich später keiner aus der Aufzeichnung streichen.',
  'check-title': 'Prüf es',
  'check-words':
    'Am Ende eines Spiels tut „Mischen prüfen“ das alles in deinem Browser und sagt, was herauskam. Du kannst das Spiel auch herunterladen und die Datei hier öffnen oder sie mit eigenem Werkzeug prüfen: Die Dokumentation von Boomtown (docs/transcripts.md) sagt, wie, bis zur letzten Zahl.',
};
