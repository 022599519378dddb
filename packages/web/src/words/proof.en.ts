/** What the command line says that a transcript proves. */
export const proofEn = {
  holds: '{game}, {people}: the transcript holds.',
  moves: {
    one: 'The match: its only action is legal, with the chance that follows from the seed.',
    other:
      'The match: all {count} actions are legal, one after the other, with the shuffles, draws and rolls that follow from the seed.',
  },
  end: 'The end: {end} {rests}',
  'end-table': 'That they gave up is written down and can’t be proved; the rest follows.',
  'end-written': 'That is what is written down.',
  'end-silent': 'The file does not say so itself.',
  'no-deal':
    'The deal: the file does not say where the seed comes from, so this proves nothing about who chose the shuffles.',
  deal: 'The deal: the secret is the one to which the host was committed, and the seed is the hash of that secret and the nonces.',
  bound:
    'The commitment also covers which starts were called off before this one: in the file none was left out, added or changed.',
  unbound:
    'The commitment does not cover which starts were called off before this one, as with older versions of the server: the file may leave some out.',
  nobody:
    'So neither the host nor anybody at the table could choose a shuffle, unless they all agreed, provided that before the start the table showed you these same numbers, and told of no start that was called off:',
  redrawn:
    'The numbers of this deal were all fixed before any of them was shown, unless all who took part agreed, provided that before the start the table showed you these same numbers:',
  host: 'the host: {hash}',
  hash: '{name}: {hash}',
  'no-nonce': 'none (a bot’s seat adds nothing)',
} as const;
