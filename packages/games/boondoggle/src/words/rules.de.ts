import type { Translated } from '@boomtown/i18n';
import type { boondoggleRulesEn } from './rules.en.ts';

/** German of Boondoggle's rules page. */
export const boondoggleRulesDe: Translated<typeof boondoggleRulesEn> = {
  'rules-aim-title': 'Worum es geht',
  'rules-aim':
    'Ihr leitet Firmen, die je eine Straße bauen sollen: vom eigenen Büro durch die Allmende in der Mitte zu einem Ziel, das nur du kennst. Wessen Straße am Ende einer Runde fertig ist, kann gewinnen; sind es mehrere, gewinnt die reichste Firma.',
  'rules-start-title': 'Womit ihr beginnt',
  'rules-start-money': 'Geld, je nach Zahl der Firmen: {amounts}. Waren hat noch niemand.',
  'rules-start-money-of': '{money} bei {seats} Firmen',
  'rules-start-pieces':
    'Sechs Straßen, zwei Schmiergeldscheiben, zwei Leitplankenscheiben und eine eigene Karte „Feindlicher Kauf“.',
  'rules-start-own':
    'Dein eigener „Feindlicher Kauf“ lässt sich nicht tauschen und ist nach dem Ausspielen aus dem Spiel. Bis dahin zählt er als Handkarte.',
  'rules-start-companies':
    'Zu zweit spielen die Firmen 1 und 4, zu dritt 1, 3 und 5, zu viert 1, 2, 5 und 6, zu fünft alle außer der 5, zu sechst alle.',
  'rules-start-market':
    'Der Vorrat hat von jeder Ware {goods} pro Firma. Einzeln kostet sie am Anfang {single}, im Paar {pair}.',
  'rules-start-goods': 'Die vier Waren sind {goods}.',
  'rules-map-title': 'Die Karte',
  'rules-map':
    'Jede Strecke zwischen zwei Orten ist eine Meile. Deine erste ist immer die, die von deinem Büro wegführt. Von der Kreuzung geht es weiter zur Allmende oder außen herum über Busspuren; andere Wege öffnen sich erst hinter der Allmende. Dann geht es hinaus über eine Speiche und die erste Meile einer anderen Firma, und die letzte Meile führt am Rand entlang zum Ziel. Von jedem Büro sind es zu jedem Ziel fünf Meilen.',
  'rules-map-chain':
    'Deine Straße ist eine Kette: Jede Meile beginnt, wo die letzte endet, und keine Strecke wird zweimal benutzt, außer deinen eigenen Busspuren.',
  'rules-map-try': 'Probier es: Du bist Firma {number}. Tippe eine helle Meile an, um sie zu bauen.',
  'rules-map-at': '{miles}. Du stehst hier: {place}.',
  'rules-map-there': 'Eine Straße irgendwohin: {miles}, Ziel {place}.',
  'rules-map-again': 'Von vorn',
  'rules-map-other': 'Andere Firma',
  'rules-roads-title': 'Vier Arten, eine Meile zu legen',
  'rules-road-regular': 'Eine gewöhnliche Straße auf freiem Grund braucht 1 Crew, 1 Asphalt und 1 Lizenz.',
  'rules-road-bus':
    'Eine Busspur, auf einem gestrichelten Weg zwischen Kreuzungen, braucht 1 Crew und 1 Asphalt. Sie bringt dir einen Boss, solange es noch welche gibt, und über jede eigene Spur darfst du ein zweites Mal umsonst.',
  'rules-road-elevated':
    'Eine Hochstraße steht auf einer fremden: 1 Crew, 1 Asphalt, 1 Lizenz und 1 Stahl. Beliebig viele lassen sich stapeln, aber nie über einer eigenen. Über einer Busspur ist sie keine Spur: kein Boss, kein zweites Mal.',
  'rules-road-scheme':
    'Ein Trick (Phase 7) bringt dich mit einer Scheibe statt einer Straße auf fremdem Weg voran, ob Hochstraße oder nicht. Er zählt als deine Meile. Schmiergeld: Zahl die vier Einzelpreise zusammen; die Hälfte davon bekommt, wer dort die unterste Straße gebaut hat. Leitplanke: 3 Stahl, einer davon geht dorthin, die anderen in den Vorrat. Du hast zwei Scheiben von jeder Art.',
  'rules-road-pieces':
    'Du hast sechs Straßen, und weniger als fünf Meilen reichen nie. Eine gebaute Meile bleibt deine, was auch immer darüber entsteht.',
  'rules-round-title': 'Eine Runde',
  'rules-round':
    'Sieben Phasen, in denen jeweils alle einmal dran sind; den Anfang macht, wer den roten Laster hat. In der ersten Runde ist das der erste Platz; danach wandert der Laster jede Runde um einen Platz weiter.',
  'rules-phase-1':
    'Fördergeld: Deine erste Straße, aber kein Trick, bringt dir einen Topf von 150\u00a0$. Ab der nächsten Runde nimmst du daraus 25\u00a0$ pro Runde, bis er leer ist, und bekommst, was deine Bosse bringen.',
  'rules-phase-2':
    'Machenschaften: Kauf, wenn du willst, eine Karte zum niedrigsten der sieben Preise. Dann gibt es zwei Durchgänge, in denen du je eine Karte spielen darfst, auch eine eben gekaufte.',
  'rules-phase-3':
    'Handel: alle zugleich. Geld, Waren, Karten und Bosse wechseln durch Angebote, die die andere Seite annimmt, sofort und ganz. Straßen, Scheiben, Ziele und der eigene „Feindliche Kauf“ lassen sich nicht tauschen. Du darfst drei Angebote zugleich offen haben und zwölf pro Runde machen. Bist du fertig, verfallen deine offenen Angebote.',
  'rules-phase-4':
    'Nebenjob: Nimm 10\u00a0$ und setz den Rest der Runde aus: kein Verkauf, kein Kauf, kein Bau, kein Trick.',
  'rules-phase-5': 'Verkauf: so viel du willst, einmal auf jedem Markt.',
  'rules-phase-6':
    'Kaufen oder bauen: ein Kauf auf einem Markt (bis zu vier einzelne oder zwei Paare), oder eine Meile.',
  'rules-phase-7': 'Tricks: einer, wenn deine nächste Meile auf einer fremden Straße liegt.',
  'rules-market-title': 'Der Markt',
  'rules-market':
    'Jede Ware hat ihren Preis, und drei Paare haben eigene. Was du kaufst oder verkaufst, geht alles zum Preis, der gerade gilt; dann steigt der Anzeiger um ein Feld für jede gekaufte Einheit und fällt um eines für jede verkaufte.',
  'rules-market-range':
    'Einzelpreise gehen von {low} bis {high} in Schritten von {step}, Paarpreise von {pairLow} bis {pairHigh} in Schritten von {pairStep}. Am Ende der Leiste bleibt ein Preis stehen; kaufen und verkaufen darfst du trotzdem.',
  'rules-market-supply':
    'Kaufen und nehmen kannst du nur, was der Vorrat hat. Ist eine Ware dort aufgebraucht, bekommst du sie nur von anderen, durch Handel oder einen feindlichen Kauf. Was verkauft oder verbaut wird, geht zurück in den Vorrat; Verbauen bewegt keinen Preis.',
  'rules-market-try': 'Probier es mit etwas Asphalt.',
  'rules-market-money': 'Du hast {money} und {goods}.',
  'rules-market-sell': '{count} verkaufen',
  'rules-market-buy': '{count} kaufen',
  'rules-destination-title': 'Dein Ziel',
  'rules-destination':
    'Hat deine Straße die Allmende erreicht, darfst du, wann immer du dran bist, 5\u00a0$ in den Topf zahlen und ein Ziel ziehen. Das kostet dich keinen Zug. Behalt es für dich: Gezeigt wird es erst, wenn deine Straße fertig ist.',
  'rules-destination-cards':
    'Es gibt 18 Zielkarten, drei für jeden der sechs Orte; zwei von euch können also dasselbe Ziel haben. Wer als Letztes von allen zieht, bekommt den Topf; endet das Spiel vorher, bekommt ihn niemand.',
  'rules-destination-final':
    'Deine Straße ist fertig, wenn sie an einem Ziel steht, dessen Karte du hast. Eine Straße, die irgendein Ziel erreicht hat, geht nie mehr weiter, ob es das richtige ist oder nicht. Zieh also, bevor du die letzte Meile baust.',
  'rules-purchase-title': 'Feindliche Käufe',
  'rules-purchase':
    'Ihr beginnt alle mit einer solchen eigenen Karte; zwei weitere sind im Stapel. Sie nimmt einer anderen Firma eine Ware ab, und die bekommt den doppelten Einzelpreis. Gefragt wird diese Firma immer, ob sie es verhindern kann oder nicht. Mit einem Rausschmeißer und 15\u00a0$ an die Bank lehnt sie ab: Dann wechselt nichts die Hand, und beide Karten sind weg.',
  'rules-purchase-limits':
    'Der Rausschmeißer kostet dich keinen eigenen Durchgang und lässt sich nicht anders spielen. Was dir genommen wurde, darfst du in derselben Runde nicht durch einen feindlichen Kauf von derselben Firma zurückholen.',
  'rules-honchos-title': 'Bosse',
  'rules-honchos':
    'Sechs von ihnen warten in einem Beutel, gezogen wird blind. Jeder zahlt einmal pro Runde, ab der nächsten; Waren nur, wenn der Vorrat sie hat. Eine Firma darf mehrere haben.',
  'rules-honcho': '{honcho}: {benefit}',
  'rules-cards-title': 'Alle Karten',
  'rules-cards': 'Vierundfünfzig, von fünfundzwanzig Arten. Wie viele es gibt, steht neben jeder.',
  'rules-card-count': '× {count}',
  'rules-cards-play':
    'Eine Karte lässt sich nur spielen, wenn sie etwas bewirkt: wenn der Vorrat hat, was sie bringt, und du hast, was sie braucht. Geld, das niemand von euch zahlt oder bekommt, kommt aus der Bank oder geht dorthin. Gespielte Karten werden abgelegt und, wenn der Stapel leer ist, neu gemischt.',
  'rules-notes-title': 'Karten im Einzelnen',
  'rules-note': '{card}: {note}',
  'rules-note-expressway-toll': 'Busspuren, Schmiergelder und Leitplanken zählen mit.',
  'rules-note-highwayman':
    'Der Wegezoll kommt zum Preis der Meile dazu. Wer nicht beides zahlen kann, kann weder bauen noch tricksen.',
  'rules-note-market-maven':
    'Er ersetzt deinen Kauf in Phase 6. Statt zu kaufen darfst du bauen, aber nicht mehr nach dem ersten Kauf. Nur einer pro Runde, und ungenutzt verfällt er.',
  'rules-note-kickback-coupon':
    'Gutscheine zählen zusammen, und ein Schmiergeld verbraucht alle gespielten, auch wenn weniger gereicht hätten. Unter null fällt der Preis nie, und weitergegeben wird die Hälfte von dem, was du wirklich zahlst.',
  'rules-note-night-shift': 'Die Meile kostet, was sie immer kostet.',
  'rules-note-manipulator':
    'Drei verschiedene Märkte, und jeder muss ganze zwei Felder fallen können: einzelne ab {single}, Paare ab {pair}. Gibt es weniger als drei solche, lässt er sich nicht spielen.',
  'rules-note-route-option':
    'Du musst schon ein Ziel gezogen haben; eine Gebühr gibt es nicht. Die Karte lässt sich nicht spielen, wenn die übrigen Ziele nur noch für die reichen, die keines haben.',
  'rules-note-lobbyist': 'Zwei beliebige unbenutzte Scheiben, und erst nach deiner ersten Straße.',
  'rules-note-hot-wired-truck':
    'Jede Firma, auch deine eigene. Von dort wandert der Laster weiter. Werden in einer Runde mehrere gespielt, zählt der letzte.',
  'rules-note-blackmail': 'Alle zahlen, so weit ihr Geld reicht.',
  'rules-end-title': 'Das Ende',
  'rules-end':
    'Die Runde, in der eine Straße fertig wird, spielt ihr zu Ende. Von den fertigen Straßen gewinnt die, deren Firma am meisten Geld hat, dann am meisten Handkarten, der eigene ungespielte „Feindliche Kauf“ mitgezählt. Ist auch das gleich, gewinnt ihr gemeinsam.',
  'rules-end-limit':
    'Ist nach der letzten Runde (der 40., wenn am Tisch nichts anderes eingestellt ist) keine Straße fertig, gewinnen die meisten Meilen, dann das meiste Geld, dann die meisten Karten.',
};
