/** The ways to play that the form offers. */
export const presetsEn = {
  title: 'How to play',
  usual: 'As usual',
  quick: 'Quick',
  children: 'With children',
  expert: 'Expert',
  own: 'Your own mix of what is chosen below.',
  'usual-line': 'The whole game without a clock; moves may be taken back.',
} as const;
