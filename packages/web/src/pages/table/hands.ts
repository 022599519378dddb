import type { Seat } from '@boomtown/game-core';

/** In whose hands a device is that several people of a table share. */
export interface Hands {
  /** Who looks at it; `null`: it is covered, and shows what only one of them may see to nobody. */
  readonly holder: Seat | null;
  /** Who looked at it last. */
  readonly last: Seat | null;
  /** The step at which the holder took it. */
  readonly since: number;
  /** Does it lie open before all of them, since nobody knows more than the others? The holder is who is to act then. */
  readonly open: boolean;
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
  readonly over: boolean;
}

/** Nobody has taken the device yet. */
export const UNTAKEN: Hands = { holder: null, last: null, since: -1, open: false };

/** The device is covered; whoever is next takes it. */
export function covered(hands: Hands): Hands {
  return { holder: null, last: hands.holder ?? hands.last, since: hands.since, open: false };
}

/** Somebody says who they are, and looks. */
export function taken(seat: Seat, step: number): Hands {
  return { holder: seat, last: seat, since: step, open: false };
}

/**
 * Who is to have the device next: of those who may act the one after whoever had it last, going round; `null` if none of
 * the others may.
 */
export function nextHolder({ holder, last }: Hands, { seats, actors }: Moment): Seat | null {
  const others = seats.filter((seat) => actors.includes(seat) && seat !== holder);
  const from = holder ?? last ?? -1;
  return others.find((seat) => seat > from) ?? others[0] ?? null;
}

/**
 * In whose hands the device is to be at this moment. Where nothing is secret it acts for whoever is to act. Otherwise it
 * is covered as soon as its holder has nothing to do but another of its people has, and always before something becomes
 * secret that lay open, and when its holder's seat is theirs no more. Somebody who took it without being to act may look until the table moves on. Returns the very
 * same value where nothing changes.
 */
export function handsAt(hands: Hands, moment: Moment): Hands {
  const { seats, actors, secret, over, step } = moment;
  const mayStay = hands.holder !== null && seats.includes(hands.holder);
  const acts = hands.holder !== null && actors.includes(hands.holder);
  if (!secret || over) {
    const next = mayStay && acts ? hands.holder : nextHolder(hands, moment);
    const holder = next ?? (mayStay ? hands.holder : (seats.find((seat) => seat === hands.last) ?? seats[0] ?? null));
    if (holder === hands.holder && hands.open === !secret) return hands;
    return { holder, last: holder, since: step, open: !secret };
  }
  if (hands.open) return covered(hands);
  if (hands.holder === null) return hands;
  if (!mayStay) return covered(hands);
  const isAnother = nextHolder(hands, moment) !== null;
  return acts || !isAnother || step <= hands.since ? hands : covered(hands);
}
