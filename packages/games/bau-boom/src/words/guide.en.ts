/** What the first-game guide of Bau Boom says. */
export const bauBoomGuideEn = {
  roll: 'You and Ada are ants who fetch blocks and build anthills. The first to finish wins. It is your turn: touch the dice.',
  'roll-done': 'A three and a two. You may go by one of them, or by both together.',
  move: 'Go by the three or by the two: each brings your wheelbarrow to a block.',
  'move-sum': 'Five leads to a ladybug. We meet her in a moment; first go by the three or by the two.',
  'move-done': 'Your wheelbarrow stands on a block now.',
  take: 'You may take this block, or leave it. You need one of every colour: take it!',
  'take-leave': 'Leaving it is allowed, but an empty wheelbarrow builds nothing. Take it.',
  'take-done':
    'Now it lies face down in your wheelbarrow. Nobody may look any more, you neither! So remember what it was.',
  ladybug:
    'Your next turn: a two and a six. Two steps on sits a ladybug, and she has a present for you. Go by the two.',
  'ladybug-anteater': 'Oh no, eight leads to the anteater! It eats the block that you loaded last. Go by the two.',
  'ladybug-second': 'There is a block there, too. But the ladybug gives you two: go by the two.',
  'ladybug-done': 'You got her block and one more out of the basket. Only you saw it, and only for a moment.',
  push: 'Now Ada stands two steps ahead of you, and right behind her waits an anteater. Go by the two and see what happens.',
  'push-else': 'A good move. But there is fun to be had: go by the two, where Ada stands.',
  'push-done': 'You pushed Ada on to the anteater, and it ate a block of hers. A pushed player takes what is there.',
  home: 'A big jump: your hill is nearly done, and you have two blocks. Nobody runs past the start, so any die takes you home.',
  'home-done': 'Home! The wheelbarrow is tipped out, and at last you see what was in it.',
  build: 'Each block goes on a square of its colour, and there must be blocks below it. Build the yellow one first.',
  'build-done': 'It stands. Now the square above it has something to rest on.',
  top: 'Only the top is left. Put the green block there!',
  'top-done': 'The hill is finished, and you win! It would count just the same if blocks were left over.',
  end: 'That is all: roll, go, take or leave, remember, and go home in time. Two blocks that fit are better than six that do not.',
} as const;
