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
  'rules-start-market':
    'Der Vorrat hat von jeder Ware {goods} pro Firma. Einzeln kostet sie am Anfang {single}, im Paar {pair}.',
  'rules-start-goods': 'Die vier Waren sind {goods}.',
  'rules-map-title': 'Die Karte',
  'rules-map':
    'Jede Strecke zwischen zwei Orten ist eine Meile. Deine erste ist immer die, die von deinem Büro wegführt. Von der Kreuzung geht es weiter zur Allmende oder außen herum über eine Busspur. Hinter der Allmende stehen alle Wege offen: hinaus über eine Speiche und die erste Meile einer anderen Firma, und die letzte Meile am Rand entlang zum Ziel.',
  'rules-map-try': 'Probier es: Du bist Firma {number}. Tippe eine helle Meile an, um sie zu bauen.',
  'rules-map-at': '{miles}. Du stehst hier: {place}.',
  'rules-map-there': 'Eine Straße irgendwohin: {miles}, Ziel {place}.',
  'rules-map-again': 'Von vorn',
  'rules-map-other': 'Andere Firma',
  'rules-roads-title': 'Vier Arten, eine Meile zu legen',
  'rules-road-regular': 'Eine gewöhnliche Straße auf freiem Grund braucht 1 Crew, 1 Asphalt und 1 Lizenz.',
  'rules-road-bus':
    'Eine Busspur, auf einem gestrichelten Weg zwischen Kreuzungen, braucht 1 Crew und 1 Asphalt. Sie bringt dir einen Boss, und über deine eigene Spur darfst du ein zweites Mal umsonst.',
  'rules-road-elevated':
    'Eine Hochstraße steht auf einer fremden: 1 Crew, 1 Asphalt, 1 Lizenz und 1 Stahl. Beliebig viele lassen sich stapeln, aber nie über einer eigenen.',
  'rules-road-scheme':
    'Ein Trick (Phase 7) bringt dich mit einer Scheibe statt einer Straße auf fremdem Weg voran. Schmiergeld: Zahl die vier Einzelpreise zusammen; die Hälfte bekommt, wem die unterste Straße gehört. Leitplanke: 3 Stahl, einer davon geht dorthin. Du hast zwei Scheiben von jeder Art.',
  'rules-road-pieces':
    'Du hast sechs Straßen, und weniger als fünf Meilen reichen nie. Eine gebaute Meile bleibt deine, was auch immer darüber entsteht.',
  'rules-round-title': 'Eine Runde',
  'rules-round':
    'Sieben Phasen, in denen jeweils alle einmal dran sind; den Anfang macht, wer den roten Laster hat. Er wandert jede Runde um einen Platz weiter.',
  'rules-phase-1':
    'Fördergeld: Ab deiner ersten Straße bekommst du 25\u00a0$ pro Runde aus einem Topf von 150\u00a0$, dazu, was deine Bosse bringen.',
  'rules-phase-2':
    'Machenschaften: Kauf, wenn du willst, eine Karte zum niedrigsten der sieben Preise. Dann gibt es zwei Durchgänge, in denen du je eine Karte spielen darfst.',
  'rules-phase-3':
    'Handel: alle zugleich. Geld, Waren, Karten und Bosse können wechseln, wenn die andere Seite ein Angebot annimmt. Höchstens drei offene Angebote zugleich, zwölf pro Runde.',
  'rules-phase-4': 'Nebenjob: Nimm 10\u00a0$ und setz den Rest der Runde aus.',
  'rules-phase-5': 'Verkauf: so viel du willst, einmal auf jedem Markt.',
  'rules-phase-6':
    'Kaufen oder bauen: ein Kauf auf einem Markt (bis zu vier einzelne oder zwei Paare), oder eine Meile.',
  'rules-phase-7': 'Tricks: einer, wenn auf deinem Weg eine fremde Straße liegt.',
  'rules-market-title': 'Der Markt',
  'rules-market':
    'Jede Ware hat ihren Preis, und drei Paare haben eigene. Was du kaufst oder verkaufst, geht alles zum Preis, der gerade gilt; dann steigt der Anzeiger um ein Feld für jede gekaufte Einheit und fällt um eines für jede verkaufte.',
  'rules-market-try': 'Probier es mit etwas Asphalt.',
  'rules-market-money': 'Du hast {money} und {goods}.',
  'rules-market-sell': '{count} verkaufen',
  'rules-market-buy': '{count} kaufen',
  'rules-destination-title': 'Dein Ziel',
  'rules-destination':
    'Hat deine Straße die Allmende erreicht, darfst du, wann immer du dran bist, 5\u00a0$ in den Topf zahlen und ein Ziel ziehen. Behalt es für dich. Wer als Letztes zieht, bekommt den Topf. Deine Straße ist fertig, wenn sie an einem Ziel steht, das du hast.',
  'rules-purchase-title': 'Feindliche Käufe',
  'rules-purchase':
    'Alle beginnen mit einer solchen eigenen Karte: Sie nimmt jemandem eine Ware zum doppelten Preis ab. Diese Firma wird immer erst gefragt. Mit einem Rausschmeißer und 15\u00a0$ darf sie ablehnen; dann wechselt nichts die Hand.',
  'rules-honchos-title': 'Bosse',
  'rules-honchos': 'Sechs von ihnen warten in einem Beutel. Jeder zahlt einmal pro Runde, ab der nächsten.',
  'rules-honcho': '{honcho}: {benefit}',
  'rules-cards-title': 'Alle Karten',
  'rules-cards': 'Vierundfünfzig, von fünfundzwanzig Arten. Wie viele es gibt, steht neben jeder.',
  'rules-card-count': '× {count}',
  'rules-end-title': 'Das Ende',
  'rules-end':
    'Die Runde, in der eine Straße fertig wird, spielt ihr zu Ende. Von den fertigen Straßen gewinnt die, deren Firma am meisten Geld hat, dann am meisten Karten; ist auch das gleich, gewinnt ihr gemeinsam. Ist nach der letzten Runde niemand fertig, gewinnt die längste Straße.',
};
