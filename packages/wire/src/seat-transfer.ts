/** Who shall play for somebody who is away, if the others agree: a bot, or somebody new whom they give a code. */
export const VOTE_CHOICES = ['bot', 'person'] as const;
export type VoteChoice = (typeof VOTE_CHOICES)[number];

/** What a seat's one-time code moves it to: another device of the same person, or somebody new. */
export const TRANSFER_TARGETS = ['device', 'person'] as const;
export type TransferTarget = (typeof TRANSFER_TARGETS)[number];
