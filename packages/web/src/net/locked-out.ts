import { signal } from '@preact/signals';

/** Why this browser is not let in: the server is private, and the passphrase or an invitation opens it. `null`: it is. */
export const isLockedOut = signal<'passphrase' | 'by-invitation' | null>(null);

/** Until when the host keeps this network out, in milliseconds since 1970; `null`: not at all. */
export const keptOutUntil = signal<number | null>(null);
