/** How it is told that nobody could choose the shuffles. */
export const fairEn = {
  title: 'How chance is kept fair',
  short: 'Fair play',
  link: 'How that works, and how to check it',
  words:
    'The server fixed a secret before anybody sat down, and each browser adds a number of its own. Both are shown here only as fingerprints until the game is over, so that neither side can steer the chance.',
  commitment: 'Fingerprint of the server’s secret',
  hashOf: 'Fingerprint of {name}’s number',
  secret: 'The server’s secret',
  nonceOf: '{name}’s number',
  seed: 'The seed of all chance in this game',
  calledOff: {
    one: 'The start was called off once after a number had been opened, by {people}.',
    other: 'The start was called off {count} times after a number had been opened, by {people}.',
  },
  caller: '{name} ({times})',
  times: { one: 'once', other: '{count} times' },
  'caller-gone': 'someone who has left',
  'caller-server': 'the server',
  redraw:
    'Each time the secret and all numbers were drawn anew. It counts as a redraw: whoever sees the last number can call the start off and wait for another deal.',
} as const;

export const fairnessEn = {
  title: 'How chance is kept fair',
  intro:
    'Here a computer shuffles the cards and rolls the dice. How do you know that nobody helps their luck along? You need not trust anyone: you can check it after the game.',
  'print-title': 'A fingerprint',
  'print-words':
    'From any text a computer can work out a fingerprint of 64 signs. The same text always has the same one. Change a single letter, and all of it changes.',
  example: 'Meet me at the crane at noon',
  anyText: 'Any text',
  itsFingerprint: 'Its fingerprint',
  tryIt: 'Change a letter and see.',
  changed: { one: '{count} of the 64 signs has changed.', other: '{count} of the 64 signs have changed.' },
  'print-use':
    'Nobody can read the text back out of its fingerprint, and nobody has ever found two texts that share one. So whoever shows a fingerprint has made a promise: the text is fixed, though it is still secret. (Its proper name is SHA-256, should you want to look it up.)',
  'deal-title': 'Shuffling together',
  'deal-words':
    'Each of you thinks of a long number, puts it into an envelope, and shows its fingerprint. Only when all fingerprints lie on the table are the envelopes opened. All numbers together decide the shuffle.',
  host: 'The host',
  you: 'You',
  friend: 'A friend',
  promised: 'Fingerprint, shown to all',
  inside: 'In the envelope was',
  stillSealed: 'Still sealed',
  doesNotFit: 'Does not fit its fingerprint',
  open: 'Open the envelopes',
  shuffled: 'All three numbers together give this order of eight blocks:',
  fits: 'Every number fits its fingerprint. Each of the three has mixed the blocks, and none could know how they would lie.',
  cheat: 'Let the host cheat',
  caught:
    'The host did not like the order and put another number into its envelope. The blocks lie differently now, but the number does not fit the fingerprint that everybody has seen: caught.',
  again: 'Another shuffle',
  'deal-why':
    'To get an order that suits you, you would have to know the numbers of all others before you fix your own. But theirs are still in their envelopes then. It is enough that one of you keeps to this, and the shuffle is fair for all.',
  'here-title': 'At a table here',
  'here-1': 'When a table is made, its server draws a secret and shows the fingerprint.',
  'here-2':
    'When you say that you are ready, your browser draws a number of its own, notes what the table has shown so far, and shows the fingerprint of its number. So do the browsers of the others.',
  'here-3':
    'Once everyone is ready the browsers show their numbers. Secret and numbers together give the seed, from which every shuffle, draw and roll of the game follows.',
  'here-4':
    'When the game is over the server shows its secret. Now anybody can work out the seed, play all moves once more, and see that everything comes out as it did.',
  'limits-title': 'What that proves, and what not',
  'limits-restart':
    'One more thing to keep an eye on: starts that are called off. Whoever sees the last number can call the start off and so get another deal; nothing can prevent that. So each of them is counted: the table and the check at the end say how many there were and by whom, and everything is drawn anew for the next one. The fingerprint of the host’s next secret covers those before it, so none can be taken out of the record afterwards.',
  'check-title': 'Check it',
  'check-words':
    'At the end of a game, “Check the shuffle” does all this in your browser and says what it found. You can also download the game and open the file here, or check it with tools of your own: the documentation of Boomtown (docs/transcripts.md) says how, down to each number.',
} as const;
