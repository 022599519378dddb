import type { Seat } from '@boomtown/game-core';
import type { Action } from '../actions.ts';
import type { Phase, PublicView } from '../types.ts';

/** The seats that may act: in trading all that are not done (§5.5), else the one whose part it is; none when it is over. */
export function actors(view: PublicView): readonly Seat[] {
  if (view.phase === 'trade') return view.players.flatMap((_, seat) => (view.done[seat] ? [] : [seat]));
  return view.actor === null ? [] : [view.actor];
}

const PHASES: { readonly [type in Exclude<Action['type'], 'destination'>]: readonly Phase[] } = {
  pass: ['buy-card', 'play-card', 'job', 'sell', 'build', 'scheme'],
  'buy-card': ['buy-card'],
  play: ['play-card'],
  allow: ['answer'],
  enforce: ['answer'],
  offer: ['trade'],
  accept: ['trade'],
  decline: ['trade'],
  withdraw: ['trade'],
  done: ['trade'],
  job: ['job'],
  sell: ['sell'],
  buy: ['build'],
  build: ['build'],
  kickback: ['scheme'],
  guardrail: ['scheme'],
};

/** Is this kind of action for this phase? A destination can be drawn in any (§5.6); after a maven's purchase nothing is built (§6.4). */
export function inPhase(view: PublicView, action: Action): boolean {
  if (action.type === 'destination') return true;
  if (action.type === 'build' && view.acted.length > 0) return false;
  return PHASES[action.type].includes(view.phase);
}
