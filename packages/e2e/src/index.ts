export { browserAtHand, findChromium, launchChromium } from './chromium.ts';
export { Person } from './person.ts';
export { Received } from './received.ts';
export { StartedServer } from './started-server.ts';
export { WeakLink } from './weak-link.ts';
