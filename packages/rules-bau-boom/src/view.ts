import type { Addressed, Rng } from '@boomtown/game-core';
import type {
  BauBoomEvent,
  BauBoomOptions,
  BauBoomPrivateView,
  BauBoomPublicView,
  BauBoomState,
  Hill,
  Pending,
} from './types.ts';

/** What everybody sees (§6): of the container how many blocks it holds, of each load too unless `openBarrows`. */
export function publicView(state: BauBoomState): BauBoomPublicView {
  const { options } = state;
  return {
    game: state.game,
    options: {
      variant: options.variant,
      hills: options.hills,
      starter: options.starter,
      openBarrows: options.openBarrows,
      turnLimit: options.turnLimit,
    },
    phase: state.phase,
    toMove: state.toMove,
    actor: state.actor,
    turn: state.turn,
    dice: state.dice,
    trail: state.trail,
    container: state.container.length,
    barrows: state.barrows.map(({ at, load }) => ({ at, load: options.openBarrows ? load : load.length })),
    hills: state.hills.map(({ plan, built }): Hill => ({ plan, built })),
    hand: state.hand,
    queue: state.queue.map(({ what, seat }): Pending => ({ what, seat })),
  };
}

/** Nobody knows more than everybody; not even its owner looks into a wheelbarrow (§3.8). */
export function privateView(): BauBoomPrivateView {
  return {};
}

/** An event with its audience. The block drawn from the container is its drawer's secret where loads are covered (§3.5). */
export function addressed(event: BauBoomEvent, options: BauBoomOptions): readonly Addressed<BauBoomEvent>[] {
  const secret = event.type === 'drawn' && !options.openBarrows && options.variant !== 'young';
  if (!secret) return [{ to: 'all', event }];
  const { type, seat } = event;
  return [
    { to: 'all', except: [seat], event: { type, seat } },
    { to: seat, event },
  ];
}

/**
 * Another state that looks the same to everybody: the container and the loads that nobody sees are put together,
 * shuffled, and dealt out again in the same lengths (§6). Nobody sees more than another, so the viewer does not matter.
 */
export function redeal(state: BauBoomState, rng: Rng): BauBoomState {
  const covered = !state.options.openBarrows;
  const loads = covered ? state.barrows.flatMap(({ load }) => load) : [];
  const pool = rng.shuffle([...state.container, ...loads]);
  let next = state.container.length;
  const barrows = state.barrows.map(({ at, load }) => {
    if (!covered) return { at, load };
    const dealt = pool.slice(next, next + load.length);
    next += load.length;
    return { at, load: dealt };
  });
  return { ...state, container: pool.slice(0, state.container.length), barrows };
}
