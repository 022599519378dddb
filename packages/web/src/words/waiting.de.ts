import type { PagesCatalogue } from './words.ts';

/** The door of a table, and the room before it begins. */
export const doorDe: PagesCatalogue['door'] = {
  title: 'Ein Tisch: {game}',
  people: 'Am Tisch: {people}.',
  nobody: 'Hier sitzt noch niemand.',
  'given-up': 'Du bist von deinem Platz an diesem Tisch aufgestanden.',
  kicked: 'Wer diesen Tisch leitet, hat dich weggeschickt, und dein Platz ist wieder frei.',
  device:
    'Dein Platz an diesem Tisch ist auf ein anderes Gerät umgezogen. Dort spielst du weiter; hier kannst du nur zusehen.',
  person: 'Du warst weg, und die anderen haben deinen Platz neu vergeben.',
  haveSeatCode: 'Ich habe einen Code für einen Platz an diesem Tisch',
  sit: 'Hinsetzen',
  watch: 'Zusehen',
  full: 'Alle Plätze sind besetzt.',
  begun: 'Das Spiel hat begonnen.',
  over: 'Dieses Spiel ist zu Ende.',
  seeEnd: 'Sieh, wie es ausging',
  makeOwn: 'Eigenen Tisch eröffnen',
  waitLeft: {
    one: 'Neuer Versuch in {count} Sekunde.',
    other: 'Neuer Versuch in {count} Sekunden.',
  },
  waited: 'Du kannst es jetzt wieder versuchen.',
  notWatchable: 'An diesem Tisch darf niemand zusehen.',
  noTable: 'Diesen Tisch gibt es nicht',
  noTableWords: 'Kein Tisch hat den Code {code}. Man vertippt sich leicht: Bitte sieh noch einmal hin.',
  closed: 'Der Tisch lässt sich nicht öffnen',
  byItself: 'Diese Seite versucht es von selbst weiter.',
};

export const waitingDe: PagesCatalogue['waiting'] = {
  title: 'Warteraum · {game}',
  invite: 'Lade ein zu {game}',
  full: 'Euer Tisch: {game}',
  watched: 'Ein Tisch: {game}',
  watching: 'Du siehst zu. Das Spiel beginnt, wenn alle am Tisch bereit sind.',
  codeRead: 'Der Code dieses Tisches: {code}',
  shareTitle: 'Oder schick den Link',
  share:
    'Wer ihn öffnet oder das Bild scannt, steht vor diesem Tisch. Der Code allein tut es auch, auf der Startseite.',
  shareWatchTitle: 'Zum Zusehen',
  shareWatch:
    'Alle Plätze sind besetzt. Wer diesen Link öffnet oder den Code auf der Startseite eintippt, kann zusehen.',
  onlyHereTitle: 'Dieser Link gilt nur hier',
  onlyHere:
    'Du hast diese Seite als „{name}“ geöffnet, das meint diesen Rechner und keinen anderen. In deinem Netz brauchen die anderen statt dieses Namens seine Netzadresse; das Fenster, in dem der Server läuft, zeigt sie, wenn es eine gibt.',
  addresses: 'Die Adresse im Link',
  addressesHint: 'Dieser Rechner ist in mehreren Netzen. Wähle das, in dem auch die anderen sind.',
  qr: 'QR-Code des Links zu diesem Tisch',
  copyLink: 'Link kopieren',
  people: 'Am Tisch',
  terms: 'Hausregeln',
  free: 'Freier Platz',
  rename: 'Umbenennen',
  saveName: 'Sichern',
  keepName: 'Abbrechen',
  standUp: 'Aufstehen',
  standUpTitle: 'Aufstehen?',
  standUpWords: 'Dann ist dein Platz frei für alle, die den Code haben, und jemand anderes leitet den Tisch.',
  standUpYes: 'Ja, aufstehen',
  standUpNo: 'Nein, bleiben',
  runs: 'leitet den Tisch',
  kick: 'Wegschicken',
  kickName: '{name} wegschicken',
  kickWords: '{name} verliert den Platz. Dann ist er frei für alle, die den Code haben.',
  keep: 'Nein, bleiben',
  ready: 'Ich bin bereit',
  notReady: 'Doch noch nicht',
  isReady: 'bereit',
  isNotReady: 'noch nicht bereit',
  forPeople: { one: 'Es fehlt noch {count} Person.', other: 'Es fehlen noch {count} Personen.' },
  forYou: 'Alle sind da. Sag, wenn du bereit bist.',
  forYouAway: {
    one: '{people} ist gerade weg. Sag, wenn du bereit bist; das Spiel beginnt, wenn alle da sind.',
    other: '{people} sind gerade weg. Sag, wenn du bereit bist; das Spiel beginnt, wenn alle da sind.',
  },
  forReady: 'Noch nicht bereit: {people}.',
  forReturn: {
    one: '{people} ist gerade weg; das Spiel beginnt, wenn alle da sind.',
    other: '{people} sind gerade weg; das Spiel beginnt, wenn alle da sind.',
  },
  dealing: 'Alle sind bereit. Das Spiel beginnt …',
  calledOff:
    'Der Start wurde abgebrochen, weil von {people} nicht die richtige Zahl kam. Sag noch einmal, wenn du bereit bist.',
  calledOffByServer:
    'Der Start wurde abgebrochen, weil der Server nicht beginnen konnte. Sag noch einmal, wenn du bereit bist.',
};
