import type { PagesCatalogue } from './words.ts';

/** German of what the server and the tables refuse. */
export const refusalsDe: PagesCatalogue['refusals'] = {
  wait: {
    one: 'Zu viele Versuche. Bitte warte {count} Sekunde.',
    other: 'Zu viele Versuche. Bitte warte {count} Sekunden.',
  },
  waitForCodes: {
    one: 'Aus deinem Netz kamen zu viele falsche Codes. Bitte warte {count} Sekunde.',
    other: 'Aus deinem Netz kamen zu viele falsche Codes. Bitte warte {count} Sekunden.',
  },
  unreachable: 'Der Server antwortet nicht. Ist das Netz da?',
  'no-such-table': 'Diesen Tisch gibt es nicht.',
  full: 'Der letzte Platz ist gerade vergeben worden.',
  'already-started': 'Das Spiel hat gerade begonnen.',
  'not-watchable': 'An diesem Tisch darf niemand zusehen.',
  'not-over': 'Das Spiel ist noch nicht zu Ende.',
  'still-playing': 'Das Spiel läuft noch. Gib deinen Platz erst ganz auf, oder spiel zu Ende.',
  'no-socket':
    'Seiten kommen bei dir an, aber keine Live-Verbindung (WebSocket): Etwas unterwegs hält sie zurück, etwa ein Proxy, eine Firewall oder ein Zusatz dieses Browsers. Ohne sie kann niemand spielen. Versuch es in einem anderen Netz, etwa dem eines Telefons, oder bitte die, die deines betreiben, WebSockets zu dieser Seite durchzulassen.',
  'too-many-lines': 'Das war viel auf einmal. Warte einen Moment und sende es noch einmal.',
  'too-fast': 'Das war zu schnell. Bitte warte einen Moment.',
  passphrase: 'Dieser Server ist privat. Lade die Seite neu und sag sein Kennwort.',
  'wrong-word': 'Das ist es nicht. Achte auf Großbuchstaben und Leerzeichen und versuch es noch einmal.',
  'too-many-guesses': 'Zu viele falsche Versuche. Bitte warte einen Moment.',
  draining:
    'Dieser Server wird gleich aktualisiert und nimmt keine neuen Tische. Die vorhandenen gehen weiter; versuch es in ein paar Minuten noch einmal.',
  'admin-password': 'Bitte sag das Passwort noch einmal.',
  'house-full':
    'Dieser Server hat so viele Tische, wie er haben darf. Spiel an einem davon, oder frag, wer ihn betreibt.',
  'too-many-codes': 'Zu viele falsche Codes. Bitte warte einen Moment.',
  'too-many-sockets': 'Aus deinem Netz sind zu viele Tische offen. Schließ die, die du nicht brauchst.',
  'audience-full': 'Mehr Leute dürfen an diesem Tisch nicht zusehen. Komm später wieder.',
  unreadable:
    'Die Aufzeichnung dieses Tisches ist beschädigt. Sie bleibt, wie sie ist, und wer den Server betreibt, weiß davon.',
  apart: 'Teile des Servers erreichen einander gerade nicht. Partien gehen weiter; gleich geht auch dies wieder.',
  storage: 'Der Server kann gerade nichts sichern. Es ist nichts geschehen.',
  fault: 'Auf dem Server ist etwas misslungen. Es ist nichts geschehen.',
  stale: 'Der Tisch war schon weiter, als das ankam.',
  'already-done': 'Das ist schon geschehen.',
  'not-your-seat': 'Das ist nicht dein Platz, oder nicht mehr.',
  malformed: 'Der Server hat diese Seite nicht verstanden. Lade sie neu und versuch es noch einmal.',
  'unknown-host':
    'Unter der Adresse oben antwortet der Server nicht; er hat nichts getan. Falls du ihn betreibst: Setze PUBLIC_URL auf diese Adresse oder nimm ihren Namen in ALLOWED_HOSTS auf.',
  'other-site':
    'Der Server hält diese Seite für die einer anderen Website und hat nichts getan. Für die, die ihn betreiben: Setzt PUBLIC_URL auf die Adresse oben, oder lasst den Proxy Host weiterreichen; „npm run boomtown -- doctor“ auf dem Server sagt, was fehlt.',
  'too-large': 'Das ist zu groß für diesen Server.',
  'too-deep': 'Das ist für diesen Server zu tief verschachtelt.',
  'used-nonce': 'Diese Zahl wurde schon verwendet. Sag noch einmal, wenn du bereit bist.',
  'called-off-too-often': 'An diesem Tisch wurde der Start zu oft abgebrochen. Mach einen neuen auf.',
  'wrong-stage': 'Nicht in diesem Moment.',
  'no-takebacks': 'An diesem Tisch gelten Züge.',
  'came-to-light': 'Das lässt sich nicht zurücknehmen: Dabei wurde etwas gewürfelt, gezogen oder gezeigt.',
  'not-your-action': 'Der letzte Zug war nicht deiner.',
  'asked-enough': 'Um diesen Zug hast du schon gebeten.',
  'nothing-asked': 'Darum bittet niemand mehr.',
  resigned: 'Dieser Platz wurde aufgegeben.',
  'not-away': 'Dort ist niemand weg, für den jemand anderes spielen könnte.',
  'bot-plays': 'Gerade spielt ein Bot für dich.',
  'seat-taken': 'Dort sitzt schon jemand.',
  'name-taken': 'Hier heißt schon jemand so oder zum Verwechseln ähnlich. Bitte wähle einen anderen Namen.',
  'no-seat-code': 'Kein Platz hat diesen Code. Er gilt einmal und eine Viertelstunde lang; bitte um einen neuen.',
  'seat-moved': 'Dein Platz an diesem Tisch ist auf ein anderes Gerät umgezogen.',
  kicked: 'Du wurdest von diesem Tisch weggeschickt, und dein Platz ist wieder frei.',
  'seat-passed': 'Du warst weg, und die anderen haben deinen Platz neu vergeben.',
  'no-bots': 'Für dieses Spiel gibt es keine Bots.',
  'not-the-maker': 'Das kann nur, wer den Tisch eröffnet hat.',
};
