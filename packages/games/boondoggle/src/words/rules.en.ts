/** English words of Boondoggle's rules page. */
export const boondoggleRulesEn = {
  'rules-aim-title': 'What it is about',
  'rules-aim':
    'Each of you runs a company that has to build one road: from your office, through the Commons in the middle, to a destination that only you know. A road that is complete when a round ends can win; if there are several, the richest company does.',
  'rules-start-title': 'What you start with',
  'rules-start-money': 'Money, by the number of players: {amounts}. Nobody has any goods yet.',
  'rules-start-money-of': '{money} with {seats} players',
  'rules-start-pieces':
    'Six roads, two kickback discs, two guardrail discs, and one Hostile Purchase card of your own.',
  'rules-start-own':
    'Your own Hostile Purchase cannot be traded and leaves the game once it is played. Until then it counts as a card in hand.',
  'rules-start-companies':
    'With two players companies 1 and 4 play; with three 1, 3 and 5; with four 1, 2, 5 and 6; with five all but company 5; with six all.',
  'rules-start-market':
    'The supply holds {goods} of each resource for every player. A single costs {single} at the start, a pair {pair}.',
  'rules-start-goods': 'The four resources are {goods}.',
  'rules-map-title': 'The map',
  'rules-map':
    'Every stretch between two places is a mile. Your first mile is always the one that leaves your own office. From the junction you go on to the Commons, or round by bus lanes; other ways open only once you have passed the Commons. Then you go out along another company’s spoke and first mile, and the last mile runs along the rim to the destination. Every destination is five miles away from every office.',
  'rules-map-chain':
    'Your road is one chain: each mile begins where the last one ended, and no stretch is used twice, except your own bus lanes.',
  'rules-map-try': 'Try it: you are company {number}. Touch a lit mile to build it.',
  'rules-map-at': '{miles}. You stand at {place}.',
  'rules-map-there': 'A road to somewhere: {miles} to {place}.',
  'rules-map-again': 'Start again',
  'rules-map-other': 'Another company',
  'rules-roads-title': 'Four ways to lay a mile',
  'rules-road-regular': 'A regular road on free ground takes 1 crew, 1 asphalt and 1 permit.',
  'rules-road-bus':
    'A bus lane, on a dashed way between junctions, takes 1 crew and 1 asphalt. It brings you a honcho, while there are any, and you may go along each lane of your own a second time for nothing.',
  'rules-road-elevated':
    'An elevated road stands on another player’s road: 1 crew, 1 asphalt, 1 permit and 1 steel. Any number can be stacked, but never over a road of your own. Above a bus lane it is no lane: no honcho, no second pass.',
  'rules-road-scheme':
    'A scheme (phase 7) takes you along another player’s road, elevated or not, with a disc instead of a road. It counts as a mile of yours. Kickback: pay the four single prices together; half of what you pay goes to the builder of the lowest road there. Guardrail: 3 steel, one of them to that builder, the others to the supply. You have two discs of each kind.',
  'rules-road-pieces':
    'You have six roads, and five miles are the least that it takes. Once you have built a mile it stays yours, whatever is built above it.',
  'rules-round-title': 'A round',
  'rules-round':
    'Seven phases, in each of which everybody has a turn, beginning with the player who has the red truck. In the first round that is the first seat; then the truck moves on by one each round.',
  'rules-phase-1':
    'Funds: your first road, but no scheme, brings you a fund of $150. From the next round on you take $25 a round out of it, until it is empty, and get what your honchos bring.',
  'rules-phase-2':
    'Shenanigans: buy one card at the lowest of the seven prices, if you like. Then there are two goes round in which you may play a card each, also one that you have just bought.',
  'rules-phase-3':
    'Trading: all at once. Money, goods, cards and honchos change hands by offers that the other player accepts, at once and in full. Roads, discs, destinations and your own Hostile Purchase cannot be traded. You may have three open offers at a time and make twelve a round. When you are done, your open offers fall.',
  'rules-phase-4': 'Side job: take $10 and sit out the rest of the round: no selling, buying, building or scheming.',
  'rules-phase-5': 'Selling: as much as you like, once in each market.',
  'rules-phase-6': 'Buy or build: one purchase in one market (up to four singles or two pairs), or one mile.',
  'rules-phase-7': 'Schemes: one, if your next mile lies on another player’s road.',
  'rules-market-title': 'The market',
  'rules-market':
    'Goods have a price each, and three pairs have prices of their own. What you buy or sell goes at the price that stands at that moment, all of it; then the marker climbs a place for every unit bought, and falls one for every unit sold.',
  'rules-market-range':
    'Single prices go from {low} to {high} in steps of {step}, prices of pairs from {pairLow} to {pairHigh} in steps of {pairStep}. At the end of its range a price stays where it is; you may still buy or sell there.',
  'rules-market-supply':
    'You can only buy or collect what the supply holds. When a resource has run out there, you get it from other players alone, by trade or a hostile purchase. What is sold or used goes back to the supply; using it moves no price.',
  'rules-market-try': 'Try it with a little asphalt.',
  'rules-market-money': 'You have {money} and {goods}.',
  'rules-market-sell': 'Sell {count}',
  'rules-market-buy': 'Buy {count}',
  'rules-destination-title': 'Your destination',
  'rules-destination':
    'Once your road has reached the Commons you may, whenever you may act, pay $5 into the pot and draw a destination. It does not cost you your turn. Keep it to yourself: it is shown only when your road is complete.',
  'rules-destination-cards':
    'There are 18 destination cards, three for each of the six places, so two of you may be going to the same one. The last of all to draw gets the pot; if the game ends before that, nobody does.',
  'rules-destination-final':
    'Your road is complete when it stands at a destination whose card you hold. A road that has reached any destination goes no further, the right one or not. So draw before you build the last mile.',
  'rules-purchase-title': 'Hostile purchases',
  'rules-purchase':
    'Each of you begins with one such card of your own; two more are in the deck. It takes one resource from another player, who gets double its single price. That player is always asked first, able to stop it or not. With an Enforcer card and $15 to the bank they stop it: nothing changes hands, and both cards are used up.',
  'rules-purchase-limits':
    'An Enforcer does not use up a go of your own, and is played in no other way. What was taken from you, you may not take back from the same player by a hostile purchase in the same round.',
  'rules-honchos-title': 'Honchos',
  'rules-honchos':
    'Six of them wait in a bag, and you draw unseen. Each pays once a round, from the next one on; goods only if the supply has them. One player may have several.',
  'rules-honcho': '{honcho}: {benefit}',
  'rules-cards-title': 'All the cards',
  'rules-cards': 'Fifty-four, of twenty-five kinds. How many there are stands beside each.',
  'rules-card-count': '× {count}',
  'rules-cards-play':
    'You can play a card only if it does something: if the supply has what it collects, and you have what it needs. Money that no player pays or gets comes from or goes to the bank. Played cards are discarded, and when the deck is empty they are shuffled into a new one.',
  'rules-notes-title': 'Cards in detail',
  'rules-note': '{card}: {note}',
  'rules-note-expressway-toll': 'bus lanes, kickbacks and guardrails count as well.',
  'rules-note-highwayman':
    'the toll comes on top of the price of the mile. A player who cannot pay both can neither build nor scheme.',
  'rules-note-market-maven':
    'it takes the place of your purchase in phase 6. You may build instead, but not once you have bought. One a round, and unused it is lost.',
  'rules-note-kickback-coupon':
    'coupons add up, and a kickback uses all that you have played, even if fewer would do. The price never falls below zero, and the builder gets half of what you really pay.',
  'rules-note-night-shift': 'the mile costs what it always costs.',
  'rules-note-manipulator':
    'three different markets, and each must be able to fall two whole places: singles from {single}, pairs from {pair}. With fewer than three such markets it cannot be played.',
  'rules-note-route-option':
    'it needs a destination that you have drawn already, and costs no fee. It cannot be played when the destinations left are only enough for those who have none yet.',
  'rules-note-lobbyist': 'any two of your unused discs, and only after your first road.',
  'rules-note-hot-wired-truck':
    'any player, you too. The truck goes on from there. If several are played in a round, the last one counts.',
  'rules-note-blackmail': 'each pays as far as their money goes.',
  'rules-end-title': 'The end',
  'rules-end':
    'The round in which a road is completed is played to its end. Of the complete roads the one whose owner has most money wins, then most cards in hand, your own unused Hostile Purchase included. If that is equal too, the win is shared.',
  'rules-end-limit':
    'If no road is complete after the last round (40, unless the table sets another number), the most miles win, then the most money, then the most cards.',
} as const;
