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
  if (event.type !== 'drawn' || !areCovered(options)) return [{ to: 'all', event }];
  const { type, seat } = event;
  return [
    { to: 'all', except: [seat], event: { type, seat } },
    { to: seat, event },
  ];
}

/**
 * An event as a later reader sees it (§3.8): what was seen as it went into a wheelbarrow is not to be
 * looked up, nor what lay on the spaces that it was taken from.
 */
export function remembered(event: BauBoomEvent, { options }: Pick<BauBoomPublicView, 'options'>): BauBoomEvent {
  if (!areCovered(options)) return event;
  switch (event.type) {
    case 'loaded':
      return { type: event.type, seat: event.seat, from: event.from };
    case 'drawn':
      return { type: event.type, seat: event.seat };
    case 'filled':
      return { type: event.type, spaces: event.spaces };
    default:
      return event;
  }
}

/** Is what lies in the wheelbarrows hidden? In `young` nothing ever does (§5.3). */
function areCovered({ openBarrows, variant }: BauBoomOptions): boolean {
  return !openBarrows && variant !== 'young';
}

/**
 * Another state that looks the same to everybody: the container and the loads that nobody sees are put together,
 * shuffled, and dealt out again in the same lengths (§6). Nobody sees more than another, so the viewer does not matter.
 */
export function redeal(state: BauBoomState, rng: Rng): BauBoomState {
  const covered = !state.options.openBarrows;
  const loads = covered ? state.barrows.flatMap(({ load }) => load) : [];
  // Put in order first: what is dealt follows from what is seen and the stream alone.
  const pool = rng.shuffle([...state.container, ...loads].sort());
  let next = state.container.length;
  const barrows = state.barrows.map(({ at, load }) => {
    if (!covered) return { at, load };
    const dealt = pool.slice(next, next + load.length);
    next += load.length;
    return { at, load: dealt };
  });
  return { ...state, container: pool.slice(0, state.container.length), barrows };
}
