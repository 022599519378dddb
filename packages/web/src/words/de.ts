import type { Catalogue } from '@boomtown/i18n';
import { gamesDe } from '@boomtown/registry/words/de';
import { adminDe } from './admin.de.ts';
import { analysisDe } from './analysis.de.ts';
import { botsDe } from './bots.de.ts';
import { chatDe } from './chat.de.ts';
import { dataDe } from './data.de.ts';
import { deviceDe } from './device.de.ts';
import type { en, pagesEn } from './en.ts';
import { fairDe, fairnessDe } from './fairness.de.ts';
import { guestsDe } from './guests.de.ts';
import { guideDe } from './guide.de.ts';
import { presetsDe } from './presets.de.ts';
import { proofDe } from './proof.de.ts';
import { refusalsDe } from './refusals.de.ts';
import { checkDe, faultDe, replayDe } from './replay.de.ts';
import { seatDe } from './seat.de.ts';
import { seriesDe } from './series.de.ts';
import { endDe, leaveDe, linkDe, logDe, tableDe, takebackDe, unsavedDe, updatingDe } from './table.de.ts';
import { clockDe, termsDe } from './terms.de.ts';
import { doorDe, waitingDe } from './waiting.de.ts';

/** German, in the order of the English sections. */
const pagesDe: Catalogue<typeof pagesEn> = {
  app: {
    name: 'Boomtown',
    pageTitle: '{title} · Boomtown',
    navigation: 'Seiten',
    skip: 'Zum Inhalt',
    loading: 'Lädt …',
    close: 'Schließen',
    copied: 'Kopiert',
    again: 'Noch einmal',
    reload: 'Seite neu laden',
    toFront: 'Zur Startseite',
    codeLost:
      'Ein Teil der Seite ließ sich nicht laden. Vielleicht ist das Netz weg, oder es gibt eine neuere Fassung.',
    away: 'Der Server ist nicht zu erreichen. Diese Seite sucht weiter nach ihm.',
    trades: 'Maurerin, Zimmerer, Polier, Glaserin, Schlosser, Malerin, Planer, Klempner',
  },
  front: {
    title: 'Baut was zusammen',
    intro: 'Brettspiele übers Bauen, live im Browser. Eröffne einen Tisch, verschick den Code, und alle sitzen daran.',
    haveCode: 'Ich habe einen Code',
    codeExample: 'K7QXM',
    codeWrong:
      'Ein Code hat fünf Zeichen, etwa K7QXM, oder acht, wenn er für einen Platz ist. Nur diese kommen vor: {signs}. Bitte sieh noch einmal nach.',
    codeMissing: 'Zum Code {code} gibt es keinen Tisch. Frag bei der Person nach, die ihn geschickt hat.',
    enter: 'Zum Tisch',
    or: 'oder',
    make: 'Tisch eröffnen',
    shelf: 'Im Regal',
    players: { one: '{count} Person', other: '{count} Personen' },
    playersRange: '{min} bis {max} Personen',
    minutes: '{from} bis {to} Minuten',
    mine: 'Deine Tische',
    'missing-no-such-table': 'Den Tisch {code} ({game}) gibt es nicht mehr, oder du hast dort keinen Platz mehr.',
    'missing-unreadable':
      'Der Spielstand des Tisches {code} ({game}) ist beschädigt und lässt sich nicht öffnen. Er bleibt erhalten, und dein Platz auch.',
    'missing-seat-moved': 'Dein Platz am Tisch {code} ({game}) ist auf ein anderes Gerät umgezogen.',
    'missing-seat-passed':
      'Du warst am Tisch {code} ({game}) nicht da, und die anderen haben deinen Platz weitergegeben.',
    listed: 'Offene Tische',
    nobody: 'Hier sitzt noch niemand',
    yourTurn: 'Du bist dran',
    gathering: 'Wartet noch',
    running: 'Läuft',
    toJoin: 'Mitspielen',
    toWatch: 'Zusehen',
  },
  past: {
    title: 'Deine beendeten Spiele',
    of: '{game}: {people}',
    result: 'Ergebnis',
    won: '{name} hat gewonnen',
    shared: 'Gemeinsamer Sieg: {people}',
    gaveUp: 'Aufgegeben: {people}',
    replay: 'Ansehen',
    download: 'Herunterladen',
  },
  entry: {
    title: 'Dieser Spielraum ist privat',
    words: 'Wer diesen Server betreibt, hat ein Kennwort gewählt. Frag die Person, die dich hergeschickt hat.',
    passphrase: 'Kennwort',
    enter: 'Eintreten',
    once: 'Du wirst einmal gefragt. Dieser Browser merkt sich, dass du es kanntest.',
  },
  make: {
    title: 'Tisch eröffnen',
    game: 'Das Spiel',
    yourName: 'Dein Name',
    options: 'Wie {game} gespielt wird',
    seats: 'Personen',
    guests: 'Gäste',
    takeback: 'Züge darf man zurücknehmen',
    takebackHint:
      'Sofort, solange nichts daraus folgte; später, wenn alle anderen zustimmen. Nie, was gewürfelt, gezogen oder gezeigt wurde.',
    listed: 'Auf der Startseite',
    listedHint: 'Alle, die diese Seite besuchen, finden den Tisch dort und können mitspielen.',
    perSeat: 'Für jeden Platz einzeln',
    ofSeat: '{label}: {seat}',
    seat: 'Platz {seat}',
    make: 'Tisch eröffnen',
    on: 'ja',
    off: 'nein',
  },
  terms: termsDe,
  guests: guestsDe,
  guide: guideDe,
  series: seriesDe,
  presets: presetsDe,
  clock: clockDe,
  bots: botsDe,
  door: doorDe,
  seat: seatDe,
  device: deviceDe,
  chat: chatDe,
  waiting: waitingDe,
  table: tableDe,
  takeback: takebackDe,
  leave: leaveDe,
  log: logDe,
  link: linkDe,
  unsaved: unsavedDe,
  updating: updatingDe,
  end: endDe,
  fair: fairDe,
  replay: replayDe,
  check: checkDe,
  fairness: fairnessDe,
  proof: proofDe,
  data: dataDe,
  analysis: analysisDe,
  fault: faultDe,
  admin: adminDe,
  settings: {
    title: 'Einstellungen',
    name: 'Dein Name',
    nameHint: 'Für den nächsten Tisch, an den du dich setzt.',
    colour: 'Deine Farbe',
    colourHint: 'Hat ein Spiel sie und ist sie frei, setzt du dich an ihren Platz.',
    'colour-any': 'Egal',
    'colour-red': 'Rot',
    'colour-orange': 'Orange',
    'colour-yellow': 'Gelb',
    'colour-green': 'Grün',
    'colour-blue': 'Blau',
    'colour-violet': 'Violett',
    theme: 'Hell oder dunkel',
    'theme-system': 'Wie das System',
    'theme-light': 'Hell',
    'theme-dark': 'Dunkel',
    motion: 'Bewegung',
    'motion-system': 'Wie das System',
    'motion-full': 'Bewegt',
    'motion-still': 'Ruhig',
    sound: 'Ton',
    'sound-off': 'Aus',
    'sound-soft': 'Leise',
    'sound-full': 'Laut',
    notices: 'Sag mir, wenn ich dran bin',
    noticesHint: 'Mit einer Meldung des Geräts, solange die Seite nicht zu sehen ist.',
    noticesRefused: 'Der Browser erlaubt das dieser Seite nicht. Das entscheiden seine eigenen Einstellungen.',
    noticesUnsafe: 'Nur wo die Seite unter einer https-Adresse geöffnet wurde.',
    vibration: 'Vibrieren, wenn ich dran bin',
    vibrationHint: 'Falls das Gerät es kann.',
    confirm: 'Vor jedem Zug fragen',
    confirmHint: 'Ein Zug auf dem Spielfeld oder in der Liste gilt erst nach dem zweiten Antippen.',
    language: 'Sprache',
    'language-system': 'Wie der Browser',
    textSize: 'Schrift',
    'text-normal': 'Normal',
    'text-large': 'Groß',
    'text-largest': 'Sehr groß',
  },
  rules: {
    title: 'Regeln',
    of: 'Die Regeln von {game}',
    play: '{game} spielen',
    others: 'Andere Spiele',
  },
  credits: {
    game: '{game} von {author}',
    unsigned: '{game}, dessen Regelheft keinen Namen nennt',
    games: 'Die Spiele: {games}.',
    data: 'Deine Daten',
    licences: 'Lizenzen',
    pages: 'Mehr',
    replay: 'Ein beendetes Spiel aus seiner Datei ansehen',
    fairness: 'Wie der Zufall fair bleibt',
    unofficial:
      'Boomtown ist eine inoffizielle Umsetzung von Leuten, die diese Spiele mögen. Wer sie erfunden und verlegt hat, ist nicht daran beteiligt.',
  },
  notFound: {
    title: 'Hier ist nichts gebaut',
    words: 'Unter dieser Adresse gibt es keine Seite.',
  },
  refusals: refusalsDe,
};

/** The whole language: the pages and all games. */
export const de: Catalogue<typeof en> = { ...pagesDe, ...gamesDe };
