/** What the first-game guide of Boondoggle says. */
export const boondoggleGuideEn = {
  buy: 'You build a road, and a mile of it takes a crew, asphalt and a permit. You have a permit. In the market, buy crew and asphalt: they come as a pair for $20.',
  'buy-pass': 'You may wait, but a road wants material. Open the market and buy the pair of crew and asphalt.',
  'buy-else':
    'That is useful too, but the pair gives you crew and asphalt at once. One purchase is all that a round allows.',
  'buy-done':
    'Bought! See the price of the pair: it climbs with everything that is bought, and falls with what is sold.',
  build:
    'The next round. You have all that a mile takes. The first one always leaves your own office: touch the lit mile.',
  'build-else': 'You have everything for a mile, so build it. In one round you either buy or build.',
  'build-done': 'Your first mile! From now on you get $25 each round out of the federal funds.',
  trade: 'Trading time. Ada offers you a crew for $8, and the market wants $10. Accept her offer.',
  'trade-else': 'You could haggle, but this is a bargain. Accept Ada’s offer.',
  'trade-done': 'Cheaper than the market. Money, goods, cards and honchos can all change hands, if both agree.',
  sell: 'Steel costs $18 now, and you hold two. Sell it dear, and buy again when it is cheap.',
  'sell-pass': 'You may keep it, but the price will hardly get better. Sell steel.',
  'sell-done': 'That fills the cash box. But the price has fallen: the next to sell gets less.',
  draw: 'Some rounds on, your road has reached the Commons in the middle. Pay $5 and draw your destination.',
  'draw-else': 'First you should know where your road has to go: draw a destination.',
  'draw-done': 'Only you know it. Your road is complete when it gets there.',
  over: 'Ada has built on the way ahead. With steel you build over her: an elevated road. Touch the lit mile to the south.',
  'over-free': 'There the ground is free, and no steel is needed. But try what is special: build over Ada’s road.',
  'over-else': 'You have a crew, asphalt, a permit and steel: build over Ada’s road.',
  'over-done': 'Your road runs above hers. Any number of roads can be stacked, but nobody builds over their own.',
  scheme:
    'One more mile in the same round: a scheme. Use Ada’s first mile for a kickback, without a road of your own. She gets half of what you pay.',
  'scheme-else': 'You may, but a mile now saves you a whole round. Use the kickback.',
  'scheme-done': 'Your disc lies there, and you stand at Ada’s office. Two of each kind of disc are all you have.',
  last: 'Your secret destination is the Big Dig. Two roads lead out of here: build the one that goes to it.',
  'last-wrong':
    'That leads to the Monorail Depot, and your road would end there for good. Your destination is the Big Dig: take the other mile.',
  'last-else': 'One mile is missing, and you have all that it takes. Build it!',
  'last-done':
    'Your road is complete! The round is played to its end. If another road is complete too, the richest wins.',
  end: 'There is more: cards full of shenanigans, side jobs, bus lanes, honchos. But you know how a round goes: trade, sell, buy or build, scheme.',
} as const;
