import type { Translated } from '@boomtown/i18n';
import type { dataEn } from './data.en.ts';

/** German of the page of what a person's browser and its seats left. */
export const dataDe: Translated<typeof dataEn> = {
  title: 'Deine Daten',
  intro:
    'Hier gibt es keine Konten. Von dir ist bekannt, was dieser Browser behält (deine Einstellungen und welche Plätze deine sind) und was der Server von den Tischen behält, an denen du saßest: der Name, den du angegeben hast, was du im Chat gesagt hast, und was im Spiel geschah.',
  seats: 'Deine Plätze',
  none: 'Dieser Browser hat keine Plätze.',
  one: '{game}, Tisch {code}, {day}',
  save: 'Alles in einer Datei sichern',
  saveHint:
    'Jeder Tisch mit dem, was dort deines ist; von beendeten Spielen alle Züge, und was du im Chat gesagt hast. Die Geheimnisse deiner Plätze sind nicht dabei.',
  saved: 'Die Datei liegt bei deinen Downloads.',
  savedPart: {
    one: 'In der Datei fehlt {count} Tisch: Der Server gab ihn nicht her.',
    other: 'In der Datei fehlen {count} Tische: Der Server gab sie nicht her.',
  },
  delete: 'Alles löschen',
  deleteHint:
    'Bei beendeten Spielen wird dein Name zu „Anonymous“, dein Platz gehört niemandem mehr, und was du im Chat gesagt hast, verschwindet; die Züge bleiben denen, die mit dir spielten. Ein Tisch, an dem sonst niemand einen Platz hat, wird ganz entfernt. Plätze in Spielen, die noch nicht begonnen haben, werden frei. Dieser Browser vergisst alles.',
  sure: 'Alles löschen?',
  sureWords: 'Das lässt sich nicht rückgängig machen: Niemand kann deine Plätze wieder einnehmen, auch du nicht.',
  yes: 'Alles löschen',
  no: 'Behalten',
  working: 'Moment …',
  gone: 'Alles ist gelöscht.',
  left: 'Nicht alles ließ sich löschen:',
  leftSaid: 'Was du beim Zuschauen gesagt hast, ließ sich an {codes} nicht löschen. Versuche es bald noch einmal.',
};
