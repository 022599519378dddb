import type { Translated } from '@boomtown/i18n';
import type { clockEn, termsEn } from './terms.en.ts';

/** German of `termsEn`. */
export const termsDe: Translated<typeof termsEn> = {
  title: 'Zeit',
  clock: 'Uhr',
  clockHint: 'Wie lange alle nachdenken dürfen.',
  'clock-none': 'Keine',
  'clock-turn': 'Für jeden Zug',
  'clock-bank': 'Fürs ganze Spiel',
  turnSeconds: 'Sekunden pro Zug',
  turnHint: 'So lange hat, wer gefragt ist, jedes Mal. Wo alle zugleich handeln, haben alle sie für das Ganze.',
  expertHint: 'Der Expertenmodus dieses Spiels gibt {time} pro Zug.',
  bankMinutes: 'Minuten insgesamt',
  increment: 'Sekunden mehr nach jedem Zug',
  atZero: 'Wenn die Zeit um ist',
  'atZero-move': 'Das Spiel geht weiter',
  'atZero-bot': 'Ein Bot spielt weiter',
  'atZero-wait': 'Der Tisch wartet',
  'atZeroHint-move': 'Das Spiel macht den einfachsten Zug für sie: Passen, oder den ersten, der erlaubt ist.',
  'atZeroHint-bot': 'Bis sie sagen, dass sie selbst weiterspielen möchten.',
  'atZeroHint-wait': 'Die Uhr zeigt es nur an.',

  turn: '{time} für jeden Zug.',
  bank: '{time} fürs ganze Spiel, und nach jedem Zug {increment} mehr.',
  bankOnly: '{time} fürs ganze Spiel.',
  afterZero: 'Wer sie verbraucht hat, hat danach {time} für jeden Zug.',
  absence: 'Wenn jemand weg ist',
  'absence-wait': 'Der Tisch wartet',
  'absence-bot': 'Ein Bot springt ein',
  'absenceHint-wait': 'Der Platz bleibt frei, egal wie lange es dauert.',
  'absenceHint-bot': 'Bis sie zurück sind: Dann spielen sie weiter.',
  botAfter: 'Minuten bis dahin',
  vote: 'Die anderen bestimmen, wer weiterspielt',
  voteHint: 'Ein Bot oder jemand Neues, solange jemand weg ist; wenn alle Anwesenden zustimmen.',
  awayBot: 'Ist jemand weg ({time}), so spielt ein Bot, bis die Person zurück ist.',
  takeback: 'Züge darf man zurücknehmen: sofort, solange nichts daraus folgte, später, wenn alle anderen zustimmen.',
  voteOn: 'Ist jemand weg, können die anderen beschließen, wer weiterspielt: ein Bot oder jemand Neues.',
  noTakeback: 'Züge gelten: Zurückgenommen wird nichts.',
  'zero-move': 'Ist die Zeit um, geht das Spiel von selbst weiter.',
  'zero-bot': 'Ist die Zeit um, spielt ein Bot weiter.',
  'zero-wait': 'Ist die Zeit um, wartet der Tisch trotzdem.',
  seconds: { one: '{count} Sekunde', other: '{count} Sekunden' },
  minutes: { one: '{count} Minute', other: '{count} Minuten' },
  both: '{minutes} und {seconds}',
};

/** German of `clockEn`. */
export const clockDe: Translated<typeof clockEn> = {
  left: 'noch {time}',
  stands: '{time} auf der Uhr',
  up: 'Die Zeit ist um',
  waits: 'Die Zeit von {name} ist um. Dieser Tisch wartet, bis {name} zieht.',
  waitsForYou: 'Deine Zeit ist um. Dieser Tisch wartet auf dich: zieh, wenn du so weit bist.',
  hurry: { one: 'Noch {count} Sekunde', other: 'Noch {count} Sekunden' },
  wasUp: 'Die Zeit von {name} war um.',
  wasUpQuiet: 'Die Zeit von {name} war um, und das Spiel ging weiter.',
};
