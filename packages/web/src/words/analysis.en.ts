/** What a bot makes of a finished match, beside its film. */
export const analysisEn = {
  title: 'Analysis',
  curve: 'Who is ahead, step by step: {first} above the middle, {second} below.',
  computing: 'It is still being worked out.',
  failed: 'This browser could not work out who was ahead.',

  'exact-ahead': {
    one: 'Perfect play from here: {name} leads by one point after round {round}.',
    other: 'Perfect play from here: {name} leads by {count} points after round {round}.',
  },
  'exact-level': 'Perfect play from here: level after round {round}.',
  'about-ahead': 'Estimate: {name} leads by about {points} after round {round}.',
  'about-level': 'Estimate: about level after round {round}.',

  'best-only': 'Best: {action}.',
  'best-among': {
    one: 'Best: {action}, or one other that is as good.',
    other: 'Best: {action}, or {count} others that are as good.',
  },
  slip: {
    one: '{name} gave one point away. Better: {action}.',
    other: '{name} gave {count} points away. Better: {action}.',
  },
  faultless: 'Nothing better could be done.',

  slips: 'Points given away: {list}.',
  slipAt: '{points} by {name} in step {step}',
  'certain-from': 'Perfect play is known from step {step} on.',
  'turned-ahead': 'The game turned at step {step}: from there {name} was ahead.',
  'turned-level': 'The game turned at step {step}: from there it was level.',
  'always-ahead': '{name} was ahead from the beginning to the end.',
  'always-level': 'It was level from the beginning to the end.',
} as const;
