/**
 * English, and the source of all keys. A sentence with `{count}` may be given in plural forms. Sections stand in the
 * order of the pages, then one for each game.
 */
export const en = {
  app: {
    name: 'Boomtown',
  },
  constructo: {
    name: 'Constructo',
    author: 'Santiago Eximeno',
  },
  constructor: {
    name: 'Constructor',
    author: 'Santiago Eximeno',
  },
} as const;
