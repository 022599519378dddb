/** English words of Bau Boom. */
export const bauBoomEn = {
  name: 'Bau Boom',
  author: 'Günter Cornett',
  tagline: 'Round the ant trail with a wheelbarrow: collect, remember, build.',
} as const;
