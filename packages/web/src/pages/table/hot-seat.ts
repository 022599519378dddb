import type { Seat } from '@boomtown/game-core';

/** In whose hands a device is that several people of a table share. */
export interface HotSeat {
  /** Who looks at it; `null`: it is covered, and shows what only one of them may see to nobody. */
  readonly holder: Seat | null;
  /** Who looked at it last. */
  readonly last: Seat | null;
  /** The step at which the holder took it. */
  readonly since: number;
  /** Does it lie open before all of them, through nobody's eyes? The holder is who is to act then. */
  readonly open: boolean;
  /** Was it covered because a player wants to look at what is theirs? Then it stays so until they say who they are. */
  readonly asked: boolean;
}

/** Where the table stands, for those who share a device. */
export interface Moment {
  readonly step: number;
  /** Their seats that still play, ascending. */
  readonly seats: readonly Seat[];
  /** All seats that may act. */
  readonly actors: readonly Seat[];
  /** May one of them know what another one does not? */
  readonly secret: boolean;
  /** Those of them for whom what only they know matters to what they may do now. */
  readonly lookers: readonly Seat[];
  readonly over: boolean;
}

/** Nobody has taken the device yet. */
export const UNTAKEN: HotSeat = { holder: null, last: null, since: -1, open: false, asked: false };

/** The device is covered; the next player takes it. */
export function covered(hotSeat: HotSeat): HotSeat {
  return { ...UNTAKEN, last: hotSeat.holder ?? hotSeat.last, since: hotSeat.since };
}

/** The device is covered for a player who wants to look at what is theirs. */
export function coveredToLook(hotSeat: HotSeat): HotSeat {
  return { ...covered(hotSeat), asked: true };
}

/** A player says who they are, and looks. */
export function taken(seat: Seat, step: number): HotSeat {
  return { holder: seat, last: seat, since: step, open: false, asked: false };
}

/** The device lies open before all of them: it acts for the player to act. */
export function laidOpen(hotSeat: HotSeat, moment: Moment): HotSeat {
  const last = moment.seats.find((seat) => seat === (hotSeat.holder ?? hotSeat.last));
  const holder = nextHolder(covered(hotSeat), moment) ?? last ?? moment.seats[0] ?? null;
  return { holder, last: holder, since: moment.step, open: true, asked: false };
}

/**
 * Who is to have the device next: of those who may act the one after the player who had it last, going round; `null` if none of
 * the others may.
 */
export function nextHolder({ holder, last }: HotSeat, { seats, actors }: Moment): Seat | null {
  const others = seats.filter((seat) => actors.includes(seat) && seat !== holder);
  const from = holder ?? last ?? -1;
  return others.find((seat) => seat > from) ?? others[0] ?? null;
}

/** Can the device lie open now, since the player who of its people is to act next needs nothing that only they know? */
export function mayLieOpen(hotSeat: HotSeat, moment: Moment): boolean {
  const next = nextHolder(covered(hotSeat), moment);
  return next === null || !moment.lookers.includes(next);
}

/**
 * In whose hands the device is to be at this moment; the very same value where nothing changes.
 *
 * Where nothing is secret it acts for the player to act. Otherwise it is handed over only for a player who needs what
 * only they know: it is covered before them, and stays with them as long as they have something to do, or nobody else of
 * the device has. For everybody else it lies open, and shows nothing that is secret. A player who took it without being
 * to act may look until the table moves on; when a seat is theirs no more it is taken from them.
 */
export function hotSeatAt(hotSeat: HotSeat, moment: Moment): HotSeat {
  const { seats, actors, secret, lookers, over, step } = moment;
  const { holder } = hotSeat;
  const mayStay = holder !== null && seats.includes(holder);
  const acts = holder !== null && actors.includes(holder);
  const next = nextHolder(hotSeat, moment);
  if (!secret || over) {
    if (over && hotSeat.open && mayStay) return hotSeat;
    const shown = mayStay && (acts || next === null) ? holder : laidOpen(hotSeat, moment).holder;
    if (shown === holder && hotSeat.open === !secret) return hotSeat;
    return { holder: shown, last: shown, since: step, open: !secret, asked: false };
  }
  if (holder === null) {
    return !hotSeat.asked && next !== null && mayLieOpen(hotSeat, moment) ? laidOpen(hotSeat, moment) : hotSeat;
  }
  if (hotSeat.open) {
    const who = acts ? holder : next;
    if (who !== null && lookers.includes(who)) return covered(hotSeat);
    if (mayStay && (who === null || who === holder)) return hotSeat;
    return laidOpen(hotSeat, moment);
  }
  if (!mayStay) return covered(hotSeat);
  if (acts || next === null || step <= hotSeat.since) return hotSeat;
  return lookers.includes(next) ? covered(hotSeat) : laidOpen(hotSeat, moment);
}
