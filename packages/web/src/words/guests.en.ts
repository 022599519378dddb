/** Who may watch a table, and how late. */
export const guestsEn = {
  watch: 'Watching',
  'watch-live': 'As it goes on',
  'watch-late': 'Some actions late',
  'watch-none': 'Nobody',
  'watchHint-live': 'Anyone who has the code can look on.',
  'watchHint-late':
    'Anyone who has the code can look on, but the server shows them only what was some actions ago. At the end they see everything.',
  'watchHint-none': 'Only those who sit at the table see it.',
  delay: 'Actions late',
  terms: {
    one: 'Whoever watches sees the table {count} action late.',
    other: 'Whoever watches sees the table {count} actions late.',
  },
  late: { one: 'You see the table {count} action late.', other: 'You see the table {count} actions late.' },
} as const;
