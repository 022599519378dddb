import type { Translated } from '@boomtown/i18n';
import type { constructionBoomGuideEn } from './guide.en.ts';

export const constructionBoomGuideDe: Translated<typeof constructionBoomGuideEn> = {
  bid: 'Zuerst versprichst du: So viele Teile eines Materials stehen am Ende. Du hast sechs billige, und eines steht schon. Biete 4 billige.',
  'bid-high': 'Mutig! Aber für jedes Teil, das fehlt, zahlst du. Versprich zwischen 3 und 6 billige.',
  'bid-low': 'Das hält sich leicht, aber Ada würde gleich mehr bieten. Versuch es mit 4 billigen.',
  'bid-else': 'Davon hast du nur wenige. Die meisten deiner Teile sind billig: Versprich 4 davon.',
  'bid-done': 'Ada darf jetzt höher bieten, annehmen oder verdoppeln. Mal sehen.',
  build:
    'Ada nimmt an: Du bist der Bauträger, sie ist die Saboteurin. Nimm ein billiges Stockwerk, tippe auf einen Platz über einem Fundament und baue.',
  'build-pass': 'Passen darfst du, aber Versprochenes baut sich nicht von selbst. Setz ein Teil auf ein Fundament.',
  'build-done':
    'Die Anzeige unter dem Haus sagt, was sein Fundament trägt. Zwei Teile eines Materials in einem Zug wären auch gegangen.',
  boom: 'Seitenwechsel: Ada hat 4 billige versprochen, und du sabotierst. Ihr billiges Fundament trägt 7 und hat 4 zu tragen. Lass dein altes Stockwerk darauf fallen!',
  'boom-pass': 'Du könntest passen, aber wer sabotiert, hat Besseres zu tun: Belaste das billige Haus.',
  'boom-else': 'Das hält das Fundament aus. Du brauchst 4 oder mehr auf dem billigen Haus: Das alte Stockwerk wiegt 5.',
  'boom-done':
    'BUMM! 9 auf einem Fundament für 7: Es ist weg, und alles, was darauf stand. Jedes Teil, das fehlt, kostet Ada Geld.',
  lean: 'Du bist wieder Bauträger. Billige und moderne Stockwerke dürfen seitlich am eigenen Material hängen. Setz dein billiges neben das andere, über nichts.',
  'lean-else': 'Das stünde auch. Aber versuch den freien Platz neben deinem billigen Stockwerk, unter dem nichts ist.',
  'lean-done':
    'Es lehnt am Nachbarn, und sein Gewicht geht dort hinunter. So trägt ein starkes Fundament auch Teile ohne eigenes Fundament.',
  combo:
    'Drei Teile eines Materials, die zusammenhängen, sind eine Combo. Zwei moderne stehen hier: Füg dein modernes Stockwerk an.',
  'combo-else': 'Erlaubt, aber hier ist mehr zu holen: Setz das moderne Stockwerk gleich auf das andere moderne.',
  'combo-done': 'Eine Combo! Die drei bekommen ein Siegel, und du bekommst einen Bonus: ein Teil aus Adas Hand.',
  bonus: 'Nimm eines von Adas Teilen und bau es, wohin es passt. Was du nimmst, kann sie nicht gegen dich verwenden.',
  'bonus-skip': 'Du darfst darauf verzichten, aber ein Teil von Ada geschenkt? Nimm eines.',
  'bonus-done': 'Jetzt zählt es für dich. Dein Zug ist zu Ende.',
  bill: 'Du hast 3 billige versprochen, und 4 stehen. Ada hat gepasst. Passt du auch, endet die Runde, und es wird abgerechnet: Tippe auf Passen.',
  'bill-boom': 'Vorsicht, damit stürzt dein eigenes Haus ein! Du hast, was du versprochen hast: Passe.',
  'bill-else': 'Es stünde, bringt aber nichts, und Ada wäre wieder dran. Du hast, was du versprochen hast: Passe.',
  'bill-done':
    'Versprechen gehalten: 30.000 €, und 10.000 € für das eine mehr. Ada bekommt nichts. Am Ende gewinnt das meiste Geld.',
  end: 'Jetzt kannst du es: Versprich, was du halten kannst, achte auf die Anzeigen, und als Saboteur belaste, was schwach ist.',
};
