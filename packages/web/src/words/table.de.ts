import type { PagesCatalogue } from './words.ts';

/** A table during a match, and its end. */
export const tableDe: PagesCatalogue['table'] = {
  pageTitle: '{game} · {code}',
  heading: '{game}, Tisch {code}',
  yourTurn: 'Du bist dran',
  board: 'Das Spielfeld',
  side: 'Personen, Züge und Verlauf',
  sheets: 'Bögen',
  players: 'Personen',
  moves: 'Züge',
  log: 'Was geschah',
  logTab: 'Verlauf',
  logEmpty: 'Noch nichts.',
  older: 'Früheres',
  you: 'du',
  away: 'weg',
  acts: 'am Zug',
  resigned: 'aufgegeben',
  waitFor: 'Warten auf {people}.',
  watchers: { one: '{count} sieht zu', other: '{count} sehen zu' },
  youWatchBrief: { one: 'Du siehst zu', other: 'Ihr seht zu · {count}' },
  youWatch: { one: 'Du siehst zu', other: 'Du und andere seht zu: insgesamt {count}' },
  rule: 'Regel {rule}',
  fold: 'Einklappen',
  askAgain: 'So machen?',
  move: '{group} {text}',
  sure: '{action}. So machen?',
  doIt: 'Ja',
  takeBack: 'Noch nicht',
  stepBack: 'Zurück',
  fault:
    'An diesem Tisch ist in den Regeln etwas misslungen. Er steht beim letzten guten Zug; das Protokoll des Servers sagt, warum.',
  picture:
    'Das Bild des Tisches. Pfeiltasten gehen von Stelle zu Stelle, Enter tippt an, Escape nimmt zurück, Zifferntasten wählen aus der Hand, Plus und Minus holen es näher oder weiter weg, 0 zeigt alles.',
  look: 'Wie du das Spielfeld siehst',
  lookHow: 'Die Pfeiltasten verschieben, was du siehst, Plus und Minus holen es näher oder weiter weg, 0 zeigt alles.',
  nearer: 'Näher',
  farther: 'Weiter weg',
  whole: 'Alles sehen',
  noPicture: 'Das Bild des Spielfelds lässt sich hier nicht zeigen. Alles geht auch über die Liste der Züge.',
};

export const takebackDe: PagesCatalogue['takeback'] = {
  title: 'Einen Zug zurücknehmen',
  back: 'Zurücknehmen',
  ask: 'Ums Zurücknehmen bitten',
  asked: '{name} möchte den letzten Zug zurücknehmen.',
  askedMove: '{name} möchte zurücknehmen: {move}',
  youAskMove: 'Du möchtest zurücknehmen: {move} Es fehlt noch die Antwort von {people}.',
  othersMove: '{name} möchte zurücknehmen: {move} Es fehlt noch die Antwort von {people}.',
  others: '{name} möchte den letzten Zug zurücknehmen. Es fehlt noch die Antwort von {people}.',
  youAsk: 'Du möchtest deinen Zug zurücknehmen. Es fehlt noch die Antwort von {people}.',
  allow: 'Ja, gerne',
  refuse: 'Nein, er gilt',
  withdraw: 'Doch gelten lassen',
  refused: '{name} möchte, dass der Zug gilt.',
};

export const leaveDe: PagesCatalogue['leave'] = {
  button: 'Gehen',
  title: 'Das Spiel verlassen?',
  pause: 'Kurz weggehen',
  pauseWords: 'Du kannst gehen und wiederkommen: Dein Platz bleibt dir.',
  pauseBot: 'Du kannst gehen und wiederkommen. Bist du länger weg ({time}), spielt so lange ein Bot für dich.',
  pauseClock: 'Deine Uhr läuft weiter.',
  pauseVote:
    'Bist du eine halbe Minute weg, können die anderen beschließen, dass ein Bot oder jemand Neues für dich weiterspielt.',
  moveWords: 'Oder du spielst mit dem Handy weiter, oder an einem anderen Rechner.',
  move: 'Auf ein anderes Gerät umziehen',
  resign: 'Endgültig aufgeben',
  wins: 'Oder du gibst auf. Dann ist das Spiel aus, und {name} gewinnt.',
  goesOn:
    'Oder du gibst auf. Dann kannst du nicht mehr gewinnen. Weiter geht es für {people}, und für dich geschieht nur, was sein muss.',
  allMine: 'Oder du gibst alle deine Plätze auf. Dann ist das Spiel aus.',
  sure: 'Endgültig aufgeben? Es gibt kein Zurück.',
  sureYes: 'Ja, aufgeben',
  sureNo: 'Nein, weiterspielen',
};

export const logDe: PagesCatalogue['log'] = {
  resigned: '{name} gibt auf.',
  tookBack: '{name} nimmt den letzten Zug zurück.',
  tookBackAgreed: '{name} nimmt den letzten Zug zurück. Einverstanden: {people}.',
  tookBackMove: '{name} nimmt zurück: {move}',
  tookBackMoveAgreed: '{name} nimmt zurück: {move} Einverstanden: {people}.',
  vacated: 'Der Tisch zieht für {name} (aufgegeben).',
};

export const linkDe: PagesCatalogue['link'] = {
  lost: 'Verbinde neu … dein Platz bleibt dir.',
  lostWatching: 'Verbinde neu …',
  noSocket: 'Verbinde neu … Seiten kommen durch, aber etwas unterwegs hält die Live-Verbindung (WebSocket) zurück.',
  elsewhere: 'Dieser Tisch ist woanders offen',
  elsewhereWords: 'Dein Platz ist in einem anderen Tab oder Gerät offen. Nur eines davon kann spielen.',
  takeBack: 'Hier spielen',
  reload: 'Es gibt eine neuere Fassung',
  reloadWords: 'Die Seite wurde erneuert, während sie hier offen war. Lade sie neu; dein Platz bleibt dir.',
  gone: 'Dieser Tisch ist geschlossen',
  goneWords: 'Dieser Platz wurde aufgegeben.',
  endedWords: 'Wer diesen Server betreibt, hat den Tisch beendet.',
  refused: 'Hier kannst du nicht hinein',
  toDoor: 'Vor diesen Tisch',
};

export const unsavedDe: PagesCatalogue['unsaved'] = {
  short: 'Nicht gesichert',
  words:
    'Der Server kann gerade nichts auf seine Festplatte schreiben. Du kannst weiterspielen; hält er an, bevor das behoben ist, geht verloren, was jetzt gespielt wird.',
  read: 'Verstanden',
  wentBack: {
    one: 'Der Tisch steht wieder bei Zug {to}: Der letzte Zug war noch nicht gespeichert, als der Server neu begann.',
    other:
      'Der Tisch steht wieder bei Zug {to}: Die letzten {count} Züge waren noch nicht gespeichert, als der Server neu begann.',
  },
};

export const updatingDe: PagesCatalogue['updating'] = {
  short: 'Gleich neu',
  words:
    'Dieser Server ist bald kurz weg. Dein Spiel bleibt erhalten: Spiel weiter, und wenn er zurück ist, bist du es auch, ganz von selbst.',
};

export const endDe: PagesCatalogue['end'] = {
  title: 'Ergebnis',
  won: '{name} gewinnt',
  shared: 'Gemeinsamer Sieg: {people}',
  resigned: { one: '{people} hat aufgegeben.', other: '{people} haben aufgegeben.' },
  unfinished: 'Das Spiel wurde nicht zu Ende gespielt, darum gibt es keine Wertung.',
  scores: 'Die Wertung, und woher sie kommt',
  rematch: 'Noch einmal',
  next: 'Zum nächsten Spiel',
  download: 'Spiel herunterladen',
  replay: 'Noch einmal ansehen',
  check: 'Mischen prüfen',
};
