/** English words of Boondoggle's rules page. */
export const boondoggleRulesEn = {
  'rules-aim-title': 'What it is about',
  'rules-aim':
    'Each of you runs a company that shall build one road: from your office, through the Commons in the middle, to a destination that only you know. Whoever’s road is complete when a round ends can win; of several, the richest does.',
  'rules-start-title': 'What you start with',
  'rules-start-money': 'Money, by the number of players: {amounts}. Nobody has any goods yet.',
  'rules-start-money-of': '{money} with {seats} players',
  'rules-start-pieces':
    'Six roads, two kickback discs, two guardrail discs, and one Hostile Purchase card of your own.',
  'rules-start-market':
    'The supply holds {goods} of each resource for every player. A single costs {single} at the start, a pair {pair}.',
  'rules-start-goods': 'The four resources are {goods}.',
  'rules-map-title': 'The map',
  'rules-map':
    'Every stretch between two places is a mile. Your first mile is always the one that leaves your own office. From the junction you go on to the Commons, or round by a bus lane. Behind the Commons all ways are open: out along somebody’s spoke and first mile, and the last mile along the rim to the destination.',
  'rules-map-try': 'Try it: you are company {number}. Touch a lit mile to build it.',
  'rules-map-at': '{miles}. You stand at {place}.',
  'rules-map-there': 'A road to somewhere: {miles} to {place}.',
  'rules-map-again': 'Start again',
  'rules-map-other': 'Another company',
  'rules-roads-title': 'Four ways to lay a mile',
  'rules-road-regular': 'A regular road on free ground takes 1 crew, 1 asphalt and 1 permit.',
  'rules-road-bus':
    'A bus lane, on a dashed way between junctions, takes 1 crew and 1 asphalt. It brings you a honcho, and you may go along your own lane a second time for nothing.',
  'rules-road-elevated':
    'An elevated road stands on somebody else’s: 1 crew, 1 asphalt, 1 permit and 1 steel. Any number can be stacked, but never over a road of your own.',
  'rules-road-scheme':
    'A scheme (phase 7) takes you along somebody else’s road with a disc instead of a road. Kickback: pay the four single prices together; half goes to whoever built the lowest road. Guardrail: 3 steel, one of them to that builder. You have two discs of each kind.',
  'rules-road-pieces':
    'You have six roads, and five miles are the least that it takes. Once you have built a mile it stays yours, whatever is built above it.',
  'rules-round-title': 'A round',
  'rules-round':
    'Seven phases, in each of which everybody has a turn, beginning with whoever has the red truck. It moves on by one each round.',
  'rules-phase-1':
    'Funds: from your first road on you get $25 a round out of a fund of $150, and whatever your honchos bring.',
  'rules-phase-2':
    'Shenanigans: buy one card at the lowest of the seven prices, if you like. Then there are two goes round in which you may play a card each.',
  'rules-phase-3':
    'Trading: all at once. Money, goods, cards and honchos can change hands, by offers that the other one accepts. At most three open offers at a time, twelve a round.',
  'rules-phase-4': 'Side job: take $10 and sit out the rest of the round.',
  'rules-phase-5': 'Selling: as much as you like, once in each market.',
  'rules-phase-6': 'Buy or build: one purchase in one market (up to four singles or two pairs), or one mile.',
  'rules-phase-7': 'Schemes: one, if somebody’s road lies on your way.',
  'rules-market-title': 'The market',
  'rules-market':
    'Goods have a price each, and three pairs have prices of their own. What you buy or sell goes at the price that stands at that moment, all of it; then the marker climbs a place for every unit bought, and falls one for every unit sold.',
  'rules-market-try': 'Try it with a little asphalt.',
  'rules-market-money': 'You have {money} and {goods}.',
  'rules-market-sell': 'Sell {count}',
  'rules-market-buy': 'Buy {count}',
  'rules-destination-title': 'Your destination',
  'rules-destination':
    'Once your road has reached the Commons you may, whenever it is your turn, pay $5 into the pot and draw a destination. Keep it to yourself. The last of all to draw gets the pot. Your road is complete when it stands at a destination that you hold.',
  'rules-purchase-title': 'Hostile purchases',
  'rules-purchase':
    'Everybody begins with one such card of their own: it takes a resource from somebody at double its price. That player is always asked first. With an enforcer and $15 they can refuse; then nothing changes hands.',
  'rules-honchos-title': 'Honchos',
  'rules-honchos': 'Six of them wait in a bag. Each pays once a round, from the next one on.',
  'rules-honcho': '{honcho}: {benefit}',
  'rules-cards-title': 'All the cards',
  'rules-cards': 'Fifty-four, of twenty-five kinds. How many there are stands beside each.',
  'rules-card-count': '× {count}',
  'rules-end-title': 'The end',
  'rules-end':
    'The round in which a road is completed is played to its end. Of the complete roads the one whose owner has most money wins, then most cards; if that is equal too, the win is shared. If nobody is done after the last round, the longest road wins.',
} as const;
