import { signal } from '@preact/signals';

/** The section of the rules (`4.3`) that a person wants to read beside the board; `null`: none is open. */
export const openedRules = signal<string | null>(null);
