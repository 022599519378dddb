import { signal } from '@preact/signals';

/** Has this private server refused the browser, since it has not said the passphrase (or it is another one now)? */
export const isLockedOut = signal(false);
