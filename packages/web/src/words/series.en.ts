/** How many matches each has won since these people began. */
export const seriesEn = {
  title: 'Won so far',
  won: { one: 'won {count} so far', other: 'won {count} so far' },
} as const;
