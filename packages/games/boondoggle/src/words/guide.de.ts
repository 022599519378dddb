import type { Translated } from '@boomtown/i18n';
import type { boondoggleGuideEn } from './guide.en.ts';

export const boondoggleGuideDe: Translated<typeof boondoggleGuideEn> = {
  buy: 'Du baust eine Straße, und jede Meile braucht Crew, Asphalt und Lizenz. Die Lizenz hast du. Kauf Crew und Asphalt am Markt: als Paar für 20 $.',
  'buy-pass':
    'Du darfst warten, aber eine Straße braucht Material. Öffne den Markt und kauf das Paar aus Crew und Asphalt.',
  'buy-else':
    'Auch nützlich, aber das Paar bringt dir beides auf einmal. Mehr als einen Kauf erlaubt eine Runde nicht.',
  'buy-done':
    'Gekauft! Sieh auf den Preis des Paars: Er steigt mit allem, was gekauft wird, und fällt mit allem, was verkauft wird.',
  build:
    'Die nächste Runde. Du hast alles für eine Meile. Die erste führt immer vom eigenen Büro weg: Tippe auf die helle Meile.',
  'build-else': 'Du hast alles für eine Meile, also bau sie. In einer Runde kaufst oder baust du.',
  'build-done': 'Deine erste Meile! Von jetzt an bekommst du jede Runde 25 $ Fördergeld.',
  trade: 'Handelszeit. Ada bietet dir eine Crew für 8 $, der Markt will 10 $. Nimm ihr Angebot an.',
  'trade-else': 'Du könntest feilschen, aber das ist ein Schnäppchen. Nimm Adas Angebot an.',
  'trade-done': 'Billiger als am Markt. Geld, Waren, Karten und Bosse können die Hand wechseln, wenn beide wollen.',
  sell: 'Stahl kostet jetzt 18 $, und du hast zwei. Verkauf teuer, und kauf wieder, wenn er billig ist.',
  'sell-pass': 'Du darfst ihn behalten, aber der Preis wird kaum besser. Verkauf Stahl.',
  'sell-done': 'Das füllt die Kasse. Aber der Preis ist gefallen: Wer nach dir verkauft, bekommt weniger.',
  draw: 'Ein paar Runden später hat deine Straße die Allmende in der Mitte erreicht. Zahl 5 $ und zieh dein Ziel.',
  'draw-else': 'Zuerst solltest du wissen, wohin deine Straße soll: Zieh ein Ziel.',
  'draw-done': 'Nur du kennst es. Deine Straße ist fertig, wenn sie dort ankommt.',
  over: 'Ada hat vor dir gebaut. Mit Stahl baust du über sie hinweg: eine Hochstraße. Tippe auf die helle Meile im Süden.',
  'over-free':
    'Dort ist der Boden frei, und es braucht keinen Stahl. Aber versuch das Besondere: Bau über Adas Straße.',
  'over-else': 'Du hast Crew, Asphalt, Lizenz und Stahl: Bau über Adas Straße.',
  'over-done': 'Deine Straße läuft über ihrer. Beliebig viele dürfen sich stapeln, nur niemand über die eigene.',
  scheme:
    'Noch eine Meile in derselben Runde: ein Trick. Nutze Adas erste Meile gegen Schmiergeld, ohne eigene Straße. Die Hälfte bekommt sie.',
  'scheme-else': 'Darfst du, aber eine Meile jetzt spart eine ganze Runde. Zahl das Schmiergeld.',
  'scheme-done':
    'Deine Scheibe liegt dort, und du stehst an Adas Büro. Mehr als zwei Scheiben jeder Art hast du nicht.',
  last: 'Dein geheimes Ziel ist der Big Dig. Zwei Wege führen von hier hinaus: Bau den, der dorthin geht.',
  'last-wrong':
    'Das führt zum Einschienenbahn-Depot, und dort wäre deine Straße für immer zu Ende. Dein Ziel ist der Big Dig: Nimm die andere Meile.',
  'last-else': 'Eine Meile fehlt, und du hast alles dafür. Bau sie!',
  'last-done':
    'Deine Straße ist fertig! Die Runde wird zu Ende gespielt. Ist noch jemand fertig, gewinnt, wer mehr Geld hat.',
  end: 'Es gibt noch mehr: gemeine Karten, Nebenjobs, Busspuren, Bosse. Aber du weißt, wie eine Runde läuft: handeln, verkaufen, kaufen oder bauen, tricksen.',
};
