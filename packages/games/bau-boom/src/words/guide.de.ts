import type { Translated } from '@boomtown/i18n';
import type { bauBoomGuideEn } from './guide.en.ts';

export const bauBoomGuideDe: Translated<typeof bauBoomGuideEn> = {
  roll: 'Ada und du seid Ameisen, holt Steine und baut Ameisenhügel. Wer zuerst fertig ist, gewinnt. Du bist dran: Tippe auf die Würfel.',
  'roll-done': 'Eine Drei und eine Zwei. Du darfst mit einer davon fahren oder mit beiden zusammen.',
  move: 'Fahr mit der Drei oder mit der Zwei: Beide bringen deine Schubkarre zu einem Stein.',
  'move-sum': 'Fünf führt zu einem Marienkäfer. Der kommt gleich; fahr zuerst mit der Drei oder mit der Zwei.',
  'move-done': 'Jetzt steht deine Schubkarre auf einem Stein.',
  take: 'Du darfst den Stein nehmen oder liegen lassen. Du brauchst von jeder Farbe welche: Nimm ihn!',
  'take-leave': 'Liegen lassen ist erlaubt, aber mit leerer Karre baut sich nichts. Nimm ihn.',
  'take-done':
    'Jetzt liegt er verdeckt in deiner Karre. Niemand darf mehr hineinsehen, du auch nicht! Also merk ihn dir.',
  ladybug:
    'Dein nächster Zug: eine Zwei und eine Sechs. Zwei Felder weiter sitzt ein Marienkäfer mit einem Geschenk. Fahr mit der Zwei.',
  'ladybug-anteater':
    'Oje, acht führt zum Ameisenbären! Der frisst den Stein, den du zuletzt geladen hast. Fahr mit der Zwei.',
  'ladybug-second': 'Dort liegt auch ein Stein. Aber beim Marienkäfer bekommst du zwei: Fahr mit der Zwei.',
  'ladybug-done': 'Du hast seinen Stein und noch einen aus dem Korb. Nur du hast ihn gesehen, und nur kurz.',
  push: 'Jetzt steht Ada zwei Felder vor dir, und gleich hinter ihr wartet ein Ameisenbär. Fahr mit der Zwei und sieh, was passiert.',
  'push-else': 'Ein guter Zug. Aber hier gibt es Spaß: Fahr mit der Zwei, dahin, wo Ada steht.',
  'push-done':
    'Du hast Ada zum Ameisenbären geschoben, und der hat einen Stein gefressen. Wer geschoben wird, bekommt, was dort ist.',
  home: 'Ein großer Sprung: Dein Hügel ist fast fertig, und du hast zwei Steine. Am Start fährt niemand vorbei: Jeder Würfel bringt dich heim.',
  'home-done': 'Daheim! Die Karre wird ausgekippt, und endlich siehst du, was darin war.',
  build: 'Jeder Stein kommt auf ein Feld seiner Farbe, und unter ihm müssen Steine liegen. Bau zuerst den gelben.',
  'build-done': 'Er liegt. Jetzt hat auch das Feld darüber etwas unter sich.',
  top: 'Nur die Spitze fehlt noch. Leg den grünen Stein darauf!',
  'top-done': 'Der Hügel ist fertig, und du gewinnst! Das gälte auch, wenn noch Steine übrig wären.',
  end: 'Das ist alles: würfeln, fahren, nehmen oder liegen lassen, merken, rechtzeitig heim. Zwei Steine, die passen, sind besser als sechs andere.',
};
