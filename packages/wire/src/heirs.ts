/** Who shall play for somebody who is away, if the others agree: a bot, or somebody new whom they give a code. */
export const VOTE_HEIRS = ['bot', 'person'] as const;
export type VoteHeir = (typeof VOTE_HEIRS)[number];

/** What a seat's one-time code moves it to: another device of the same person, or somebody new. */
export const SEAT_HEIRS = ['device', 'person'] as const;
export type SeatHeir = (typeof SEAT_HEIRS)[number];
