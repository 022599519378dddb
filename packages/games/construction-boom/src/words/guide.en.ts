/** What the first-game guide of Construction BOOM! says. */
export const constructionBoomGuideEn = {
  bid: 'First you promise how many tiles of one material will stand at the end. You hold six cheap ones, and one stands already. Bid 4 cheap.',
  'bid-high': 'Brave! But you lose money for each tile that is missing. Promise between 3 and 6 cheap.',
  'bid-low': 'That is easy to keep, but Ada would bid more at once. Try 4 cheap.',
  'bid-else': 'You hold only a few of those. Most of your tiles are cheap: promise 4 of them.',
  'bid-done': 'Ada may bid higher now, accept, or double. Let us see.',
  build:
    'Ada accepts: you are the contractor, she is the saboteur. Pick a cheap tier, touch a place above a ground, and build.',
  'build-pass': 'Passing is allowed, but promised tiles do not build themselves. Put one on a ground.',
  'build-done':
    'The gauge under the house shows how much its ground carries. Two tiles of one material in a turn would have been fine, too.',
  boom: 'Now change sides: Ada promised 4 cheap, and you are the saboteur. Her cheap ground carries 7 and has 4 on it. Drop your heavy old tier there!',
  'boom-pass': 'You could pass, but a saboteur has better things to do: load the cheap house.',
  'boom-else': 'The ground holds that. You need 4 or more on the cheap house: the old tier weighs 5.',
  'boom-done':
    'BOOM! 9 on a ground for 7: it is gone, and everything that rested on it. Each missing tile costs Ada money.',
  lean: 'You are the contractor again. Cheap and modern tiers may stick out sideways from their own material. Put your cheap tier beside the other one, over nothing.',
  'lean-else': 'That would stand, too. But try the free place beside your cheap tier, with nothing below.',
  'lean-done':
    'It leans on its neighbour, and its weight goes down there. So a strong ground carries tiles that have no ground of their own.',
  combo:
    'Three tiles of one material that hang together are a combo. Two modern ones stand here: add your modern tier.',
  'combo-else': 'Allowed, but there is more to have: put the modern tier right on the other modern one.',
  'combo-done': 'A combo! The three get a seal, and you get a bonus: a tile out of Ada’s hand.',
  bonus: 'Take one of Ada’s tiles and build it wherever it fits. What you take, she cannot use against you.',
  'bonus-skip': 'You may leave it, but a tile of Ada’s for nothing? Take one.',
  'bonus-done': 'It counts for you now. Your turn is over.',
  bill: 'You promised 3 cheap, and 4 stand. Ada has passed. If you pass as well, the round is over and the bill comes: touch Pass.',
  'bill-boom': 'Careful, that brings your own house down! You have what you promised: pass.',
  'bill-else':
    'It would stand, but it gains nothing, and Ada would be on turn again. You have what you promised: pass.',
  'bill-done':
    'Promise kept: €30k, and €10k for the one tile more. Ada gets nothing. The most money after all rounds wins.',
  end: 'You know it now: promise what you can keep, watch the gauges, and when you are the saboteur, load what is weak.',
} as const;
