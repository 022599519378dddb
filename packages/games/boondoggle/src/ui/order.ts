import { boondoggleRules, type Phase, type PublicView, type Seat } from './rules.ts';

/** The seven phases as the track shows them. */
export const STAGES = ['funds', 'shenanigans', 'trade', 'job', 'sell', 'build', 'scheme'] as const;
export type Stage = (typeof STAGES)[number];

/** Where on the track a round stands; `null` after the end. */
export function stageOf(phase: Phase): Stage | null {
  switch (phase) {
    case 'buy-card':
    case 'play-card':
    case 'answer':
      return 'shenanigans';
    case 'over':
      return null;
    default:
      return phase;
  }
}

export type Turn = 'now' | 'yet' | 'done' | 'out';

/** All seats in the order of the round, and how far each has come in the present phase. */
export function orderOf(view: PublicView): readonly { readonly seat: Seat; readonly turn: Turn }[] {
  const count = view.players.length;
  const seats = view.players.map((_, i) => (view.starter + i) % count);
  const acting = boondoggleRules.actors(view);
  // While a purchase waits for its answer, the purchaser's go is used up, and the phase stands behind them.
  const { purchase, actor } = view;
  const place = purchase !== null ? seats.indexOf(purchase.by) + 1 : actor === null ? count : seats.indexOf(actor);
  return seats.map((seat, i) => ({ seat, turn: turnOf(view, seat, acting.includes(seat), i, place) }));
}

function turnOf(view: PublicView, seat: Seat, acts: boolean, i: number, place: number): Turn {
  if (acts) return 'now';
  if (view.phase === 'trade') return 'done';
  const sittingOut = view.phase === 'sell' || view.phase === 'build' || view.phase === 'scheme';
  if (sittingOut && view.players[seat]?.working) return 'out';
  return i < place || view.phase === 'over' ? 'done' : 'yet';
}
